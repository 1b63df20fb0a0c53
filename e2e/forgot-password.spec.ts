import { expect, test } from '@playwright/test';
import { registered, SECRET } from './accounts.ts';
import { linkIn, pathOf } from './mailbox.ts';
import { expectAccessible, startAnew } from './people.ts';

test('a user who forgot the password chooses a new one', async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('a forgotten password is replaced by the link of a mail', async () => {
    const { email, token } = await registered(page.request);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL('/forgot-password');
    await page.getByRole('button', { name: 'Send reset instructions' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await page.getByLabel('Email').fill('nobody');
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Email').fill(email);
    await page.keyboard.press('Enter');
    await expect(page.getByText(`If ${email} has an account`)).toBeVisible();
    await expectAccessible(page);

    const link = await linkIn(email, 'Choose a new password');
    await page.goto(pathOf(link));
    await expect(page).toHaveTitle('Choose a new password · Tandem');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Password is required', { exact: true })).toBeVisible();
    await expect(page.getByText('Confirm password is required')).toBeVisible();
    await page.getByLabel('New password', { exact: true }).fill('another quiet otter');
    await page.getByLabel('Confirm password').fill('another loud otter');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Confirm password').fill('another quiet otter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeVisible();
    await page.getByRole('link', { name: 'Sign in' }).click();

    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(SECRET);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Login ErrorInvalid credentials');
    await page.getByLabel('Password', { exact: true }).fill('another quiet otter');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/login/);

    // The link has been used, and former sessions have ended.
    await page.goto(pathOf(link));
    await page.reload();
    await page.getByLabel('New password', { exact: true }).fill('yet another otter');
    await page.getByLabel('Confirm password').fill('yet another otter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Update Password Error');
    await expect(page.getByRole('alert')).toContainText('already used');
    const old = await page.request.get('/api/session', { headers: { authorization: `Bearer ${token}` } });
    expect(old.status()).toBe(401);
  });
  await test.step('each page says what failed', async () => {
    await startAnew(page);
    await page.route('**/api/auth/**', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    const tell = page.getByRole('alert');
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('ann@example.com');
    await page.keyboard.press('Enter');
    await expect(tell).toHaveText('Forgot Password ErrorError while resetting password');
    await page.goto('/update-password#token=something-that-is-long-enough');
    await page.getByLabel('New password', { exact: true }).fill(SECRET);
    await page.getByLabel('Confirm password').fill(SECRET);
    await page.keyboard.press('Enter');
    await expect(tell).toHaveText('Update Password ErrorError while updating password');
    await page.goto('/register');
    await page.getByLabel('Email').fill('ann@example.com');
    await page.getByLabel('Password', { exact: true }).fill(SECRET);
    await page.keyboard.press('Enter');
    await expect(tell).toHaveText('Register ErrorError while registering');
    await page.goto('/login');
    await page.getByLabel('Email').fill('ann@example.com');
    await page.getByLabel('Password', { exact: true }).fill(SECRET);
    await page.keyboard.press('Enter');
    await expect(tell).toHaveText('Login ErrorInvalid credentials');
  });
});
