import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { closeWindows, demo, enterAs, expectAccessibleInThemes, fromSomewhere } from './people.ts';

test.afterEach(closeWindows);

test('a company translates a bounty, and a partner reads it in German', async ({ browser, page }) => {
  const name = `Case study ${Date.now()}`;
  const token = await enterAs(page, demo.company);
  const headers = { ...bearer(token), 'x-tandem-mode': 'company' };
  const data = { name, kind: 'submission', reward_minor: 12_300, currency: 'USD', starts_on: '2026-01-01' };
  const bounty = await page.request.post('/api/bounties', { headers, data });
  const { id } = (await bounty.json()) as { id: string };
  await page.request.post(`/api/bounties/${id}/activate`, { headers, data: {} });

  await test.step('the company chooses German', async () => {
    await page.goto('/administration/content-languages');
    await expect(page.getByText('Choose a language above')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Deutsch' }).check();
    await expect(page.getByText('Languages saved.')).toBeVisible();
    await page.goto('/administration/content-languages?missing=de&entity=bounties');
    await expect(page.getByText(name)).toBeVisible();
    await expectAccessibleInThemes(page);
  });
  await test.step('the company translates the name from the menu of the bounty', async () => {
    await page.goto(`/commissions/bounties/show/${id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Translate' }).click();
    const drawer = page.getByRole('dialog', { name: 'Translate' });
    await drawer.getByLabel('Name').fill('Fallstudie');
    await expectAccessibleInThemes(page);
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Translations saved.')).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Save' })).toBeDisabled();
  });
  await test.step('a partner reads the German name', async () => {
    const german = await browser.newContext({ locale: 'de-DE', extraHTTPHeaders: fromSomewhere() });
    const partner = await german.newPage();
    await enterAs(partner, demo.partner);
    await partner.goto('/revenue/bounties');
    await expect(partner.getByRole('heading', { name: 'Fallstudie' })).toBeVisible();
    await expect(partner.getByText(name)).toHaveCount(0);
  });
});
