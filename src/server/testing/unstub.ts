import { afterAll, vi } from 'vitest';

// The stubs are removed here, because vitest does so only before the next file's first test, and that file may ask for
// a database earlier.
afterAll(() => {
  vi.unstubAllGlobals();
});
