import { expect, type Page, test } from '@playwright/test';
import { colleague, SECRET } from './accounts.ts';
import { expectAccessible } from './people.ts';

/** A device whose person is always verified, as by a fingerprint. @returns a function that lets them touch it, or not */
async function addDevice(page: Page): Promise<(isTouched: boolean) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async (enabled) => {
    await devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  };
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/login');
}

test('somebody adds a passkey, signs in with it, and removes it', async ({ page }) => {
  const { email } = await colleague(page.request);
  const touch = await addDevice(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(SECRET);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await test.step('the password comes first', async () => {
    await page.goto('/profile?tab=security');
    await page.getByRole('button', { name: 'Add passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await expectAccessible(page);
    await dialog.getByLabel('Your password').fill('wrong password');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByText('This is wrong.')).toBeVisible();
    await dialog.getByLabel('Your password').fill(SECRET);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Not used yet')).toBeVisible();
    await page.getByRole('button', { name: /^Rename / }).click();
    const rename = page.getByRole('dialog', { name: /^Rename / });
    await rename.getByLabel('Name').fill('Work laptop');
    await rename.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Work laptop')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the passkey signs in without address, password and code', async () => {
    // The field suggests the passkey, so a touch would sign in at once.
    await touch(false);
    await logOut(page);
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
    await expectAccessible(page);
    await touch(true);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/profile?tab=security');
    await expect(page.getByText('Last used')).toBeVisible();
  });

  await test.step('a removed passkey no longer signs in', async () => {
    await page.getByRole('button', { name: 'Remove Work laptop' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remove passkey' });
    await dialog.getByLabel('Your password').fill(SECRET);
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Passkey removed')).toBeVisible();
    await touch(false);
    await logOut(page);
    await touch(true);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('This passkey does not work here.');
  });
});
