import { expect, type Page, test } from '@playwright/test';
import { demo, enterAs, PASSWORD, startAnew } from './people.ts';
import { expectLoaded, firstOf } from './screens.ts';

/** Creates twelve products for this journey, which are two pages of a list. @returns the text that finds them */
async function createProducts(page: Page): Promise<string> {
  const token = await enterAs(page, demo.company);
  const mark = `deep${Date.now().toString(36)}`;
  for (let number = 1; number <= 12; number++) {
    const answer = await page.request.post('/api/products', {
      headers: { authorization: `Bearer ${token}` },
      data: { name: `Part ${mark} ${String(number).padStart(2, '0')}`, is_commissionable: false },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  return mark;
}

test('an open view survives a reload and can be sent as a link', { tag: '@all' }, async ({ page, browser }) => {
  test.setTimeout(240_000);
  await test.step('search, filter, page and open drawer survive a reload, the back button and a fresh tab', async () => {
    const mark = await createProducts(page);
    await page.goto('/products');
    await page.getByPlaceholder('Search', { exact: true }).fill(mark);
    await expect(page).toHaveURL(new RegExp(`q=${mark}`));
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Earns commission' }).click();
    await page.getByRole('dialog', { name: 'Earns commission' }).getByText('No', { exact: true }).click();
    await expect(page).toHaveURL(/is_commissionable=false/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText('11–12 of 12')).toBeVisible();
    await page.getByRole('button', { name: `Part ${mark} 12` }).click();

    const expectAllOf = async (tab: Page) => {
      const drawer = tab.getByRole('dialog', { name: 'Edit product' });
      await expect(drawer.getByLabel('Name')).toHaveValue(`Part ${mark} 12`);
      await expect(tab.getByPlaceholder('Search', { exact: true })).toHaveValue(mark);
      await expect(tab.getByText('11–12 of 12')).toBeVisible();
      await expect(tab.locator('[data-row]')).toHaveCount(2);
      await expect(tab.getByText(/^Earns commission is No/)).toBeVisible();
    };
    await expectAllOf(page);
    const address = page.url();
    await page.reload();
    await expectAllOf(page);
    const fresh = await page.context().newPage();
    await fresh.goto(address);
    await expectAllOf(fresh);

    await page.goBack();
    await expect(page.getByRole('dialog', { name: 'Edit product' })).toBeHidden();
    await expect(page.getByText('11–12 of 12')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('1–10 of 12')).toBeVisible();
    await page.goForward();
    await page.goForward();
    await expectAllOf(page);
  });
  await test.step('a link to a tab of a record opens that tab after signing in', async () => {
    await startAnew(page);
    for (const { email, list, tab } of [
      { email: demo.company, list: '/partners', tab: 'Deals' },
      { email: demo.partner, list: '/revenue/opportunities', tab: 'Notes' },
    ]) {
      await enterAs(page, email);
      const record = await firstOf(page, list);
      await page.goto(record);
      await expectLoaded(page);
      await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
      await expect(page).toHaveURL(/[?&]tab=/);
      const { pathname, search } = new URL(page.url());
      const name = await page.getByRole('heading', { level: 1 }).textContent();

      const elsewhere = await browser.newContext();
      const stranger = await elsewhere.newPage();
      await stranger.goto(`${pathname}${search}`);
      await expect(stranger).toHaveURL(`/login?to=${encodeURIComponent(`${pathname}${search}`)}`);
      await stranger.getByLabel('Email').fill(email);
      await stranger.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await stranger.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(stranger).toHaveURL(`${pathname}${search}`);
      await expect(stranger.getByRole('heading', { level: 1, name: name! })).toBeVisible();
      await expect(stranger.getByRole('tab', { name: new RegExp(`^${tab}`) })).toHaveAttribute('aria-selected', 'true');
      await elsewhere.close();
    }
  });
});
