import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { closeWindows, demo, enterAs, expectAccessible } from './people.ts';

test.afterEach(closeWindows);

test('a recipe is switched on after a dry run, runs for a real record, and is seen in the log', {
  tag: '@all',
}, async ({ page }) => {
  const stamp = Date.now().toString(36);
  const partner = `Nordwind ${stamp}`;
  const token = await enterAs(page, demo.company);

  await test.step('a recipe becomes a draft with one click', async () => {
    await page.goto('/automations');
    await page
      .getByRole('link', { name: 'New automation' })
      .or(page.getByRole('button', { name: 'New automation' }))
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'New automation' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use recipe: Welcome new partners' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome new partners' })).toBeVisible();
    await expect(page.getByText('When', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the flow is changed, and problems are shown at their step', async () => {
    await page
      .getByRole('button', { name: /Starts? when|partner’s status category changes/ })
      .first()
      .click();
    await page.getByRole('combobox', { name: 'What happens' }).click();
    await page.getByRole('combobox', { name: 'What happens' }).fill('a partner is added');
    await page.getByTitle('a partner is added').first().click();
    await expect(page.getByText('When a partner is added')).toBeVisible();
    await page
      .getByRole('button', { name: /Email the primary contact/ })
      .first()
      .click();
    const subject = page.getByLabel('Subject', { exact: true });
    await subject.fill('');
    await expect(page.getByText('Subject is required.').first()).toBeVisible();
    await subject.fill('Welcome, {{partner.name}}');
    await page.getByRole('combobox', { name: 'To', exact: true }).click();
    await page.getByTitle('the owner of the record').click();
    await expect(page.getByText('Subject is required.')).toHaveCount(0);
    await expect(page.getByText('saved', { exact: false }).first()).toBeVisible();
  });

  await test.step('it goes live after a confirmation that says what it would have done', async () => {
    await page.getByRole('tab', { name: 'Dry run' }).click();
    await page.getByRole('button', { name: 'Start dry run' }).click();
    await expect(page.getByText(/Would have run|Nothing would have started this flow/).first()).toBeVisible({
      timeout: 60_000,
    });
    await page.getByRole('button', { name: 'Go live' }).click();
    const confirming = page.getByRole('dialog', { name: 'Go live' });
    await expect(confirming).toContainText('When a partner is added');
    await expect(confirming).toContainText(/Would have run|Nothing would have started this flow/);
    await expectAccessible(page);
    await confirming.getByRole('button', { name: 'Go live' }).click();
    await expect(page.getByText('Published. The automation is live.')).toBeVisible();
    await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  });

  await test.step('a new partner starts it, and the log shows each step', async () => {
    const made = await page.request.post('/api/partners', { headers: bearer(token), data: { name: partner } });
    expect(made.ok()).toBe(true);
    await page.getByRole('tab', { name: 'Runs' }).click();
    const link = page.getByRole('link', { name: partner }).or(page.getByText(partner)).first();
    await expect(async () => {
      await page.reload();
      await expect(link).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await link.click();
    await expect(page.getByText('“Welcome, [Partner]”', { exact: false }).first()).toBeVisible();
    await expect(page.getByText('Waits until')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel run' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel run' }).click();
    await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible();
  });
});
