import { defineConfig } from 'vitest/config';
import { IS_ALL } from './src/server/testing/breadth.ts';
import { LongestFirst } from './src/server/testing/longest-first.ts';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // Files of breadth alone run with `npm test -- --all`: kills, and walks without representatives.
    exclude: IS_ALL ? [] : ['**/*.all.test.ts'],
    environment: 'node',
    globalSetup: 'src/server/testing/global-setup.ts',
    setupFiles: 'src/server/testing/around-files.ts',
    // Each worker runs whole files against its own world; more workers than cores only wait.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // Files of one worker walk over the same hundreds of endpoints again and again: what was compiled for one is kept.
    execArgv: ['--no-flush-bytecode'],
    // The product is loaded once a worker, not once a file: half of the time of a run. What a test stubs is undone after it.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    testTimeout: 90_000,
    hookTimeout: 180_000,
  },
});
