import type { Page } from '@playwright/test';

/**
 * Counts the presses of the mouse that a user makes on this page, from `start` on; keys are free, because they are no
 * way to search for anything. The count is kept in the tab, so that it survives a load.
 */
export async function countClicks(page: Page) {
  await page.addInitScript(() => {
    const count = (event: Event) => {
      if (event.isTrusted) sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks') ?? 0) + 1));
    };
    addEventListener('pointerdown', count, true);
  });
  return {
    start: () => page.evaluate(() => sessionStorage.setItem('clicks', '0')),
    made: () => page.evaluate(() => Number(sessionStorage.getItem('clicks'))),
  };
}
