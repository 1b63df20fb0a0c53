import { expect, test } from '@playwright/test';
import { demo, enterAs } from './people.ts';
import { complaintsOf, expectLoaded, menuOf } from './screens.ts';

for (const who of ['company', 'partner'] as const) {
  test(`every screen of the ${who} view opens in the dark on a phone, and nothing complains or scrolls sideways`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await enterAs(page, demo[who]);
    await page.goto('/');
    const addresses = await menuOf(page);
    expect(addresses.length).toBeGreaterThan(4);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 844 });
    const complaints = complaintsOf(page);
    const wide: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      await expectLoaded(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 390) wide.push(`${address}: ${width}`);
    }
    expect(wide).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
