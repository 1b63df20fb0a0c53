import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { bearer, colleague, ownCompany, registered, SECRET, uniqueEmail } from './accounts.ts';
import { linkIn, pathOf } from './mailbox.ts';
import { demo, enterAs, enterBy, expectAccessible, signInByCall, startAnew } from './people.ts';

const STEP = 30_000;
/** The code of the app in the given number of steps; one step ahead is accepted, so that the test need not wait. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP });

async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(SECRET);
  await page.keyboard.press('Enter');
}

test('somebody protects the account with an app, and signs in with a code and with a recovery code', async ({
  page,
}) => {
  const { email } = await colleague(page.request);
  await typePassword(page, email);
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ann Lumen' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Security' }).click();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up two-factor authentication' });
  await dialog.getByLabel('Your password').fill('wrong password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('This is wrong.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(SECRET);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = (await dialog.locator('code').textContent())!.replaceAll(' ', '');
  await expectAccessible(page);
  await dialog.getByLabel('6-digit code').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const kept = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(kept.getByRole('listitem')).toHaveCount(10);
  const [recovery] = await kept.getByRole('listitem').allInnerTexts();
  await expectAccessible(page);
  await kept.getByRole('button', { name: 'I saved the codes' }).click();
  await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible();

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await typePassword(page, email);
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Code is required')).toBeVisible();
  await page.getByLabel('Code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This code is wrong');
  await page.getByLabel('Code').fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
  await typePassword(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery!.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/profile?tab=security');
  await expect(page.getByText('9 of 10 recovery codes left')).toBeVisible();
});

test('a company that requires it leads a new colleague through it at the next sign-in', { tag: '@all' }, async ({
  page,
}) => {
  const owner = await registered(page.request);
  const headers = bearer(owner.token);
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer;
  };
  const { secret } = (await (await post('profile/two_factor', { password: SECRET })).json()) as { secret: string };
  await post('profile/two_factor/enable', { code: codeOf(secret) });
  const { organization } = (await (await page.request.get('/api/session', { headers })).json()) as {
    organization: { id: string };
  };
  const data = { requires_two_factor: true };
  expect((await page.request.patch(`/api/organizations/${organization.id}`, { headers, data })).ok()).toBe(true);

  const email = uniqueEmail('nordwind.example');
  await post('invitations', { email, role: 'read_only' });
  await page.goto(pathOf(await linkIn(email)));
  await page.getByLabel('Your name').fill('Ben Nord');
  await page.getByLabel('Choose a password').fill(SECRET);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  // A password alone gives no access here.
  await expect(page).toHaveURL(/\/login/);
  await typePassword(page, email);
  await expect(page.getByRole('heading', { name: 'Set up two-factor authentication' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expectAccessible(page);
  const own = (await page.locator('code').textContent())!.replaceAll(' ', '');
  await page.getByLabel('6-digit code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is wrong or too old.')).toBeVisible();
  await page.getByLabel('6-digit code').fill(codeOf(own));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I saved the codes' }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Settings' })).toBeVisible();
});

test('a step that moves money sets up the second factor in place, and asks a later session for a code', {
  tag: '@all',
}, async ({ page, browser }) => {
  test.setTimeout(180_000);
  const { email } = await ownCompany(page);
  const later = await (await browser.newContext()).newPage();
  await enterBy(later, await signInByCall(later.request, email, SECRET));

  const createKey = async (of: Page, name: string) => {
    await of.goto('/administration/settings?tab=api-keys');
    await of.getByRole('button', { name: 'New API key' }).first().click();
    await of.getByLabel('Name', { exact: true }).fill(name);
    await of.getByRole('button', { name: 'Create' }).click();
  };
  await createKey(page, 'Bookkeeping');
  const setup = page.getByRole('dialog', { name: 'Set up two-factor authentication' });
  await expect(setup).toContainText('Steps that move money need two-factor authentication.');
  await expectAccessible(page, { waitsBehind: true });
  await setup.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('Set up two-factor authentication first');
  await page.getByRole('button', { name: 'Create' }).click();
  await setup.getByLabel('Your password').fill(SECRET);
  await setup.getByRole('button', { name: 'Continue' }).click();
  await expect(setup.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = (await setup.locator('code').textContent())!.replaceAll(' ', '');
  await setup.getByLabel('6-digit code').fill(codeOf(secret));
  await setup.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I saved the codes' }).click();
  await expect(page.getByRole('dialog', { name: 'Bookkeeping is ready' })).toBeVisible();

  await createKey(later, 'Warehouse');
  const question = later.getByRole('dialog', { name: 'Confirm that it’s you' });
  await question.getByLabel('6-digit code').fill('000000');
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(question.getByText('This code is wrong, expired or already used.')).toBeVisible();
  await expectAccessible(later, { waitsBehind: true });
  await question.getByLabel('6-digit code').fill(codeOf(secret, 1));
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(later.getByRole('dialog', { name: 'Warehouse is ready' })).toBeVisible();

  await later.goto('/administration/settings?tab=security');
  const rule = later.getByRole('switch', { name: 'Two-factor authentication for payments' });
  await expect(rule).toBeChecked();
  await expectAccessible(later);
  await rule.click();
  await later.getByRole('button', { name: 'Save' }).click();
  await expect(later.getByText(/saved/i).first()).toBeVisible();
  await later.reload();
  await expect(rule).not.toBeChecked();
  await later.context().close();
});

test('signing out ends a session everywhere, also when the server cannot be reached', { tag: '@all' }, async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  await test.step('a session that ended elsewhere is signed out at once', async () => {
    const { email, token } = await colleague(page.request);
    const phone = await browser.newContext();
    const other = await phone.newPage();
    await typePassword(other, email);
    await expect(other).toHaveURL('/dashboard');

    await enterBy(page, token);
    await page.goto('/profile?tab=sessions');
    await expect(page.getByText('This session')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(other).toHaveURL('/login?to=%2Fdashboard');
    await expect(page.getByText('This session')).toBeVisible();
    const sessions = await page.request.get('/api/sessions', { headers: bearer(token) });
    expect(await sessions.json()).toHaveLength(1);
    await phone.close();
  });
  await test.step('the sign-in page says when a logout did not reach the server', async () => {
    await startAnew(page);
    const { token } = await colleague(page.request);
    await page.goto('/login');
    await page.evaluate((value) => localStorage.setItem('tandem.token', value), token);
    await page.goto('/dashboard');
    await page.route('**/api/auth/sign-out', (route) => route.abort());
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('alert')).toHaveText('Logout ErrorSomething went wrong during logout');
    expect(await page.evaluate(() => localStorage.getItem('tandem.token'))).toBeNull();
  });
});

test('a super admin who lost the phone gets access again from another super admin', { tag: '@all' }, async ({
  page,
  browser,
}) => {
  const { email, token } = await colleague(page.request, 'read_only', 'operators.example');
  const headers = bearer(token);
  const post = (path: string, data: object) => page.request.post(`/api/${path}`, { headers, data });
  const { secret } = (await (await post('profile/two_factor', { password: SECRET })).json()) as { secret: string };
  expect((await post('profile/two_factor/enable', { code: codeOf(secret) })).ok()).toBe(true);

  await enterAs(page, demo.superAdmin);
  await page.goto('/superadmin/people');
  await expect(page.getByRole('heading', { level: 1, name: 'Super admins' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: email });
  // An invitation is no proof for the installation, because the company could have read it.
  await expect(row).toContainText('Not confirmed');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Reset two-factor' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Called and proved who it is');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reset two-factor' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row.getByRole('button', { name: 'Reset two-factor' })).toHaveCount(0);
  await expect(page.getByText('Called and proved who it is').first()).toBeVisible();

  const again = await (await browser.newContext()).newPage();
  await typePassword(again, email);
  await expect(again).toHaveURL('/dashboard');
  await again.context().close();
});
