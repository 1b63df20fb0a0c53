import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { bearer, ownCompany, payWithoutCodes, SECRET, uniqueEmail } from './accounts.ts';
import { linkIn, pathOf } from './mailbox.ts';
import { demo, enterAs, expectAccessible, startAnew } from './people.ts';
import { expectLoaded, settingsMenu } from './screens.ts';

async function post<T = { id: string }>(
  request: APIRequestContext,
  token: string,
  path: string,
  data: object,
): Promise<T> {
  const answer = await request.post(`/api/${path}`, { headers: bearer(token), data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

/** Accepts an invitation by email in a separate browser context. */
async function acceptInvitation(context: BrowserContext, email: string, name: string): Promise<Page> {
  const guest = await context.newPage();
  await guest.goto(pathOf(await linkIn(email)));
  await guest.getByLabel('Your name').fill(name);
  await guest.getByLabel('Choose a password').fill(SECRET);
  await guest.getByRole('button', { name: 'Accept invitation' }).click();
  await guest.waitForURL(/\/dashboard/);
  return guest;
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test('a person invited with a custom role sees only what the role allows', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const { token } = await ownCompany(page);
  const mine = await post(page.request, token, 'partners', { name: 'Looked after' });
  await post(page.request, token, 'partners', { name: 'Somebody else’s' });

  await page.goto('/administration/settings?tab=roles');
  await expectLoaded(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New role' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Desk');
  await page.getByLabel('Partner access').click();
  await page.getByText('Own partners only: the').click();
  await page.getByRole('radiogroup', { name: 'Partners', exact: true }).getByRole('radio', { name: 'Manage' }).check();
  await page.getByRole('radiogroup', { name: 'Deal registrations' }).getByRole('radio', { name: 'View' }).check();
  // A role limited to own partners cannot get company-wide permissions.
  await expect(page.getByRole('radiogroup', { name: 'Imports' }).getByRole('radio', { name: 'View' })).toBeDisabled();
  const summary = page.getByRole('complementary');
  await expect(summary).toContainText('Only the partners they own');
  await expect(summary).toContainText('Deal registrations');
  await expect(summary).not.toContainText('Opportunities,');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create' }).click();
  await page.waitForURL(/tab=roles/);
  await expect(page.getByRole('link', { name: 'Desk' })).toBeVisible();

  await settingsMenu(page).getByRole('link', { name: 'Team', exact: true }).click();
  await page.getByRole('button', { name: 'Invite team member' }).click();
  const email = uniqueEmail('nordwind.example');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role').click();
  await page.getByTitle('Desk').click();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Open invitations' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Desk');

  const context = await browser.newContext();
  const guest = await acceptInvitation(context, email, 'Dora Desk');
  await expect(menuOf(guest).getByRole('link', { name: 'Partners', exact: true })).toBeVisible();
  await expect(menuOf(guest).getByRole('link', { name: 'Opportunities' })).toHaveCount(0);
  await guest.goto('/partners');
  await expect(guest.getByText('No partners yet')).toBeVisible();
  await guest.goto('/commissions/opportunities');
  await expect(guest.getByText('Sorry, the page you visited does not exist.')).toBeVisible();

  // When a partner is assigned to them, they find it and stay signed in.
  const people = await page.request.get(`/api/people?email=${email}`, { headers: bearer(token) });
  const [{ id: owner_user_id }] = (await people.json()) as [{ id: string }];
  await page.request.patch(`/api/partners/${mine.id}`, { headers: bearer(token), data: { owner_user_id } });
  await guest.goto('/partners');
  await guest.getByRole('link', { name: 'Looked after' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Looked after' })).toBeVisible();
  await expectLoaded(guest);
  await expect(guest.getByRole('tab').nth(1)).toBeVisible();
  for (const tab of await guest.getByRole('tab').all()) {
    await tab.click();
    await expect(guest.getByRole('heading', { level: 1, name: 'Looked after' })).toBeVisible();
  }
  await expect(guest).not.toHaveURL(/login/);
  await expect(guest.getByText('Somebody else’s')).toHaveCount(0);
  await context.close();
});

test('a departing team member’s records are handed over, and access ends at once', { tag: '@all' }, async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { token } = await ownCompany(page);
  const email = uniqueEmail('nordwind.example');
  await post(page.request, token, 'invitations', { email, role: 'admin' });
  const context = await browser.newContext();
  const guest = await acceptInvitation(context, email, 'Leo Leaver');
  const people = await page.request.get(`/api/people?email=${email}`, { headers: bearer(token) });
  const [{ id: owner_user_id }] = (await people.json()) as [{ id: string }];
  const partner = await post(page.request, token, 'partners', { name: 'Orphan to be', owner_user_id });

  await page.goto('/administration/settings?tab=team');
  await page.getByRole('link', { name: 'Leo Leaver' }).click();
  await expect(page).toHaveURL(/\/administration\/settings\/team\/edit\//);
  await expectLoaded(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('partners1');
  const confirm = dialog.getByRole('button', { name: 'Hand over and deactivate' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('New owner of all records').click();
  await page.getByTitle('Ann Nord').click();
  await dialog.getByLabel('Reason').fill('Moved on');
  await expectAccessible(page);
  await confirm.click();
  await expect(page.getByText('Leo Leaver is deactivated')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reactivate' })).toBeVisible();

  await guest.goto('/partners');
  await expect(guest).toHaveURL(/\/login/);
  await page.goto(`/partners/show/${partner.id}`);
  await expect(page.getByText('Ann Nord').first()).toBeVisible();

  // The log shows the change field by field, and is intact.
  await page.goto('/administration/logs?ref_table=partners');
  await page.getByRole('row').filter({ hasText: 'Orphan to be' }).filter({ hasText: 'Changed' }).first().click();
  const event = page.getByRole('dialog');
  await expect(event).toContainText('Deactivated: Moved on');
  await expect(event.getByRole('row', { name: 'Owner' })).toContainText('Leo Leaver');
  await expect(event.getByRole('row', { name: 'Owner' })).toContainText('Ann Nord');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('dialog', { name: 'The log is intact' })).toBeVisible();
  await context.close();
});

test('administrators manage keys, region and color, and a partner’s own team', { tag: '@all' }, async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  await test.step('an API key is created, works only within its permissions, and is revoked', async () => {
    const { token } = await ownCompany(page);
    await payWithoutCodes(request, token);
    await page.goto('/administration/settings?tab=api-keys');
    await page.getByRole('button', { name: 'New API key' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('CRM sync');
    await page.getByText('Only selected permissions').click();
    await page.getByRole('radiogroup', { name: 'Partners', exact: true }).getByRole('radio', { name: 'View' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('dialog', { name: 'CRM sync is ready' })).toBeVisible();
    const secret = (await page.getByTestId('secret').textContent())!;
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I have saved the key' }).click();
    expect((await request.get('/api/partners', { headers: bearer(secret) })).status()).toBe(200);
    expect((await request.get('/api/opportunities', { headers: bearer(secret) })).status()).toBe(403);
    expect((await request.post('/api/partners', { headers: bearer(secret), data: { name: 'No' } })).status()).toBe(403);

    await page.getByRole('button', { name: 'More about CRM sync' }).click();
    await page.getByRole('menuitem', { name: 'Revoke…' }).click();
    await page.getByRole('button', { name: 'Revoke key', exact: true }).click();
    await expect(page.getByRole('row', { name: 'CRM sync' })).toContainText('Revoked');
    expect((await request.get('/api/partners', { headers: bearer(secret) })).status()).toBe(401);
  });
  await test.step('region and color apply as soon as they are saved', async () => {
    await startAnew(page);
    await ownCompany(page);
    await page.goto('/administration/settings?tab=region');
    await page.getByRole('combobox', { name: 'Region' }).click();
    await page.getByTitle('English (United Kingdom)').click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved')).toBeVisible();
    await page.goto('/administration/logs');
    await expect(page.locator('time').first()).toHaveText(/^\d{1,2} \w{3,4} 20\d\d/);

    await page.goto('/administration/settings?tab=branding');
    await page.getByLabel('Color', { exact: true }).fill('#0a5bd3');
    await page.getByLabel('Color', { exact: true }).blur();
    await page.getByRole('switch', { name: 'Use this color in Tandem, too' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    // A button under the pointer is slightly lighter.
    await page.mouse.move(0, 0);
    const save = page.getByRole('button', { name: 'Save' });
    await expect(save).toHaveCSS('background-color', 'rgb(10, 91, 211)');
    for (const name of ['Team', 'Branding']) {
      await settingsMenu(page).getByRole('link', { name, exact: true }).click();
      await expectLoaded(page);
      await expectAccessible(page);
    }
  });
  await test.step('a partner’s administrator finds the partner’s own team, roles and log', async () => {
    await startAnew(page);
    await enterAs(page, demo.partner);
    await page.goto('/administration/settings?tab=team');
    await expect(page.getByRole('row', { name: 'Piet Partner' })).toContainText('Administrator');
    await expect(page.getByRole('row', { name: 'Clara Company' })).toHaveCount(0);
    await expectAccessible(page);
    await page.goto('/administration/settings/roles/create?from=partner_sales');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sales (copy)');
    await expect(
      page.getByRole('radiogroup', { name: 'Deal registrations' }).getByRole('radio', { name: 'Manage' }),
    ).toBeChecked();
    await expect(page.getByRole('radiogroup', { name: 'Payouts' })).toHaveCount(0);
    await page.goto('/administration/settings?tab=team');
    await page.getByRole('link', { name: 'Bo Both' }).click();
    await expect(page).toHaveURL(/\/administration\/settings\/team\/edit\//);
    await expect(page.getByRole('heading', { level: 1, name: 'Bo Both' })).toBeVisible();
    await expect(page.getByText('both@demo.tandem.test')).toBeVisible();
    // The log of a program shows changes by users of this partner, and none by the company's users.
    const logged = page.waitForResponse(/\/api\/audit_events\?/);
    await page.goto('/administration/logs');
    await expect(page.getByText('Changes made by users of Alder Partners')).toBeVisible();
    const events = (await (await logged).json()) as { actor_kind: string }[];
    expect(events.length).toBeGreaterThan(0);
    for (const { actor_kind } of events) expect(['partner_user', 'system']).toContain(actor_kind);
    await expectLoaded(page);
    await expect(page.getByRole('main').getByText('Clara Company')).toHaveCount(0);
    await page.getByRole('tab', { name: 'Alder Partners' }).click();
    await expect(page.getByRole('row', { name: 'Team member' }).first()).toBeVisible();
  });
});
