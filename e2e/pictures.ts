import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectLoaded } from './screens.ts';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'guide', 'pictures');
/** `npm run pictures` sets it; in other runs the journeys only prove that the screens are there. */
const WRITES = process.env.TANDEM_PICTURES === '1';

/** The size of all pictures, in pixels of a 1440 px wide screen. */
export const SIZE = { width: 1440, height: 900 };

/** Writes a picture of the guide, light, as WebP of about 50 kB, once the page shows `content` and nothing moves any more. */
export async function takePicture(page: Page, name: string, content: Locator): Promise<void> {
  await page.setViewportSize(SIZE);
  await expectLoaded(page);
  await expect(content).toBeVisible();
  const path = join(FOLDER, `${name}.webp`);
  if (!WRITES) {
    expect(existsSync(path), `${path} is missing: run npm run pictures`).toBe(true);
    return;
  }
  // A pointer over a row or a button would show what only the pointer shows.
  await page.mouse.move(SIZE.width - 1, SIZE.height - 1);
  const browser = await page.context().newCDPSession(page);
  const capture = async () => (await browser.send('Page.captureScreenshot', { format: 'webp', quality: 80 })).data;
  let data = await capture();
  await expect
    .poll(
      async () => {
        const before = data;
        data = await capture();
        return data === before;
      },
      { intervals: [500] },
    )
    .toBe(true);
  writeFileSync(path, Buffer.from(data, 'base64'));
  await browser.detach();
}
