import { afterAll, expect, vi } from 'vitest';
import { openWorlds } from './open-worlds.ts';
import { noteTime } from './times.ts';

const before = process.cpuUsage();
const environment = { ...process.env };

// The files of a worker share one process. What a test replaces is put back here, because vitest does so only before the
// next file's first test, and that file may ask for a database earlier.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  const { user, system } = process.cpuUsage(before);
  noteTime({ file: expect.getState().testPath ?? '', processorMs: (user + system) / 1_000 });
  // Later files could not share the foundation.
  if (openWorlds.isSharedTaken) {
    openWorlds.isSharedTaken = false;
    throw new Error('This file must close its world: afterAll(() => world.close()).');
  }
});
