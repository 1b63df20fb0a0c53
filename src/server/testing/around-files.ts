import { afterAll, expect, vi } from 'vitest';
import { noteTime } from './times.ts';

const before = process.cpuUsage();

// The stubs are removed here, because vitest does so only before the next file's first test, and that file may ask for
// a database earlier.
afterAll(() => {
  vi.unstubAllGlobals();
  const { user, system } = process.cpuUsage(before);
  noteTime({ file: expect.getState().testPath ?? '', processorMs: (user + system) / 1_000 });
});
