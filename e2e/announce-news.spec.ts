import { expect, test } from '@playwright/test';
import { closeWindows, demo, enterAs, expectAccessible } from './people.ts';
import { openCreated } from './screens.ts';

test.afterEach(closeWindows);

test('a company announces news, and a partner reads it at home and closes it', async ({ page, browser }) => {
  const title = `New price list ${Date.now().toString(36)}`;
  await enterAs(page, demo.company);
  await page.goto('/partners/announcements');
  await page
    .getByRole('link', { name: 'New announcement' })
    .or(page.getByRole('button', { name: 'New announcement' }))
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByLabel('Text', { exact: true }).fill('Valid from January 1.');
  await page.getByLabel('Link', { exact: true }).fill('/partner-resources');
  await page.getByLabel('Link text').fill('See prices');
  await expect(page.getByRole('group', { name: title }).getByRole('link', { name: 'See prices' })).toBeVisible();
  await expect(page.getByText(/will get it\.$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create' }).click();
  await openCreated(page);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send announcement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send announcement' });
  await expect(dialog.getByText(/will get it\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send announcement' }).click();
  await expect(page.getByText('Announcement sent')).toBeVisible();

  const portal = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await enterAs(portal, demo.partner);
  await portal.goto('/partner-dashboard');
  const banner = portal.getByRole('group', { name: title });
  await expect(banner).toContainText('Valid from January 1.');
  await expectAccessible(portal);
  await banner.getByRole('button', { name: `Close announcement: ${title}` }).click();
  await expect(banner).toBeHidden();
  await portal.reload();
  await expect(portal.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(banner).toBeHidden();
  await portal.goto('/announcements');
  await portal.getByRole('link', { name: title }).click();
  await expect(portal.getByRole('heading', { level: 1, name: title })).toBeVisible();

  // A closed banner counts, and the end of the announcement removes it for everyone.
  await page.reload();
  await expect(page.getByText('1 person', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'End announcement…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End announcement' }).click();
  await expect(page.getByText('Announcement ended')).toBeVisible();
});
