import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { demo, enterAs, expectAccessibleInThemes, startAnew } from './people.ts';
import { openCreated } from './screens.ts';

/** Types into the focused select and takes the first option, by keyboard only. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await expect(page.locator('.ant-select-item-option', { hasText: text }).last()).toBeVisible();
  await page.keyboard.press('Enter');
}

/** Fills a condition from its focused field to its value. */
async function choose(page: Page, field: string, ...values: string[]): Promise<void> {
  await type(page, field);
  // An open list takes Tab as a choice, and a person could not press it that early.
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  for (const value of values) await type(page, value);
  await page.keyboard.press('Escape');
}

test('an audience is written, used and changed', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('an audience is built by keyboard, explains its members, filters the list, and appears in the partner’s view', async () => {
    test.slow();
    const audience = `Gold in Europe ${Date.now().toString(36)}`;
    await enterAs(page, demo.company);
    await page.goto('/audiences/create');
    await page.getByLabel('Name', { exact: true }).fill(audience);
    await expect(page.getByText('Add a condition to see which partners match.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add condition' })).toBeEnabled();
    await page.getByRole('button', { name: 'Add condition' }).press('Enter');
    await expect(page.getByRole('combobox', { name: 'Field' })).toBeFocused();
    await choose(page, 'Tier', 'Gold', 'Platinum');
    await page.getByRole('button', { name: 'And', exact: true }).press('Enter');
    await choose(page, 'Region', 'Europe');
    await page.getByRole('button', { name: 'Or if…' }).press('Enter');
    await expect(page.getByRole('combobox', { name: 'Field' }).nth(2)).toBeFocused();
    const answered = page.waitForResponse(
      (response) => response.url().endsWith('/audiences/preview') && response.request().postData()!.includes('"JP"'),
    );
    await choose(page, 'Country', 'Japan');
    const { total } = (await (await answered).json()) as { total: number };

    await expect(
      page.getByText('Partners if tier is Gold or Platinum and region is Europe; or if country is Japan.'),
    ).toBeVisible();
    const live = page.locator('section', { has: page.getByRole('heading', { name: 'Members', exact: true }) });
    await expect(live.getByRole('status')).toHaveText(new RegExp(`^${total} partners of \\d+$`));
    expect(total).toBeGreaterThan(0);
    const first = live.getByRole('listitem').first();
    await expect(first).toContainText('Region is Europe');
    await expect(first).toContainText(/Tier is Gold or Platinum – actual: (Gold|Platinum)/);
    await expect(live.getByRole('heading', { name: /^Near misses: / })).toBeVisible();

    // The screen explains why a partner is not a member.
    const missing = (await live.getByRole('link').last().textContent())!;
    await live.getByRole('combobox', { name: 'Check one partner' }).click();
    await page.keyboard.type(missing);
    await page.locator('.ant-select-item-option', { hasText: missing }).first().click();
    await expect(live.getByText(`${missing} is not a member`)).toBeVisible();
    await expectAccessibleInThemes(page);

    await page.getByLabel('Name', { exact: true }).press('Control+Enter');
    await openCreated(page);
    await expect(page).toHaveURL(/\/audiences\/show\//);
    await expect(page.getByRole('heading', { level: 1, name: audience })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /partners of \d+/ })).toContainText(`${total} partner`);
    await expectAccessibleInThemes(page);

    await page.getByRole('button', { name: 'List partners' }).click();
    await expect(page).toHaveURL(/\/partners\?audience_id=/);
    await expect(page.getByText(`is ${audience}`)).toBeVisible();
    await expect(page.locator('main')).toContainText(new RegExp(`${total} partners?`));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Export CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.trim().split('\r\n')).toHaveLength(total + 1);

    await page.locator('[data-row-link]').first().click();
    await page.getByRole('tab', { name: 'Program' }).click();
    await page.getByRole('button', { name: 'Access' }).click();
    const seen = page.locator('section', { has: page.getByRole('heading', { name: /^Audiences \(/ }) });
    await expect(seen.getByRole('link', { name: audience })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Incentives \(/ })).toBeVisible();
    await expect(page.getByText('All partners in the program').first()).toBeVisible();
    await expectAccessibleInThemes(page);
  });
  await test.step('a changed audience lists who joins and leaves, and one in use cannot be archived', async () => {
    await startAnew(page);
    const token = await enterAs(page, demo.company);
    const headers = { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' };
    const audiences = (await (await page.request.get('/api/audiences?q=Top%20partners', { headers })).json()) as {
      id: string;
      entity: string;
    }[];
    const top = audiences.find(({ entity }) => entity === 'partners')!;
    await page.goto(`/audiences/edit/${top.id}`);
    // The form is filled before its members are counted.
    await expect(page.getByRole('status').filter({ hasText: /partners? of \d+/ })).toBeVisible();
    await page.getByRole('button', { name: 'Remove condition' }).nth(1).press('Enter');
    await expect(page.getByText(/\d+ added/)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('combobox', { name: 'Field' }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessibleInThemes(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto('/audiences');
    await expect(page.getByRole('link', { name: 'Resellers without an open deal' })).toBeVisible();
    await expectAccessibleInThemes(page);
    const refused = await page.request.delete(`/api/audiences/${top.id}`, { headers });
    expect(refused.status()).toBe(409);
    expect(await refused.text()).toContain('Primary contacts of top partners');
  });
});
