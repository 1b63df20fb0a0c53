import { expect, type Page, test } from '@playwright/test';
import { demo, enterAs, fromSomewhere, PASSWORD, startAnew } from './people.ts';

/** Hides a window, because a browser without a screen treats all of its windows as visible. */
const hideWindow = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('all open windows follow the user who signs in', { tag: '@all' }, async ({ page, context }) => {
  test.setTimeout(240_000);
  await test.step('more windows are open than a browser has connections for one address', async () => {
    const token = await enterAs(page, demo.company);
    await page.goto('/partners');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (let opened = 1, before = page; opened < 8; opened += 1) {
      await hideWindow(before);
      before = await context.newPage();
      await before.addInitScript((value) => localStorage.setItem('tandem.token', value), token);
      await before.goto('/contacts', { timeout: 60_000 });
      await expect(before.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
    }
  });
  await test.step('when a second person signs in in another window, the first person’s company leaves the screen', async () => {
    await startAnew(page);
    const second = await context.newPage();
    for (const window of [page, second]) {
      await window.setExtraHTTPHeaders(fromSomewhere());
      await window.goto('/login');
    }
    const owner = page.getByRole('navigation', { name: 'Main menu' });
    await signIn(page, demo.company);
    await expect(owner).toContainText('Lumenfleet');
    await signIn(second, demo.otherCompany);
    await expect(second.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(owner).toBeVisible();
    await expect(owner).not.toContainText('Lumenfleet');
  });
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
