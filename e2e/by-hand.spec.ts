import { expect, test } from '@playwright/test';
import { bearer, ownCompany, payWithoutCodes } from './accounts.ts';
import { demo, enterAs, expectAccessible, startAnew } from './people.ts';

test('commissions are added, corrected, written off and held manually', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('a manual deduction is a debt that can be written off, with a reason for each', async () => {
    // The journey uses the other company, because other journeys count the first one's money at the same time.
    const token = await enterAs(page, demo.otherCompany);
    const made = await page.request.post('/api/partners', {
      headers: { ...bearer(token), 'x-tandem-mode': 'company' },
      data: { name: `Overpaid ${Date.now().toString(36)}` },
    });
    const partner = (await made.json()) as { id: string; name: string };
    await page.goto('/commissions');
    await page.getByRole('button', { name: 'Add manual commission' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Partner').fill(partner.name);
    await page.getByTitle(partner.name, { exact: true }).first().click();
    await dialog.getByLabel('Currency').fill('CHF');
    await page.getByRole('option', { name: /CHF/ }).first().press('Enter');
    await dialog.getByLabel('Reason').fill('Paid twice in spring');
    // The decimal keyboard of a phone has no minus sign.
    await expect(dialog.getByLabel('Amount')).toHaveAttribute('inputmode', 'text');
    await dialog.getByLabel('Amount').fill('80,00');
    await dialog.getByRole('button', { name: 'Add commission' }).click();
    await expect(dialog).toContainText('is not an amount');
    await expect(dialog).not.toContainText('Enter an amount');
    await dialog.getByLabel('Amount').fill('0');
    await dialog.getByRole('button', { name: 'Add commission' }).click();
    await expect(dialog).toContainText('other than zero');
    await dialog.getByLabel('Amount').fill('-80.00');
    await expectAccessible(page);
    // The sheet names what the partner owes afterwards, and the button the amount.
    await expect(dialog.getByRole('region', { name: 'Effect' })).toContainText(partner.name);
    await dialog.getByRole('button', { name: /^Deduct CHF\s?80/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Manual commission', exact: true })).toBeVisible();
    await expect(page.getByText('Paid twice in spring').first()).toBeVisible();
    await expectAccessible(page);

    await page.goto(`/partners/show/${partner.id}?tab=commissions`);
    await expect(page.getByText(/owes CHF\s?80\.00/)).toBeVisible();
    await page.getByRole('button', { name: 'Write off debt' }).click();
    await dialog.getByLabel(/^Amount/).fill('80.01');
    await dialog.getByLabel('Reason').fill('The partner closed its doors');
    await dialog.getByRole('button', { name: /^Write off/ }).click();
    await expect(dialog).toContainText('The partner owes');
    await dialog.getByLabel(/^Amount/).fill('80.00');
    await dialog.getByRole('button', { name: /^Write off/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Write off debt' })).toBeHidden();

    const written = page.getByRole('row').filter({ hasText: 'Write-off: The partner closed its doors' });
    await written.getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Write-off', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: false }).first().click();
    await page.getByRole('menuitem', { name: 'Reverse commission' }).click();
    await dialog.getByLabel('Reason').fill('They paid after all');
    await dialog.getByRole('button', { name: 'Reverse commission' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('cell', { name: 'Write-off reversed: They paid after all' })).toBeVisible();
  });
  await test.step('a manual commission links to the commission it corrects, and back', async () => {
    await startAnew(page);
    const { token } = await ownCompany(page);
    await payWithoutCodes(page.request, token);
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
      name: 'First deal',
      type_id: won.type_id,
      stage_id: won.id,
      partner_id: partner.id,
      amount_minor: 500_000,
      currency: 'USD',
      opened_on: today,
      closed_on: today,
    });
    const [line] = (await get('commission_lines')) as { number: number; partner_name: string }[];
    await page.goto('/commissions');
    await page.getByRole('button', { name: 'Add manual commission' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Partner').fill(line!.partner_name);
    // The list behind the dialog has cells with the same name.
    const choices = page.locator('.ant-select-dropdown');
    await choices.getByTitle(line!.partner_name, { exact: true }).click();
    await dialog.getByLabel(/^Commission to correct/).click();
    await choices.getByTitle(new RegExp(`^Commission ${line!.number}, .*First deal$`)).click();
    await dialog.getByLabel('Amount').fill('1.00');
    await dialog.getByLabel('Reason').fill('A euro was missing');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add commission' }).click();
    await expect(dialog).toBeHidden();
    const related = page.getByRole('region', { name: 'Related commissions' });
    await related.getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`${line!.number}`);
    await expect(related.getByRole('row')).toHaveCount(2);
  });
  await test.step('commissions are put on hold together with one reason, and released together', async () => {
    await startAnew(page);
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
    await bar.getByRole('button', { name: 'Release hold' }).click();
    await expect(page.getByText('This action does not apply to any selected rows.')).toBeVisible();
    await bar.getByRole('button', { name: 'Put on hold' }).click();
    // The corrected amounts are kept with the commissions they reduce.
    const dialog = page.getByRole('dialog', { name: 'Put 2 commissions on hold' });
    await dialog.getByLabel('Reason').fill('Who is the buyer?');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Put on hold' }).click();
    await expect(page.getByText('2 commissions changed')).toBeVisible();
    await expect(bar).toBeHidden();
    await expect(held).not.toHaveCount(0);
    await choose();
    await bar.getByRole('button', { name: 'Release hold' }).click();
    await page
      .getByRole('dialog', { name: 'Release hold on 2 commissions' })
      .getByRole('button', { name: 'Release hold' })
      .click();
    await expect(held).toHaveCount(0);
  });
});
