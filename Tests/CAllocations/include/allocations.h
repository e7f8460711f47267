#pragma once
#include <stdint.h>

/// Allocations (malloc, calloc, realloc, aligned variants) made by this process since it started.
uint64_t allocations_count(void);
