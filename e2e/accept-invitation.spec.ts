import { expect, type Page, test } from '@playwright/test';
import { bearer, colleague, SECRET, signInByCall } from './accounts.ts';
import { linkIn, pathOf } from './mailbox.ts';
import { demo, expectAccessible, startAnew } from './people.ts';

/** Harborline invites a user who works at Lumenfleet. @returns the address of the link in the email */
async function invitedToHarborline(page: Page, email: string): Promise<string> {
  const owner = await signInByCall(page.request, demo.otherCompany);
  const data = { email, role: 'read_only' };
  const invited = await page.request.post('/api/invitations', { headers: bearer(owner), data });
  expect(invited.status(), await invited.text()).toBe(201);
  return pathOf(await linkIn(email, 'Your invitation to join Harborline'));
}

const keep = (page: Page, token: string) =>
  page.evaluate((value) => localStorage.setItem('tandem.token', value), token);

test('only the invited person can accept an invitation', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('a signed-in invited person joins with one click', async () => {
    const { email, token } = await colleague(page.request);
    const link = await invitedToHarborline(page, email);
    await page.goto('/login');
    await keep(page, token);
    await page.goto(link);
    await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
    await expect(page.getByLabel('Your password')).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toContainText('Harborline Security');
  });
  await test.step('a person signed in with another account is told so and continues as the invited person', async () => {
    await startAnew(page);
    const { email } = await colleague(page.request);
    const other = await signInByCall(page.request, demo.finance);
    const link = await invitedToHarborline(page, email);
    await page.goto('/login');
    await keep(page, other);
    await page.goto(link);
    await expect(page.getByText(`You are signed in as ${demo.finance}.`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(page.getByText('At least 8 characters', { exact: true })).toBeVisible();
    await page.getByLabel('Your password').fill('not my password');
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await expect(page.getByRole('alert')).toContainText('Wrong password.');
    await page.getByLabel('Your password').fill(SECRET);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toContainText(email);
  });
});
