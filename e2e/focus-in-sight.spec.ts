import { expect, type Page, test } from '@playwright/test';
import { demo, enterAs, startAnew, withMotion } from './people.ts';
import { expectLoaded, visit } from './screens.ts';

test.use(withMotion);

/** The share of the focused element's height that is behind the header or the button bar. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    const { top, bottom } = (focused.closest('.ant-select') ?? focused).getBoundingClientRect();
    const isBar = (element: Element) => getComputedStyle(element).position === 'sticky' && !element.contains(focused);
    const bars = [...document.querySelectorAll('header, main form > div, .ant-drawer form > div')].filter(isBar);
    return bars.reduce((most, bar) => {
      const box = bar.getBoundingClientRect();
      return Math.max(most, (Math.min(bottom, box.bottom) - Math.max(top, box.top)) / (bottom - top));
    }, 0);
  });

test('fields and previews stay visible while a user types and scrolls', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('buttons and the header never cover the field being filled in', async () => {
    for (const [screen, email, address] of [
      ['a page', demo.company, '/partners/create'],
      ['a drawer', demo.company, '/companies?drawer=create'],
      ['the deal desk', demo.partner, '/revenue/deal-desk/create'],
    ] as const) {
      await enterAs(page, email);
      await page.setViewportSize({ width: 1280, height: 520 });
      await page.goto(address);
      await expectLoaded(page);
      // A drawer of few fields is as short as its screen.
      if (screen === 'a drawer') await page.getByRole('button', { name: 'More fields' }).click();
      await page.locator('form').getByRole('textbox').first().focus();
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let pressed = 0; pressed < 12; pressed += 1) {
          await page.keyboard.press(key);
          const what = await page.evaluate(() => document.activeElement!.id || document.activeElement!.textContent);
          expect(await covered(page), `${screen}, ${key}, ${pressed}: ${what}`).toBeLessThan(0.1);
        }
      }
    }
  });
  await test.step('the preview of a report stays below the header while scrolling', async () => {
    await startAnew(page);
    await enterAs(page, demo.company);
    await page.setViewportSize({ width: 1440, height: 700 });
    await page.goto('/report-schedules/create');
    await expectLoaded(page);
    const preview = page.getByRole('main').locator('aside, [class*=aside]').first();
    await expect(preview).toBeVisible();
    await page.evaluate(() => scrollTo(0, 400));
    const header = (await page.getByRole('banner').boundingBox())!;
    expect((await preview.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height);
  });
});

test('focus is visible, and switches are visible in forced colors', { tag: '@all' }, async ({ page }) => {
  await enterAs(page, demo.company);
  await visit(page, '/commissions/opportunities');
  const outline = () => page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  // By keys: a press of the mouse shows no ring.
  await page.keyboard.press('Tab');
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Partners', exact: true })
    .focus();
  expect(await outline()).toBe('solid');
  await page.keyboard.press('j');
  expect(await outline()).toBe('solid');

  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/administration/program');
  const adjusted = (of: string) =>
    page
      .locator(of)
      .first()
      .evaluate((part) => getComputedStyle(part).forcedColorAdjust);
  expect(await adjusted('.ant-switch')).toBe('none');
});
