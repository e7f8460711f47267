// SDL must not take over `main`: SDLHost owns the process's first thread.
#define SDL_MAIN_HANDLED
#include <SDL.h>
