#pragma once
#include <stdint.h>

/// Allocations (malloc, calloc, realloc, aligned variants) made by this process since it started, by all
/// threads together. Take the difference around the code in question, in a test that runs alone.
uint64_t allocations_count(void);
