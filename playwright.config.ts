import { defineConfig, type Project } from '@playwright/test';
import { journeysOfFeature } from './e2e/journeys.ts';
import { changedFeatures, IS_ALL } from './src/server/testing/breadth.ts';

const PORT = Number(process.env.E2E_PORT ?? 4310);

/**
 * Features that Playwright turns off by default, which this list replaces, and the suggestions below the address bar: a
 * hidden page for each window that takes as long to load as ours.
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

/** Journeys about variants of a goal and qualities of every screen run with `npm test -- --all`, and where they changed. */
const BREADTH = /@all/;

async function projects(): Promise<Project[]> {
  if (IS_ALL) return [{ name: 'all' }];
  const changed = new Set((await Promise.all([...changedFeatures()].map(journeysOfFeature))).flat());
  return [
    { name: 'goals', grepInvert: BREADTH },
    ...(changed.size > 0
      ? [{ name: 'changed', grep: BREADTH, testMatch: [...changed].map((file) => `**/${file}`) }]
      : []),
  ];
}

/** The built app on a separate server and database, driven by the Chromium of this machine. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  projects: await projects(),
  workers: 2,
  fullyParallel: false,
  timeout: 240_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    // An element that cannot be pressed by then never can be; the failure is reported at once instead of after the
    // journey's timeout.
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    // Animations cost time to draw and to wait for. Journeys about animations ask for motion (`withMotion`).
    contextOptions: { reducedMotion: 'reduce' },
    // Journeys answer requests themselves, which the worker of the application would keep from them.
    serviceWorkers: 'block',
    // Recording every step costs a quarter of the time: `playwright test <name> --trace on` where one looks for a cause.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      // The browser must contact no server but the app, because a closed network would refuse its requests.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        // Without a graphics card, emulating one is slower than drawing without.
        '--disable-gpu',
        '--no-first-run',
        // A name as in a company's network, because pages from there without HTTPS have fewer rights than those from
        // localhost.
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
