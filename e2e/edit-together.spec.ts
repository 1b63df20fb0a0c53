import { expect, type Page, test } from '@playwright/test';
import { colleague, ownCompany } from './accounts.ts';
import { demo, enterAs, expectAccessible, startAnew, withMotion } from './people.ts';
import { menuLink } from './screens.ts';

test.use(withMotion);

test('two people write at the same time, and neither loses what they wrote', async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('two people who edit the same partner both see what the other wrote, and one of them chooses', async () => {
    const mark = Date.now().toString(36);
    const [mine, theirs] = [`Written by me ${mark}`, `Written by somebody else ${mark}`];
    const token = await enterAs(page, demo.company);
    await page.goto('/partners');
    await page.locator('[data-row-link]').first().click();
    await page.waitForURL(/\/partners\/show\//);
    const id = page.url().split('/').at(-1)!.split('?')[0]!;
    await page.goto(`/partners/edit/${id}`);
    await expect(page.getByLabel('Description')).toBeVisible();

    const other = await page.request.patch(`/api/partners/${id}`, {
      headers: { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' },
      data: { description: theirs },
    });
    expect(other.ok()).toBe(true);

    await page.getByLabel('Description').fill(mine);
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this' });
    await expect(dialog).toContainText(theirs);
    await expect(dialog).toContainText(mine);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).not.toHaveURL(/\/edit\//);
    const saved = await page.request.get(`/api/partners/${id}`, {
      headers: { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' },
    });
    expect(await saved.json()).toMatchObject({ description: mine });
  });
  await test.step('saving deal lines that someone else changed asks before overwriting', async () => {
    await startAnew(page);
    const token = await enterAs(page, demo.company);
    const deal = await dealWithLine(page, token);
    const asked = page.getByText('Someone else changed this deal in the meantime.');
    const edit = async (amount: string) => {
      await page.getByRole('button', { name: 'Edit lines' }).click();
      await page.getByLabel('Line amount').fill(amount);
    };
    await page.goto(`/commissions/opportunities/show/${deal.id}?tab=lines`);
    await edit('2000');
    await deal.lines('Setup in two sites', 300_000);
    // The deal on screen is updated, and the editor's base version with it.
    await expect(page.locator('main')).toContainText('$3,000.00');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(asked).toBeVisible();
    await expectAccessible(page);
    expect(await deal.amount()).toMatchObject({ amount_minor: 300_000 });
    await page.getByRole('button', { name: 'Use theirs' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Setup in two sites');

    await edit('2000');
    await deal.lines('Setup in three sites', 400_000);
    await expect(page.locator('main')).toContainText('$4,000.00');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(asked).toBeVisible();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByRole('button', { name: 'Edit lines' })).toBeVisible();
    expect(await deal.amount()).toMatchObject({ amount_minor: 200_000 });
  });
  await test.step('an invalid amount stays in its field with the reason, and the lines are not saved until it is corrected', async () => {
    await startAnew(page);
    const token = await enterAs(page, demo.company);
    const deal = await dealWithLine(page, token);
    await page.goto(`/commissions/opportunities/show/${deal.id}?tab=lines`);
    await page.getByRole('button', { name: 'Edit lines' }).click();
    const amount = page.getByLabel('Line amount');
    await amount.fill('2.5.1');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: '"2.5.1" is not an amount' })).toBeVisible();
    await expect(amount).toHaveValue('2.5.1');
    await expectAccessible(page);
    await amount.fill('2500');
    await page.getByLabel('Billing', { exact: true }).click();
    await page.getByTitle('Monthly').click();
    await page.getByLabel('Term in months').fill('24');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Edit lines' })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toContainText('monthly, for 24 months');
    expect(await deal.amount()).toMatchObject({ amount_minor: 250_000 });
  });
});

test('unsaved changes are confirmed before they are lost', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('unsaved work is not lost by a wrong click', async () => {
    await enterAs(page, demo.company);
    await page.goto('/partners/types?drawer=create');
    await page.getByLabel('Name').fill('Half a thought');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Are you sure you want to leave? You have unsaved changes.')).toBeVisible();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Half a thought');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page).toHaveURL('/partners/types');
  });
  await test.step('after confirming to leave, a click on another link does not ask again', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.goto('/partners/create');
    await page.getByLabel('Name', { exact: true }).fill('Half a thought');
    // The screen of the first link never loads.
    await page.route('**/assets/*.js', () => {});
    const question = page.getByText('Are you sure you want to leave? You have unsaved changes.');
    await (await menuLink(page, 'Contacts')).click();
    await expect(question).toBeVisible();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(question).toBeHidden();
    await page.unroute('**/assets/*.js');
    await (await menuLink(page, 'Accounts')).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
    await expect(question).toBeHidden();
  });
  await test.step('a plan that is being written is confirmed before it is left', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.goto('/tasks/plans/create');
    await page.getByLabel('Name', { exact: true }).fill('Half a plan');
    await (await menuLink(page, 'Contacts')).click();
    await expect(page.getByText('Are you sure you want to leave? You have unsaved changes.')).toBeVisible();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half a plan');
  });
  await test.step('unsaved changes on one tab of a record are confirmed before another tab opens', async () => {
    await startAnew(page);
    const token = await enterAs(page, demo.company);
    const deal = await dealWithLine(page, token);
    const question = page.getByText('Are you sure you want to leave? You have unsaved changes.');
    await page.goto(`/commissions/opportunities/show/${deal.id}?tab=lines`);
    await page.getByRole('button', { name: 'Edit lines' }).click();
    await page.getByLabel('Line amount').fill('2000');
    await page.getByRole('tab', { name: 'Partners' }).click();
    await expect(question).toBeVisible();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Line amount')).toHaveValue('2000.00');
    await expect(page.getByRole('tab', { name: 'Lines' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Partners' }).click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('tab', { name: 'Partners' })).toHaveAttribute('aria-selected', 'true');
  });
});

test('signing out with unsaved changes asks once, and leaving by the menu discards them', { tag: '@all' }, async ({
  page,
}) => {
  const { token } = await colleague(page.request, 'admin');
  await page.goto('/login');
  await page.evaluate((value) => localStorage.setItem('tandem.token', value), token);
  const native: string[] = [];
  page.on('dialog', async (dialog) => {
    native.push(dialog.type());
    await dialog.accept();
  });
  const question = page.getByText('Are you sure you want to leave? You have unsaved changes.');
  const logOut = async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
  };
  await page.goto('/partners/create');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Half a thought');
  await logOut();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Half a thought');

  // Another screen asks as well, and after it there is no question left.
  await (await menuLink(page, 'Contacts')).click();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  await expect(question).toBeHidden();
  await (await menuLink(page, 'Accounts')).click();
  await expect(page).toHaveURL('/companies');

  await page.goto('/partners/create');
  await name.fill('Half a thought');
  await logOut();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/login');
  expect(native).toEqual([]);
});

/** A deal of this journey with one line. */
async function dealWithLine(page: Page, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' };
  const [type] = await (await page.request.get('/api/opportunity_types?_end=1', { headers })).json();
  const name = `Together ${crypto.randomUUID()}`;
  const created = await page.request.post('/api/opportunities', { headers, data: { name, type_id: type.id } });
  const { id } = (await created.json()) as { id: string };
  const lines = async (description: string, amount_minor: number) => {
    const data = { lines: [{ description, amount_minor }] };
    const answer = await page.request.put(`/api/opportunities/${id}/lines`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await lines('Setup', 100_000);
  return {
    id,
    lines,
    amount: () => page.request.get(`/api/opportunities/${id}`, { headers }).then((row) => row.json()),
  };
}

test('without a connection nothing is lost and nothing is saved twice', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('changes made offline are saved when the connection is back', async () => {
    // The plan belongs to a separate company, because other journeys open the newest plan of the demo.
    const { token } = await ownCompany(page);
    const created = await page.request.post('/api/commission_plans', {
      headers: { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' },
      data: { name: `Offline ${crypto.randomUUID()}` },
    });
    const { id } = (await created.json()) as { id: string };
    await page.goto(`/commissions/structure/edit/${id}`);
    await page.getByRole('button', { name: 'Add rule' }).click();
    await page.getByRole('menuitem', { name: 'Percentage of the deal' }).click();
    // Adding a rule by keyboard moves the focus into it.
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(page.getByText('saved', { exact: true })).toBeVisible();
    await page.context().setOffline(true);
    await page.getByLabel('Rate').fill('12.5');
    await expect(page.getByText('auto save failure')).toBeVisible();
    // The message is visible at the far end of a long plan, with its reason.
    await page.getByLabel('Rounding').scrollIntoViewIfNeeded();
    const notSaved = page.getByRole('alert').filter({ hasText: 'Your last changes are not saved.' });
    await expect(notSaved).toContainText('Tandem cannot be reached. Check your connection.');
    await expect(notSaved).toBeInViewport({ ratio: 1 });
    await page.context().setOffline(false);
    await expect(page.getByText('saved', { exact: true })).toBeVisible();
    await expect(notSaved).toBeHidden();
    await page.reload();
    await expect(page.getByText('12.5% of the net amount').first()).toBeVisible();
  });
  await test.step('a form submitted offline says so, and an abandoned one is never sent', async () => {
    await startAnew(page);
    const token = await enterAs(page, demo.company);
    await page.goto('/partners/types?drawer=create');
    const name = `Offline ${crypto.randomUUID().slice(0, 8)}`;
    const drawer = page.getByRole('dialog', { name: 'New partner type' });
    await drawer.getByLabel('Name').fill(name);
    await page.context().setOffline(true);
    await drawer.getByRole('button', { name: 'Create' }).click();
    await expect(drawer.getByRole('alert')).toHaveText('Tandem cannot be reached. Check your connection.');
    await expect(drawer.getByLabel('Name')).toHaveValue(name);
    await drawer.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog', { name: 'Leave this page?' }).getByRole('button', { name: 'Leave' }).click();
    await expect(drawer).toBeHidden();
    await page.context().setOffline(false);
    // A write that had waited for the connection would have been sent before this response.
    await page.getByRole('button', { name: 'New partner type' }).click();
    await drawer.getByLabel('Name').fill(`${name} again`);
    await drawer.getByRole('button', { name: 'Create' }).click();
    await expect(drawer).toBeHidden();
    const types = await page.request.get('/api/partner_types?_end=500', {
      headers: { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' },
    });
    const names = ((await types.json()) as { name: string }[]).map((one) => one.name);
    expect(names.filter((one) => one.startsWith(name))).toEqual([`${name} again`]);
  });
  await test.step('a button pressed twice saves once', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.goto('/partners/types?drawer=create');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (['POST', 'PATCH'].includes(request.method()) && request.url().includes('/api/partner_types')) {
        sent.push(request.method());
      }
    });
    await page.getByLabel('Name').fill(`Pressed twice ${crypto.randomUUID()}`);
    await page.getByRole('button', { name: 'Create', exact: true }).dblclick();
    await expect(page.getByText('Created', { exact: true })).toHaveCount(1);
    expect(sent).toEqual(['POST']);
  });
});
