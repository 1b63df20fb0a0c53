import { expect, test } from '@playwright/test';
import { demo, enterAs, expectAccessibleInThemes } from './people.ts';

test('a partner manager sees how a partner is doing, and acts on it', async ({ page }) => {
  const token = await enterAs(page, demo.company);
  const headers = { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' };
  const [health] = await (
    await page.request.get('/api/partner_health?dropped_on_gte=2000-01-01&_end=1', { headers })
  ).json();
  await page.goto(`/partners/show/${health.partner_id}`);

  await test.step('the page begins with the state in words, key figures and the reasons of the health', async () => {
    await expect(page.getByText(/^Health dropped from/)).toBeVisible();
    await expect(page.getByText('Open pipeline').first()).toBeVisible();
    const card = page.getByRole('region', { name: 'Health' });
    await expect(card.getByText(/of 100$/)).toBeVisible();
    await expect(card.getByRole('link', { name: 'Pipeline' })).toBeVisible();
    await expectAccessibleInThemes(page);
  });

  await test.step('the work is done right there', async () => {
    const steps = page.getByRole('region', { name: 'Next steps' });
    await steps
      .getByRole('listitem')
      .filter({ hasText: 'Health dropped' })
      .getByRole('button', { name: 'Acknowledge' })
      .click();
    await expect(page.getByText(/^Health dropped from/)).toHaveCount(0);
  });

  await test.step('a note joins the activity, and a fact changes in place', async () => {
    await page.getByRole('button', { name: 'Add note' }).click();
    const note = `They hire two people ${Date.now()}`;
    await page.getByLabel('New note').fill(note);
    await page.getByLabel('New note').press('Control+Enter');
    await expect(page.getByRole('listitem').filter({ hasText: note })).toContainText('added a note');

    await page.getByRole('button', { name: /^Show \d+ empty fields?: Business/ }).click();
    await page.getByRole('button', { name: 'Add external id' }).click();
    await page.getByLabel('External ID').fill('CRM-4711');
    await page.getByLabel('External ID').press('Enter');
    await expect(page.getByText('CRM-4711')).toBeVisible();
  });

  await test.step('the sections of a group lie below it, and old addresses still open them', async () => {
    await page.getByRole('tab', { name: 'Program' }).click();
    await page.getByRole('navigation', { name: 'Program' }).getByRole('button', { name: 'Contracts' }).click();
    await expect(page).toHaveURL(/tab=contracts/);
    await page.goto(`/partners/show/${health.partner_id}?tab=training`);
    await expect(page.getByRole('tab', { name: 'Enablement' })).toHaveAttribute('aria-selected', 'true');
    expect(await page.getByRole('tab').count()).toBeLessThanOrEqual(7);
  });
});
