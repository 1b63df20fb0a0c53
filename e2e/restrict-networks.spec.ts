import { expect, test } from '@playwright/test';
import { bearer, payWithoutCodes, registered, SECRET } from './accounts.ts';
import { expectAccessibleInThemes } from './people.ts';

const OFFICE = '203.0.113.9';
const IDLE = 'You were signed out because your session was not used for 15 minutes. Sign in again.';

test('a company is used from its own networks, and the sign-in page says why a session ended', async ({ page }) => {
  const { email, token } = await registered(page.request);
  await page.request.post('/api/onboarding/skip', { headers: bearer(token), data: {} });
  await payWithoutCodes(page.request, token);
  const comeFrom = (address: string) => page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
  const save = () => page.getByRole('button', { name: 'Save' }).click();

  const signIn = async () => {
    await page.getByLabel('Email or username').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(SECRET);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  };

  await comeFrom(OFFICE);
  await page.goto('/login?to=%2Fadministration%2Fsettings%3Ftab%3Dsecurity');
  await signIn();
  await expect(page.getByText(`Your address is ${OFFICE}.`)).toBeVisible();
  await page.getByLabel('Sign out when idle, in minutes').fill('15');
  await page.getByRole('button', { name: 'Add network' }).click();
  await page.getByLabel('Network', { exact: true }).fill('198.51.100.7/24');
  await page.getByLabel('Note', { exact: true }).fill('Office in Berlin');
  await page.getByRole('switch', { name: 'Restrict your people to these networks' }).click();
  await save();
  await expect(page.getByText('198.51.100.7/24 is an address inside of 198.51.100.0/24.').first()).toBeVisible();
  await page.getByLabel('Network', { exact: true }).fill('198.51.100.0/24');
  await save();
  await expect(page.getByText(`Add a network with your own address, ${OFFICE}.`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Add your address' }).click();
  await save();
  await expect(page.getByText('Saved').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Network', { exact: true })).toHaveCount(2);
  await expect(page.getByLabel('Network', { exact: true }).nth(1)).toHaveValue(`${OFFICE}/32`);
  await expectAccessibleInThemes(page);

  await comeFrom('198.18.0.7');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This network is not allowed' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Your address is 198.18.0.7.');
  await comeFrom(OFFICE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(`Your address is ${OFFICE}.`)).toBeVisible();

  // As the server answers after the limit, which no journey waits for.
  const ended = { message: IDLE, statusCode: 401, session_ended: 'idle' };
  await page.route('**/api/team_members*', (route) => route.fulfill({ status: 401, json: ended }));
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page.getByText(IDLE)).toBeVisible();
  await page.unroute('**/api/team_members*');
  await signIn();
  await expect(page).toHaveURL(/tab=team/);
});
