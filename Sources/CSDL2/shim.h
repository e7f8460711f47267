// SDL must not take over `main`: SDLHost owns the process's first thread.
#define SDL_MAIN_HANDLED
#include <SDL.h>

// libdispatch's door for foreign run loops (CoreFoundation comes in by it too): a descriptor that is readable
// while the main queue holds work. Declared by no installed header, exported by every libdispatch on Linux.
int _dispatch_get_main_queue_handle_4CF(void);
