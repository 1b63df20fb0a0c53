import { type ChildProcess, spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { startOidcProvider } from '../src/server/testing/oidc-provider.ts';
import { closeWindows, expectAccessible } from './people.ts';

test.afterEach(closeWindows);

const port = Number(process.env.E2E_PORT ?? 4310) + 2;
const base = `http://localhost:${port}`;
let provider: Awaited<ReturnType<typeof startOidcProvider>>;
let tandem: ChildProcess;

test.beforeAll(async () => {
  provider = await startOidcProvider(`${base}/login/return`);
  provider.people.set('zoe', { sub: 'zoe', email: 'zoe@nordwind.example', email_verified: true, name: 'Zoe Nord' });
  tandem = spawn(process.execPath, ['e2e/server.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(port),
      TANDEM_DEMO: '0',
      TANDEM_BASE_URL: base,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'tandem',
      OIDC_CLIENT_SECRET: 'tandem-secret-of-the-tests',
    },
  });
  const isReady = () =>
    fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
});
test.afterAll(async () => {
  const gone = new Promise((resolve) => tandem.once('exit', resolve));
  tandem.kill('SIGTERM');
  await gone;
  await provider.close();
});

test('a user signs in with the organization’s provider, and the response works only in the requesting browser', async ({
  page,
  browser,
}) => {
  await page.goto(`${base}/login`);
  await expect(page.getByLabel('Password')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue with your organization' }).click();
  await page.waitForURL(`${provider.issuer}/interaction/**`);
  await page.locator('[name=login]').fill('zoe');
  await page.locator('[name=password]').fill('whatever');
  await page.locator('[type=submit]').click();
  // Another person who opens this address, with its response in it, is not signed in.
  const back = page.waitForRequest((request) => request.url().startsWith(`${base}/login/return?`));
  await page.locator('[type=submit]').click();
  const address = (await back).url();
  await page.waitForURL(`${base}/onboarding/**`, { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(address);
  await expect(elsewhere.getByText('This sign-in was started in another browser. Start again.')).toBeVisible();
});
