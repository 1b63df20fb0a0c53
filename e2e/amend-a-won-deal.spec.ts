import { expect, type Page, test } from '@playwright/test';
import { demo, enterAs } from './people.ts';

/** A deal of the demo company won today, and a partner that does not take part in it yet. */
async function wonDeal(page: Page) {
  const token = await enterAs(page, demo.company);
  const headers = { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' };
  const read = async (path: string) => (await page.request.get(`/api/${path}`, { headers })).json();
  const partners = await read('partners?status_category=active&_start=0&_end=50');
  const [lead, other] = partners.filter(({ type_name }: { type_name: string }) => type_name === 'Reseller');
  const board = await read('opportunities/board');
  const type = await read(`opportunity_types/${board.type_id}`);
  const won = type.stages.find(({ category }: { category: string }) => category === 'won');
  const data = {
    name: `Amended ${crypto.randomUUID()}`,
    type_id: board.type_id,
    stage_id: won.id,
    partner_id: lead.id,
    amount_minor: 100_000,
  };
  const created = await page.request.post('/api/opportunities', { headers, data });
  expect(created.status(), await created.text()).toBe(201);
  return { id: (await created.json()).id as string, lead: lead.name as string, other: other.name as string };
}

test('an amendment previews its effect on commissions, and its reason stays in the history', async ({ page }) => {
  const { id, lead, other } = await wonDeal(page);
  await page.goto(`/commissions/opportunities/show/${id}?tab=partners`);
  await page.getByRole('button', { name: 'Amend' }).click();
  await page.getByRole('button', { name: 'Add partner' }).click();
  await page.getByRole('combobox', { name: 'Partner' }).last().fill(other);
  await page.getByRole('option', { name: other }).or(page.getByTitle(other)).last().click();
  const effect = page.getByRole('region', { name: 'Commission by partner' });
  await expect(effect.getByRole('row')).toHaveCount(3);
  await expect(effect.getByRole('row', { name: lead })).toBeVisible();
  await expect(effect.getByRole('row', { name: other })).toContainText('$0.00');
  await page.getByLabel('Reason for amendment').fill('They did half of it');
  await page.getByRole('button', { name: 'Amend' }).click();
  await expect(page.getByRole('row', { name: other })).toContainText('50%');
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByText('amended the lines or the split')).toBeVisible();
  await expect(page.getByText('They did half of it')).toBeVisible();
});
