import { expect, test } from '@playwright/test';
import type { QueryAnswer } from '../src/shared/query/query.ts';
import { bearer } from './accounts.ts';
import { closeWindows, demo, enterAs, expectAccessible, expectAccessibleInThemes } from './people.ts';
import { complaintsOf, expectLoaded } from './screens.ts';

test.afterEach(closeWindows);

test('a question to the assistant is corrected, saved as a report, shown on the dashboard and scheduled', {
  tag: '@all',
}, async ({ page }) => {
  const complaints = complaintsOf(page);
  const headers = bearer(await enterAs(page, demo.company));
  const name = `Won by partner ${Date.now().toString(36)}`;
  const answers = page.getByRole('article', { name: 'The assistant answered' });

  await test.step('a chip of the answer corrects the period', async () => {
    await page.goto('/ai_assistant');
    await expectLoaded(page);
    const question = page.getByRole('textbox', { name: 'Your question' });
    await question.fill('won revenue by partner this year');
    await question.press('Enter');
    await expect(answers).toHaveCount(1);
    await answers
      .last()
      .getByRole('button', { name: /^Change: .*year/i })
      .click();
    await page.getByRole('menuitem', { name: /last 12 months/i }).click();
    await expect(answers).toHaveCount(2);
    await expect(answers.last().getByRole('region', { name: 'How the question was read' })).toContainText(
      'last 12 months',
    );
  });

  const [read, first] = await test.step('the answer is saved as a report', async () => {
    const reading = answers.last().getByRole('region', { name: 'How the question was read' });
    const text = await reading.getByRole('paragraph').textContent();
    const line = await answers.last().getByRole('listitem').first().textContent();
    await answers.last().getByRole('button', { name: 'Save as report' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Save report' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    return [text, line];
  });

  await test.step('the report shows the same question and figures, each with its rows', async () => {
    await expect(page).toHaveURL(/\/reports\/show\//);
    await expect(page.getByRole('region', { name: 'Answer' })).toContainText(read!);
    const row = page.getByRole('region', { name: read! }).getByRole('row').nth(1);
    const [partner, amount] = [
      await row.getByRole('cell').first().textContent(),
      await row.getByRole('link').textContent(),
    ];
    expect(first).toContain(`${partner}: ${amount}`);
    const answer = await page.request.post('/api/query', {
      headers,
      data: { of: 'opportunities', measure: 'won_revenue', by: ['partner'], period: 'last_12_months' },
    });
    const { groups } = (await answer.json()) as QueryAnswer;
    expect(groups![0]!.keys[0]!.label).toBe(partner);
    await expectAccessibleInThemes(page);
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/\/revenue\/|\/opportunities/);
    await page.goBack();
  });

  await test.step('the question is changed to a pivot table in the address', async () => {
    await page.getByRole('button', { name: 'Edit question' }).click();
    await page.getByRole('combobox', { name: 'Group by' }).fill('stage');
    await page.getByRole('combobox', { name: 'Group by' }).press('Enter');
    await page.keyboard.press('Escape');
    await page.getByText('Pivot table', { exact: true }).click();
    await expect(page).toHaveURL(/chart=pivot/);
    await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
    await page.getByRole('button', { name: 'Discard changes' }).click();
  });

  await test.step('the report is a widget of the dashboard', async () => {
    await page.getByText('Bar chart', { exact: true }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('button', { name: 'Add to dashboard' }).click();
    await expect(page.getByText('Added to your dashboard')).toBeVisible();
    await page.goto('/dashboard');
    const widget = page.getByRole('region', { name, exact: true });
    await expect(widget.getByRole('figure')).toBeVisible();
    await expectAccessible(page);
    await widget.getByRole('link', { name: 'Open report' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('the report is sent by email', async () => {
    await page.getByRole('button', { name: 'Schedule by email' }).click();
    await expect(page.getByText('Answers the question of the saved report')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Report preview' })).toContainText(read!);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create' }).click();
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByRole('row', { name: /Clara Company/ }).getByText('Delivered')).toBeVisible({
      timeout: 30_000,
    });
  });
  // The dashboard of the demo user is as others expect it.
  await page.request.delete('/api/dashboards/layout', { headers });
  expect(complaints).toEqual([]);
});
