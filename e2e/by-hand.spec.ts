import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { demo, enterAs, expectAccessible } from './people.ts';

test('an amount taken off by hand is a debt that is written off, and each says why', async ({ page }) => {
  // The other company: the first one's money is counted by other journeys at the same time.
  const token = await enterAs(page, demo.otherCompany);
  const found = await page.request.get('/api/partners?_sort=name&_end=1', {
    headers: { ...bearer(token), 'x-tandem-mode': 'company' },
  });
  const [partner] = (await found.json()) as { id: string; name: string }[];
  await page.goto('/commissions');
  await page.getByRole('button', { name: 'Add commission by hand' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Partner').fill(partner!.name);
  await page.getByTitle(partner!.name, { exact: true }).first().click();
  await dialog.getByLabel('Currency').fill('CHF');
  await page.getByRole('option', { name: /CHF/ }).first().press('Enter');
  await dialog.getByLabel('Why').fill('Paid twice in spring');
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

  await page.goto(`/partners/show/${partner!.id}?tab=commissions`);
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
