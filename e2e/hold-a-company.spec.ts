import { expect, test } from '@playwright/test';
import { demo, enterAs, expectAccessible } from './people.ts';
import { expectLoaded } from './screens.ts';

test('a partner holds a company it found free, the company sees it, and letting it go frees it', async ({
  browser,
  page,
}) => {
  const mark = Date.now().toString(36);
  await enterAs(page, demo.partner);
  await page.goto('/revenue/deal-desk/create');
  await expectLoaded(page);
  await page.getByRole('textbox', { name: 'Company' }).fill(`Fjord ${mark}`);
  await page.getByRole('textbox', { name: 'Website' }).fill(`fjord-${mark}.example`);
  await page.getByRole('textbox', { name: 'Website' }).blur();
  await expect(page.getByText('You can hold it for 48 hours while you prepare.')).toBeVisible();
  await page.getByRole('button', { name: 'Hold for 48 hours' }).click();
  await expect(page.getByText('Held for 2 days more').or(page.getByText('Held for 1 day 23 hours more'))).toBeVisible();
  await expect(page).toHaveURL(/draft=/);
  await expect(page.getByRole('button', { name: 'Hold for 48 hours' })).toBeHidden();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });

  const second = await browser.newContext();
  const company = await second.newPage();
  await enterAs(company, demo.company);
  await company.goto('/partners/pending?queue=held');
  await expect(company.getByRole('row', { name: `Fjord ${mark}` })).toContainText(/Held, (2 days|1 day 23 hours) left/);
  await expectAccessible(company);

  await page.getByRole('button', { name: 'Let it go' }).click();
  await expect(page.getByText(/^Held for .* more$/)).toBeHidden();
  await company.reload();
  await expectLoaded(company);
  await expect(company.getByRole('row', { name: `Fjord ${mark}` })).toBeHidden();
  await second.close();
});
