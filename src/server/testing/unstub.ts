import { afterAll, vi } from 'vitest';

// The next file of the same worker may ask for a database before its first test, which is when vitest would undo it.
afterAll(() => {
  vi.unstubAllGlobals();
});
