import { expect, test } from '@playwright/test';

test('a visitor is led to the sign-in page, and a wrong password does not let them in', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/partners');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  expect(errors).toEqual([]);
});

test('the sign-in page says what it is to search engines and to those it is sent to', async ({ page }) => {
  await page.goto('/login');
  for (const meta of ['meta[name="description"]', 'meta[property="og:description"]'])
    await expect(page.locator(meta)).toHaveAttribute('content', /companies and their partners/);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Tandem');
});
