import { expect, test } from '@playwright/test';
import { demo, enterAs, expectAccessible, PASSWORD, startAnew } from './people.ts';

test('a user signs in, for one session or longer, and signs out', async ({ page, context }) => {
  test.setTimeout(240_000);
  await test.step('signing in leads to the requested page, and signing out ends the session', async () => {
    await page.goto('/partners?q=al');
    await expect(page).toHaveURL('/login?to=%2Fpartners%3Fq%3Dal');
    await page.getByLabel('Email').fill(demo.company);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/partners?q=al');
    await expect(page).toHaveTitle('Partners · Tandem');

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/partners');
    await expect(page).toHaveURL(/\/login\?to=/);
  });
  await test.step('missing or wrong input is explained in plain words', async () => {
    await startAnew(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('nobody@');
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Login ErrorInvalid credentials');
    await expectAccessible(page);
  });
  await test.step('without "remember me" the session ends with the browser', async () => {
    await startAnew(page);
    await page.goto('/login?to=/partners');
    await page.getByLabel('Email').fill(demo.company);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Remember me').uncheck();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
    const another = await context.newPage();
    await another.goto('/partners');
    await expect(another).toHaveURL(/\/login/);
  });
  await test.step('a visitor is led to the sign-in page, and a wrong password does not let them in', async () => {
    await startAnew(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto('/partners');
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    expect(errors).toEqual([]);
  });
  await test.step('the sign-in page has a description for search engines and link previews', async () => {
    await startAnew(page);
    await page.goto('/login');
    for (const meta of ['meta[name="description"]', 'meta[property="og:description"]'])
      await expect(page.locator(meta)).toHaveAttribute('content', /companies and their partners/);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Tandem');
  });
});

test('a signed-in user stays on this site, finds the home page and keeps the dark theme', { tag: '@all' }, async ({
  page,
}) => {
  test.setTimeout(240_000);
  await test.step('signing in never leads to another site', async () => {
    await enterAs(page, demo.company);
    await page.goto('/login?to=https://example.com/');
    await expect(page).toHaveURL(/localhost/);
    await expect(page).not.toHaveURL(/login/);
  });
  await test.step('an unknown address says so and leads home', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    await expect(page.getByText('Sorry, the page you visited does not exist.')).toBeVisible();
    await expectAccessible(page);
    await page.getByText('Back Home').click();
    await expect(page).toHaveURL('/dashboard');
  });
  await test.step('a dark page is dark from its first paint, and the choice is kept', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.goto('/partners');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByText('Dark', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // The page is dark even before any script of the application is loaded.
    await page.route(/assets\/.*\.js$/, () => {});
    await page.reload({ waitUntil: 'commit' });
    await page.waitForSelector('#root', { state: 'attached' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(12, 10, 9)',
    );
  });
});
