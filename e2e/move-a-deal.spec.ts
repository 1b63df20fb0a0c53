import { expect, type Page, test } from '@playwright/test';
import { demo, enterAs, startAnew } from './people.ts';

async function openDeal(page: Page, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' };
  const board = await (await page.request.get('/api/opportunities/board', { headers })).json();
  const name = `Step by step ${crypto.randomUUID()}`;
  const created = await page.request.post('/api/opportunities', { headers, data: { name, type_id: board.type_id } });
  expect(created.status(), await created.text()).toBe(201);
  return name;
}

test('a deal is moved on the board by keyboard and by dragging', async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('arrow keys move a deal from stage to stage and keep it focused', async () => {
    const name = await openDeal(page, await enterAs(page, demo.company));
    await page.goto(`/commissions/opportunities/board?q=${encodeURIComponent(name)}`);
    const handle = page.getByRole('button', { name: `Move ${name} with arrow keys` });
    const columns = page.getByRole('region', { name: 'Board', exact: true }).getByRole('region');
    // On a slow connection the second move starts before the first is confirmed.
    await page.route('**/move', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await handle.focus();
    for (const stage of [1, 2]) {
      await page.keyboard.press('Space');
      // The picked-up card is above the columns and is not a list item.
      await expect(page.locator('[data-lifted]')).toHaveCSS('list-style-type', 'none');
      // A busy browser handles a key before the listener that the picked-up card waits for.
      await expect(async () => {
        await page.keyboard.press('ArrowRight');
        await expect(columns.nth(stage)).toHaveAttribute('data-over', 'true', { timeout: 3_000 });
      }).toPass({ timeout: 20_000 });
      await page.keyboard.press('Space');
      await expect(columns.nth(stage).getByRole('link', { name })).toBeVisible();
      await expect(handle).toBeFocused();
    }
    await expect(page.getByText(/^Step by step .*: /)).toHaveCount(2);
    await expect(columns.nth(2).getByRole('link', { name })).toBeVisible();
  });
  await test.step('dragging a card by its name moves it without opening it, also in Firefox', async () => {
    await startAnew(page);
    const name = await openDeal(page, await enterAs(page, demo.company));
    await page.goto(`/commissions/opportunities/board?q=${encodeURIComponent(name)}`);
    const columns = page.getByRole('region', { name: 'Board', exact: true }).getByRole('region');
    const link = page.getByRole('link', { name });
    await link.evaluate((pressed: HTMLElement) => {
      window.addEventListener('mouseup', () => queueMicrotask(() => pressed.click()), { once: true });
    });
    await link.hover();
    await page.mouse.down();
    const there = (await columns.nth(1).boundingBox())!;
    await expect(async () => {
      await page.mouse.move(there.x + 60, there.y + 100);
      await page.mouse.move(there.x + 60, there.y + 120, { steps: 8 });
      await expect(columns.nth(1)).toHaveAttribute('data-over', 'true', { timeout: 1_000 });
    }).toPass();
    await page.mouse.up();
    await expect(columns.nth(1).getByRole('link', { name })).toBeVisible();
    await expect(page.getByText(/^Step by step .*: /)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/commissions/opportunities/board');

    await columns.nth(1).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});
