import { expect, test } from '@playwright/test';
import { demo, enterAs, expectAccessible, PASSWORD } from './people.ts';

test('signing in leads back to where one was going, and signing out ends it', async ({ page }) => {
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

test('what is missing or wrong is said in plain words', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('nobody');
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Login ErrorInvalid credentials');
  await expectAccessible(page);
});

test('without "remember me" the session ends with the browser', async ({ page, context }) => {
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

test('signing in never leads to another site', async ({ page }) => {
  await enterAs(page, demo.company);
  await page.goto('/login?to=https://example.com/');
  await expect(page).toHaveURL(/localhost/);
  await expect(page).not.toHaveURL(/login/);
});

test('an unknown address says so and leads home', async ({ page }) => {
  await enterAs(page, demo.company);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
  await expect(page.getByText('Sorry, the page you visited does not exist.')).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Back Home').click();
  await expect(page).toHaveURL('/dashboard');
});

test('a dark page is dark from its first paint, and the choice is kept', async ({ page }) => {
  await enterAs(page, demo.company);
  await page.goto('/partners');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // With every script of the application held back, the page is already dark.
  await page.route(/assets\/.*\.js$/, () => {});
  await page.reload({ waitUntil: 'commit' });
  await page.waitForSelector('#root', { state: 'attached' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(12, 10, 9)');
});
