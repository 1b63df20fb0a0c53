import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { demo, enterAs, expectAccessible, expectAccessibleInThemes, startAnew } from './people.ts';

const company = (token: string) => ({ ...bearer(token), 'x-tandem-mode': 'company' });

test('finance closes a month, and verification of the books succeeds then and later', async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('finance reviews a past month, closes it, and the books verify', async () => {
    const token = await enterAs(page, demo.company);
    const answer = await page.request.get('/api/accounting_periods?_end=1000', { headers: company(token) });
    const months = (await answer.json()) as { month: string; state: string; is_next: boolean }[];
    const closing = months.find(({ is_next }) => is_next)!;
    const name = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${closing.month}-01T00:00:00Z`),
    );
    await page.goto('/commissions/ledger?tab=months');
    await page.getByRole('button', { name, exact: true }).click();
    const review = page.getByRole('dialog', { name });
    await expect(review.getByRole('heading', { name: /Trial balance/ })).toBeVisible();
    // The address contains the open month, so it can be sent to the person who closes it.
    await page.reload();
    await expect(review.getByRole('heading', { name: /Trial balance/ })).toBeVisible();
    await expectAccessible(page);
    // An earlier attempt may have left the month in closing.
    if (closing.state === 'closing') await review.getByRole('button', { name: 'Cancel closing' }).click();
    await review.getByRole('button', { name: 'Start closing' }).click();
    await review.getByRole('button', { name: 'Close month' }).click();
    const question = page.getByRole('dialog', { name: `Close ${name} permanently?` });
    await question.getByRole('button', { name: 'Close month' }).click();
    await expect(question).toBeHidden();
    await expect(review.getByText(/at entry/)).toBeVisible();
    await expect(review.getByRole('button', { name: 'Cancel closing' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(review).toBeHidden();
    await page.getByRole('button', { name: 'Verify ledger' }).click();
    await expect(page.getByText('Closed months are unchanged')).toBeVisible();
    await expect(page.getByText('Intact', { exact: true })).toBeVisible();
  });
  await test.step('publishing a structure into closed months asks for agreement first', async () => {
    await startAnew(page);
    // The plan has no partners, so it does not affect other journeys.
    const token = await enterAs(page, demo.company);
    const answer = await page.request.get('/api/accounting_periods?_end=1000', { headers: company(token) });
    const closed = ((await answer.json()) as { month: string; state: string }[]).find(
      ({ state }) => state === 'closed',
    )!;
    const made = await page.request.post('/api/commission_plans', {
      headers: company(token),
      data: { name: `Agreed late ${Date.now()}`, template: 'revenue_share' },
    });
    expect(made.status(), await made.text()).toBe(201);
    const { id } = (await made.json()) as { id: string };
    await page.goto(`/commissions/structure/edit/${id}`);
    await page.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog', { name: /^Publish version 1/ });
    const agreement = dialog.getByRole('checkbox', {
      name: /Deals of closed months change only through a recalculation/,
    });
    const day = dialog.getByLabel('Applies to deals won from');
    // Text typed before the date picker is ready may be reset once.
    await expect(async () => {
      await day.fill(`${closed.month}-15`);
      await day.press('Enter');
      await expect(dialog.getByText(/is in the past\. Deals booked since then/)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(agreement).toHaveCount(0);
    // The loading icon may stay in the button's name when animations are off.
    const publish = dialog.getByRole('button', { name: /Publish$/ });
    await publish.click();
    await expect(dialog.getByRole('alert')).toContainText('must be accepted');
    await expect(agreement).not.toBeChecked();
    await expectAccessible(page);
    await agreement.check();
    await publish.click();
    await expect(dialog).toBeHidden();
    const version = await page.request.get(`/api/plan_versions?plan_id=${id}`, { headers: company(token) });
    expect(await version.json()).toMatchObject([{ state: 'published', effective_from: `${closed.month}-15` }]);
  });
  await test.step('the signed result of a nightly check is kept and still matches the books later', async () => {
    await startAnew(page);
    await enterAs(page, demo.finance);
    await page.goto('/commissions/ledger?tab=checkpoints');
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^Download signed checkpoint of/ })
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
    await expect(page.getByText('The ledger and the audit log match kept.json.')).toBeVisible();
    await expectAccessibleInThemes(page);
    await compare({ ...kept, ledger: { ...kept.ledger, seq: kept.ledger.seq + 1 } });
    await expect(page.getByText(/^kept\.json: The signature does not/)).toBeVisible();
    await compare({ nothing: true });
    await expect(page.getByText('kept.json is not a checkpoint')).toBeVisible();
  });
});
