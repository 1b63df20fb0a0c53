import { expect, test } from '@playwright/test';
import { registered, SECRET, uniqueEmail } from './accounts.ts';
import { linkIn, pathOf } from './mailbox.ts';
import { expectAccessible, startAnew } from './people.ts';

test('a visitor registers, and the page does not reveal existing accounts', async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('a visitor registers on the way to a screen, creates a company and confirms the email address', async () => {
    const email = uniqueEmail('nordwind-energy.example');
    await page.goto('/partners?q=al');
    await expect(page).toHaveURL('/login?to=%2Fpartners%3Fq%3Dal');
    await page.getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/register?to=%2Fpartners%3Fq%3Dal');
    await expect(page).toHaveTitle('Create an account · Tandem');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    // The page loads no part of the application itself.
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1)!),
    );
    expect(scripts.filter((name) => /^(frame|parts|choices|start)-/.test(name))).toEqual([]);

    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill('nobody');
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Password123');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('This is too common. Choose another one.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Your name (optional)').fill('Ann Nord');
    await page.getByLabel('Password', { exact: true }).fill(SECRET);
    await page.keyboard.press('Enter');
    // A company that has not started is set up first, whatever the destination was.
    await expect(page).toHaveURL(/\/onboarding/);

    await page.goto(pathOf(await linkIn(email, 'Confirm your email address')));
    await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('already used');
  });
  await test.step('the page does not reveal that an email address has an account, and the sign-in link keeps the destination', async () => {
    await startAnew(page);
    const { email } = await registered(page.request);
    await page.goto('/register?to=/partners');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(SECRET);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('alert')).toHaveText('Register ErrorError while registering');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/login?to=%2Fpartners');
    await page.getByRole('link', { name: 'Tandem' }).click();
    await expect(page).toHaveURL('/login');
  });
  await test.step('with a mail server, the session begins with the mailed link, which takes the password elsewhere', async () => {
    await startAnew(page);
    // This server has no mail server, so its answers are replaced by those of one that has.
    const { token } = await registered(page.request);
    const key = 'k'.repeat(43);
    const email = uniqueEmail('nordwind.example');
    await page.route('**/api/auth/register', (route) => route.fulfill({ status: 202, json: { email, key } }));
    const given: { key?: string; password?: string }[] = [];
    await page.route('**/api/auth/finish-registration', async (route) => {
      given.push(route.request().postDataJSON() as { key?: string; password?: string });
      const errors = { password: ['is required'] };
      if (given.length === 1) await route.fulfill({ status: 422, json: { message: 'is required', errors } });
      else await route.fulfill({ status: 201, json: { token } });
    });
    await page.goto('/register');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(SECRET);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/confirm-email#token=${'t'.repeat(43)}&signup=1`);
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Password', { exact: true }).fill(SECRET);
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    await expect(page).toHaveURL(/\/onboarding/);
    expect(given).toMatchObject([{ key }, { password: SECRET }]);
  });
  await test.step('what needs a confirmed address offers to send the email again', async () => {
    // The page listens once it is there.
    await expect(page.getByText('Confirm your email address: open the link we sent to')).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('tandem:unconfirmed')));
    const notice = page.getByRole('alert').filter({ hasText: 'Confirm your email address first' });
    await notice.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText(/Email sent to/)).toBeVisible();
  });
});
