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
