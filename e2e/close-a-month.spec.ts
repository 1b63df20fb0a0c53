import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { demo, enterAs, expectAccessible, expectAccessibleInBoth } from './people.ts';

const company = (token: string) => ({ ...bearer(token), 'x-tandem-mode': 'company' });

test('finance looks through a month that is over, closes it, and the books prove it', async ({ page }) => {
  const token = await enterAs(page, demo.company);
  const answer = await page.request.get('/api/accounting_periods', { headers: company(token) });
  const months = (await answer.json()) as { month: string; state: string; is_next: boolean }[];
  const closing = months.find(({ is_next }) => is_next)!;
  const name = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${closing.month}-01T00:00:00Z`),
  );
  await page.goto('/commissions/ledger?tab=months');
  await page.getByRole('button', { name, exact: true }).click();
  const review = page.getByRole('dialog', { name });
  await expect(review.getByRole('heading', { name: /Trial balance/ })).toBeVisible();
  // The month that is open is in the address, to be sent to whoever closes it.
  await page.reload();
  await expect(review.getByRole('heading', { name: /Trial balance/ })).toBeVisible();
  await expectAccessible(page);
  // A second try finds it as the first one left it.
  if (closing.state === 'closing') await review.getByRole('button', { name: 'Take back' }).click();
  await review.getByRole('button', { name: 'Begin closing' }).click();
  await review.getByRole('button', { name: 'Close', exact: true }).and(page.locator('.ant-btn')).click();
  const question = page.getByRole('dialog', { name: `Close ${name} for good?` });
  await question.getByRole('button', { name: 'Close the month' }).click();
  await expect(question).toBeHidden();
  await expect(review.getByText(/at entry/)).toBeVisible();
  await expect(review.getByRole('button', { name: 'Take back' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(review).toBeHidden();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Closed months are as they were when they were closed')).toBeVisible();
  await expect(page.getByText('Intact', { exact: true })).toBeVisible();
});

test('publishing a structure into closed months asks for agreement first', async ({ page }) => {
  // Given to nobody, it changes nothing for the other journeys.
  const token = await enterAs(page, demo.company);
  const answer = await page.request.get('/api/accounting_periods', { headers: company(token) });
  const closed = ((await answer.json()) as { month: string; state: string }[]).find(({ state }) => state === 'closed')!;
  const made = await page.request.post('/api/commission_plans', {
    headers: company(token),
    data: { name: `Agreed late ${Date.now()}`, template: 'revenue_share' },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/commissions/structure/edit/${id}`);
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: /^Publish version 1/ });
  const agreement = dialog.getByRole('checkbox', { name: /deals of closed months change by a recalculation only/ });
  const day = dialog.getByLabel('Counts for deals won from');
  // Written before the day's own help is there, it may be taken back once.
  await expect(async () => {
    await day.fill(`${closed.month}-15`);
    await day.press('Enter');
    await expect(dialog.getByText(/has passed: deals booked since then/)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(agreement).toHaveCount(0);
  // The sign of loading may stay in its name, where nothing moves.
  const publish = dialog.getByRole('button', { name: /Publish$/ });
  await publish.click();
  await expect(dialog.getByRole('alert')).toContainText('must be agreed to');
  await expect(agreement).not.toBeChecked();
  await expectAccessible(page);
  await agreement.check();
  await publish.click();
  await expect(dialog).toBeHidden();
  const version = await page.request.get(`/api/plan_versions?plan_id=${id}`, { headers: company(token) });
  expect(await version.json()).toMatchObject([{ state: 'published', effective_from: `${closed.month}-15` }]);
});

test('what a night’s check signed is kept, and shows later that the books still run through it', async ({ page }) => {
  await enterAs(page, demo.finance);
  await page.goto('/commissions/ledger?tab=checkpoints');
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download the signed checkpoint of/ })
    .last()
    .click();
  const kept = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  const compare = (checkpoint: object) =>
    page.getByLabel('Checkpoint to compare').setInputFiles({
      name: 'kept.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(checkpoint)),
    });
  await compare(kept);
  await expect(page.getByText('The ledger and the log still run through kept.json.')).toBeVisible();
  await expectAccessibleInBoth(page);
  await compare({ ...kept, ledger: { ...kept.ledger, seq: kept.ledger.seq + 1 } });
  await expect(page.getByText('kept.json: The signature does not fit')).toBeVisible();
  await compare({ nothing: true });
  await expect(page.getByText('kept.json is no checkpoint')).toBeVisible();
});
