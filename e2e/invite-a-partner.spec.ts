import { expect, test } from '@playwright/test';
import { linkIn } from './mailbox.ts';
import { demo, enterAs, expectAccessible } from './people.ts';

test('a new partner is invited, joins from the mail and says what it does', async ({ page, browser }) => {
  const unique = Date.now().toString(36);
  const email = `grace-${unique}@harbour.example`;
  await enterAs(page, demo.company);

  await page.goto('/partners/create');
  await page.getByLabel('Name', { exact: true }).fill(`Harbour Systems ${unique}`);
  await page.getByLabel('Website').fill('harbour.example');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(/\/partners$/);
  await page.goto(`/partners?q=${unique}`);
  await page.getByRole('link', { name: `Harbour Systems ${unique}` }).click();
  await page.getByRole('tab', { name: 'People' }).click();
  await page.getByRole('button', { name: 'Invite user' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Name', { exact: true }).fill('Grace Harbour');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Open invitations' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/administration/mails');
  await page.getByRole('row', { name: email }).click();
  await expect(page.getByRole('dialog').getByText(/^Only the recipient can read this email/)).toBeVisible();
  const link = await linkIn(email);

  const elsewhere = await browser.newContext();
  const guest = await elsewhere.newPage();
  const { pathname, hash } = new URL(link);
  await guest.goto(`${pathname}${hash}`);
  await expect(guest.getByText(email)).toBeVisible();
  await expectAccessible(guest);
  await guest.getByLabel('Choose a password').fill('short');
  await guest.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(guest.getByText('At least 8 characters', { exact: true })).toBeVisible();
  await guest.getByLabel('Choose a password').fill('a longer secret of mine');
  await guest.getByRole('button', { name: 'Accept invitation' }).click();

  await test.step('a new partner sets itself up, leaves in between, and ends at its dashboard', async () => {
    await guest.waitForURL('/onboarding/company_details');
    const heading = (name: string) => expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
    const next = () => guest.getByRole('button', { name: 'Continue' }).click();
    await heading('Introduce your company');
    await next();
    await expect(guest.getByRole('dialog', { name: 'Skip Current Step?' })).toBeVisible();
    await guest.getByRole('button', { name: 'Keep going' }).click();
    await guest.getByLabel('Description').fill('We run harbours in the cloud.');
    await expectAccessible(guest);
    await next();
    await heading('Who works with you?');
    await guest.getByRole('textbox', { name: 'Email' }).fill(`mate-${unique}@harbour.example`);
    await next();
    await heading('Where should we pay you?');
    await expectAccessible(guest);
    // It goes on where it was, on another day.
    await guest.goto('/partner-profile');
    await guest.waitForURL('/onboarding/payout_details');
    await next();
    await heading('Sign your contract');
    await next();
    await heading('Start with a deal or a course');
    await expectAccessible(guest);
    await guest.getByRole('button', { name: 'Finish setup' }).click();
    await guest.waitForURL('/partner-dashboard');
    await guest.goto('/onboarding');
    await guest.waitForURL('/partner-dashboard');
  });

  await guest.goto('/partner-profile');
  await expect(guest.getByRole('paragraph').getByText('We run harbours in the cloud.')).toBeVisible();

  // The link has been used.
  await guest.goto(`${pathname}${hash}`);
  await guest.reload();
  await expect(guest.getByRole('alert')).toContainText('already used');
  await elsewhere.close();

  await page.goto(`/partners?q=${unique}`);
  await page.getByRole('link', { name: `Harbour Systems ${unique}` }).click();
  await expect(page.getByText('We run harbours in the cloud.').first()).toBeVisible();
  await page.getByRole('tab', { name: 'People' }).click();
  await expect(page.getByRole('row', { name: 'Grace Harbour' })).toContainText('Active');
});
