import { expect, test } from '@playwright/test';
import { bearer, ownCompany } from './accounts.ts';
import { demo, enterAs, expectAccessible } from './people.ts';

test('an amount taken off by hand is a debt that is written off, and each says why', async ({ page }) => {
  // The other company: the first one's money is counted by other journeys at the same time.
  const token = await enterAs(page, demo.otherCompany);
  const made = await page.request.post('/api/partners', {
    headers: { ...bearer(token), 'x-tandem-mode': 'company' },
    data: { name: `Overpaid ${Date.now().toString(36)}` },
  });
  const partner = (await made.json()) as { id: string; name: string };
  await page.goto('/commissions');
  await page.getByRole('button', { name: 'Add commission by hand' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Partner').fill(partner.name);
  await page.getByTitle(partner.name, { exact: true }).first().click();
  await dialog.getByLabel('Currency').fill('CHF');
  await page.getByRole('option', { name: /CHF/ }).first().press('Enter');
  await dialog.getByLabel('Why').fill('Paid twice in spring');
  // A phone's keys for figures have no minus.
  await expect(dialog.getByLabel('Amount')).toHaveAttribute('inputmode', 'text');
  await dialog.getByLabel('Amount').fill('80,00');
  await dialog.getByRole('button', { name: 'Book it' }).click();
  await expect(dialog).toContainText('is not an amount');
  await expect(dialog).not.toContainText('Say how much');
  await dialog.getByLabel('Amount').fill('0');
  await dialog.getByRole('button', { name: 'Book it' }).click();
  await expect(dialog).toContainText('not zero');
  await dialog.getByLabel('Amount').fill('-80.00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Book it' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Entered by hand' })).toBeVisible();
  await expect(page.getByText('Paid twice in spring').first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/partners/show/${partner.id}?tab=commissions`);
  await expect(page.getByText(/owes CHF\s?80\.00/)).toBeVisible();
  await page.getByRole('button', { name: 'Write off' }).click();
  await dialog.getByLabel(/^Amount/).fill('80.01');
  await dialog.getByLabel('Why').fill('The partner closed its doors');
  await dialog.getByRole('button', { name: 'Write it off' }).click();
  await expect(dialog).toContainText('They owe');
  await dialog.getByLabel(/^Amount/).fill('80.00');
  await dialog.getByRole('button', { name: 'Write it off' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Write off' })).toBeHidden();

  const written = page.getByRole('row').filter({ hasText: 'Written off: The partner closed its doors' });
  await written.getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Written off', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: false }).first().click();
  await page.getByRole('menuitem', { name: 'Take back' }).click();
  await dialog.getByLabel('Why').fill('They paid after all');
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('cell', { name: 'Owed again: They paid after all' })).toBeVisible();
});

test('an amount by hand names the line it corrects, and the line names it', async ({ page }) => {
  const { token } = await ownCompany(page);
  const headers = bearer(token);
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const get = async (path: string) => (await page.request.get(`/api/${path}`, { headers })).json();
  const plan = await post('commission_plans', { name: 'Referral', template: 'referral' });
  const [version] = await get(`plan_versions?plan_id=${plan.id}`);
  const today = new Date().toISOString().slice(0, 10);
  await post(`plan_versions/${version.id}/publish`, { effective_from: today, assign_to_everybody: true });
  const [active] = await get('partner_statuses?category=active');
  const partner = await post('partners', { name: 'Ash Partners', status_id: active.id });
  const [won] = await get('opportunity_stages?category=won');
  await post('opportunities', {
    ...{ name: 'First deal', type_id: won.type_id, stage_id: won.id, partner_id: partner.id },
    ...{ amount_minor: 500_000, currency: 'USD', opened_on: today, closed_on: today },
  });
  const [line] = (await get('commission_lines')) as { number: number; partner_name: string }[];
  await page.goto('/commissions');
  await page.getByRole('button', { name: 'Add commission by hand' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Partner').fill(line!.partner_name);
  // The list behind has cells of the same name.
  const choices = page.locator('.ant-select-dropdown');
  await choices.getByTitle(line!.partner_name, { exact: true }).click();
  await dialog.getByLabel(/^Line it corrects/).click();
  await choices.getByTitle(new RegExp(`^Line ${line!.number}, .*First deal$`)).click();
  await dialog.getByLabel('Amount').fill('1.00');
  await dialog.getByLabel('Why').fill('A euro was missing');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Book it' }).click();
  await expect(dialog).toBeHidden();
  const related = page.getByRole('region', { name: 'Related lines' });
  await related.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${line!.number}`);
  await expect(related.getByRole('row')).toHaveCount(2);
});

test('commissions are kept back together with one reason, and let go together', async ({ page }) => {
  const token = await enterAs(page, demo.otherCompany);
  const headers = { ...bearer(token), 'x-tandem-mode': 'company' };
  const name = `Looked into ${Date.now().toString(36)}`;
  const made = await page.request.post('/api/partners', { headers, data: { name } });
  const { id: partner_id } = await made.json();
  for (const amount_minor of [5_000, 7_000, -1_000]) {
    const data = { partner_id, amount_minor, currency: 'CHF', on: '2026-01-10', hold_days: 0, reason: 'Bonus' };
    expect((await page.request.post('/api/commission_lines/by_hand', { headers, data })).status()).toBe(201);
  }
  await page.goto(`/commissions?partner_id=${partner_id}`);
  const bar = page.getByRole('toolbar');
  const choose = () => page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  const held = page.getByRole('row').filter({ hasText: 'On hold' });
  await expect(page.getByRole('row')).toHaveCount(4);
  await choose();
  await bar.getByRole('button', { name: 'Let go' }).click();
  await expect(page.getByText('Of what is selected this is for none.')).toBeVisible();
  await bar.getByRole('button', { name: 'Put on hold' }).click();
  // What is taken back is kept with the commissions it is taken from.
  const dialog = page.getByRole('dialog', { name: 'Put 2 commissions on hold' });
  await dialog.getByLabel('Why').fill('Who is the buyer?');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Put on hold' }).click();
  await expect(page.getByText('2 commissions changed')).toBeVisible();
  await expect(bar).toBeHidden();
  await expect(held).not.toHaveCount(0);
  await choose();
  await bar.getByRole('button', { name: 'Let go' }).click();
  await page.getByRole('dialog', { name: 'Let go of 2 commissions' }).getByRole('button', { name: 'Let go' }).click();
  await expect(held).toHaveCount(0);
});
