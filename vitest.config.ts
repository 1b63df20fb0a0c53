import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: 'src/server/testing/global-setup.ts',
    setupFiles: 'src/server/testing/unstub.ts',
    // Each worker runs whole files against its own world; more workers than cores only wait.
    maxWorkers: 2,
    // The product is loaded once per worker instead of once per file, which saves half of a run. Stubs of a test are
    // removed after it.
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    // A test that passes only at the second attempt is a fault of the product or of the test.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 90_000,
    hookTimeout: 180_000,
  },
});
