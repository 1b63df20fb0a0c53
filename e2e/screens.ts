import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

export const settingsMenu = (page: Page) => page.getByRole('navigation', { name: 'Settings' });

async function linksIn(menu: Locator): Promise<string[]> {
  const links = menu.getByRole('listitem').getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((each) => each.map((link) => link.getAttribute('href')!));
}

/** Opens the collapsed groups of the main menu. */
export async function unfold(page: Page): Promise<void> {
  await expect(mainMenu(page).getByRole('listitem').first()).toBeVisible();
  const folded = mainMenu(page).locator('button[aria-expanded="false"]:not([aria-haspopup])');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** A link of the main menu, after opening the group that has it. */
export async function menuLink(page: Page, name: string): Promise<Locator> {
  const link = mainMenu(page).getByRole('link', { name, exact: true });
  await expect(mainMenu(page).getByRole('listitem').first()).toBeVisible();
  if ((await link.count()) === 0) await unfold(page);
  return link.first();
}

/** The addresses that the main menu and the Settings menu offer to the signed-in user. */
export async function menuOf(page: Page): Promise<string[]> {
  await unfold(page);
  const found = await linksIn(mainMenu(page));
  const settings = mainMenu(page).getByRole('link', { name: 'Settings', exact: true });
  if ((await settings.count()) > 0) {
    await settings.click();
    found.push(...(await linksIn(settingsMenu(page))));
    await settingsMenu(page).getByRole('link', { name: 'Back', exact: true }).click();
    await expect(mainMenu(page)).toBeVisible();
  }
  return [...new Set(found)];
}

/** Waits until the screen has its title and all its data. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main').getByRole('status', { name: 'Loading…' })).toHaveCount(0);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

/** Navigates inside the application and waits for the title to change. */
async function turn(page: Page, go: () => Promise<unknown>): Promise<void> {
  const left = await page.title();
  await go();
  await expect(page).not.toHaveTitle(left);
  await expectLoaded(page);
}

/** Navigates as the router does, which counts its history entries: without a number, back would look like a reload. */
function push(address: string): void {
  const index = (history.state?.__TSR_index ?? 0) + 1;
  history.pushState({ __TSR_index: index, __TSR_key: `visit-${index}` }, '', address);
}

/** Goes to a screen inside the application, also from one with the same title. */
export async function followLink(page: Page, address: string): Promise<void> {
  const left = await page.evaluate(() => {
    document.querySelector('h1')!.dataset.left = '';
    const { title } = document;
    document.title = '';
    return title;
  });
  await page.evaluate(push, address);
  await page.waitForFunction(() => document.title !== '' || !document.querySelector('[data-left]'));
  // A screen of the same name does not set it again.
  await page.evaluate((title) => {
    document.title ||= title;
  }, left);
}

/** Follows a link by clicking it. */
const follow = (page: Page, link: Locator) => turn(page, () => link.click());

/**
 * Goes to a screen: by the menu if it is there, as a link would if the application is open, otherwise by loading its
 * address, which costs six times as much.
 */
export async function visit(page: Page, address: string): Promise<void> {
  const isAnother = new URL(page.url()).pathname !== address.split('?')[0];
  const link = mainMenu(page).getByRole('listitem').locator(`a[href="${address}"]`);
  if (isAnother && (await link.count()) === 1) return await follow(page, link);
  if (isAnother && (await page.locator('#content').count()) === 1) {
    return await turn(page, () => page.evaluate(push, address));
  }
  await page.goto(address);
  await expectLoaded(page);
}

/** Goes to the first row of a list. */
export async function openFirst(page: Page, list: string): Promise<void> {
  await visit(page, list);
  await follow(page, page.locator('[data-row-link]').first());
}

/** The address of the first row of a list. */
export async function firstOf(page: Page, list: string): Promise<string> {
  await page.goto(list);
  await expectLoaded(page);
  const link = page.locator('[data-row-link]').first();
  await expect(link).toBeVisible();
  return (await link.getAttribute('href'))!;
}

/** Opens the row that was just created, from the message of its list. */
export async function openCreated(page: Page): Promise<void> {
  await page
    .getByRole('status')
    .filter({ has: page.getByRole('button', { name: 'Dismiss' }) })
    .getByRole('button', { name: 'Open', exact: true })
    .click();
}

/** Moves a row one position up with the keyboard. */
export async function moveUp(page: Page, grip: Locator): Promise<void> {
  await grip.focus();
  await page.keyboard.press('Space');
  await expect(grip).toHaveAttribute('aria-pressed', 'true');
  // A row takes keys a moment after it was picked up.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    const moved = page.getByText(/^Draggable item (.+) was moved over droppable area (?!\1\.)/);
    await expect(moved).toBeAttached({ timeout: 3000 });
  }).toPass();
  await page.keyboard.press('Space');
}

/**
 * Presses a button whose action can be undone for five seconds, and undoes it. The time of the page is stopped, so that
 * a slow machine has enough time.
 */
export async function undo(page: Page, pressed: Locator, meanwhile?: () => Promise<void>): Promise<void> {
  await pressed.click({ trial: true });
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await pressed.click();
  await page.clock.runFor(200);
  await meanwhile?.();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.clock.resume();
}

/** Collects the errors that the browser reports from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // The address that answered or the file that complains: a request may belong to the screen before.
    const { url } = message.location();
    complaints.push(`${page.url()}: ${message.text()}${url ? ` (${url})` : ''}`);
  });
  return complaints;
}
