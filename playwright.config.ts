import { defineConfig } from '@playwright/test';

const PORT = Number(process.env.E2E_PORT ?? 4310);

/**
 * What Playwright switches off, which ours replaces, and the suggestions below the address: a page of their own for each
 * window, which nobody sees and which loads as long as ours.
 */
const UNUSED = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** The built app on a server and a database of its own, driven by the Chromium of this machine. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  workers: 2,
  fullyParallel: false,
  timeout: 240_000,
  forbidOnly: Boolean(process.env.CI),
  // What passes only at a second try is a fault of the product or of its test.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    // What cannot be pressed by then never can: it is said at once, not when the time of the journey is over.
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    // What moves is drawn sixty times a second and waited for. Journeys about the parts that move ask for motion (`withMotion`).
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every step costs a quarter of the time: `playwright test <name> --trace on` where one looks for a cause.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      // Nothing but the app: a closed network would otherwise refuse what the browser asks of its maker.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        // Without a graphics card it would be computed, which costs more than drawing without.
        '--disable-gpu',
        '--no-first-run',
        // A name as within a company's network: what comes from there without HTTPS may do less than what comes from localhost.
        '--host-resolver-rules=MAP tandem.intern 127.0.0.1',
        `--disable-features=${UNUSED.join()}`,
      ],
    },
  },
  webServer: {
    command: 'node e2e/server.ts',
    url: `http://localhost:${PORT}/readyz`,
    env: { PORT: String(PORT) },
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
