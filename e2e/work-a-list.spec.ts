import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { bearer, enterAsColleague, ownCompany } from './accounts.ts';
import { demo, enterAs, expectAccessible, startAnew, withMotion } from './people.ts';
import { expectLoaded, undo } from './screens.ts';

test.use(withMotion);

/** At first, with the owner of the demo company signed in. */
async function begin(page: Page): Promise<void> {
  await startAnew(page);
  await enterAs(page, demo.company);
}

test.beforeEach(({ page }) => begin(page));

test('a list is used by keyboard, by its address and by the palette', async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('the keyboard alone moves through a list, opens rows and creates one', async () => {
    await page.goto('/partners');
    const rows = page.locator('[data-row]');
    await expect(rows).toHaveCount(10);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(rows.nth(1).locator('[data-row-link]')).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.getByRole('toolbar')).toContainText('1 selected');
    const name = (await rows.nth(1).locator('[data-row-link]').textContent())!.trim();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(`${name} · Tandem`);
    await page.goBack();
    await expect(rows).toHaveCount(10);
    await page.keyboard.press('/');
    await expect(page.getByPlaceholder('Search', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('c');
    await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('the address holds the state of a list: reload, back and a shared link show the same', async () => {
    await begin(page);
    await page.goto('/partners');
    await page.getByRole('button', { name: 'Sort by Name' }).click();
    await expect(page).toHaveURL(/sort=-name/);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    const first = page.locator('[data-row-link]').first();
    await expect(page.getByText(/^11–20 of/)).toBeVisible();
    await expectLoaded(page);
    const shown = (await first.textContent())!;
    await page.reload();
    await expect(first).toHaveText(shown);
    await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
    await page.goBack();
    await expect(page).not.toHaveURL(/page=2/);
  });
  await test.step('a cell is changed in its row, and the rows per page count in every list', async () => {
    await begin(page);
    const { token } = await ownCompany(page);
    const headers = bearer(token);
    for (let at = 10; at < 22; at += 1) {
      const data = { name: `Harbor ${at}`, industry: 'Retail' };
      expect((await page.request.post('/api/accounts', { headers, data })).status()).toBe(201);
    }
    await page.goto('/companies?sort=name');
    const rows = page.locator('[data-row]');
    await expect(rows).toHaveCount(10);
    // A column that is empty on the page takes no room, until somebody chooses it.
    await expect(page.getByRole('columnheader', { name: 'Industry' })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Country' })).toHaveCount(0);
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    const cell = page.getByRole('textbox', { name: 'Industry of Harbor 10' });
    await expect(cell).toBeFocused();
    await page.keyboard.type('Food');
    await page.keyboard.press('Enter');
    await expect(cell).toHaveCount(0);
    await expect(rows.first()).toContainText('Food');
    await expect(rows.first().locator('[data-row-link]')).toBeFocused();
    // Escape keeps the former value.
    await page.keyboard.press('e');
    await page.keyboard.type('Nothing');
    await page.keyboard.press('Escape');
    await expect(rows.first()).toContainText('Food');
    await expectAccessible(page);

    const size = page.getByRole('combobox', { name: 'Rows per page' });
    await size.click();
    await page.getByTitle('20', { exact: true }).click();
    await expect(rows).toHaveCount(12);
    await page.goto('/companies');
    await expect(rows).toHaveCount(12);

    // Many rows are changed with the same input.
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit 12 accounts' });
    await dialog.getByRole('combobox', { name: 'Field' }).click();
    await page.getByTitle('Industry', { exact: true }).click();
    await dialog.getByRole('textbox', { name: 'Industry' }).fill('Logistics');
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByText('12 accounts changed')).toBeVisible();
    const changed = await page.request.get('/api/accounts?industry=Logistics', { headers });
    expect(changed.headers()['x-total-count']).toBe('12');
  });
  await test.step('the palette finds partners, screens and actions', async () => {
    await begin(page);
    await page.goto('/partners');
    const name = (await page.locator('[data-row-link]').first().textContent())!.trim();
    await page.keyboard.press('Control+k');
    await expect(page.getByPlaceholder(/^Search partners/)).toBeFocused();
    await page.keyboard.type(name);
    await expect(page.getByRole('group', { name: 'Partners' }).getByRole('option', { name }).first()).toBeVisible();
    // Enter opens the found record and not an action that was listed first.
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('group', { name: 'Partners' }).getByRole('option', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByPlaceholder(/^Search partners/)).toBeFocused();
    await page.keyboard.type('partner types');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/partners/types');
  });
  await test.step('an unreadable filter is named with its list and can be removed', async () => {
    await begin(page);
    await enterAs(page, demo.company);
    for (const [condition, label] of [
      ['amount_minor_gte=abc', 'Amount'],
      ['effective_on_gte=2026-13-45', 'Earned on'],
    ]) {
      await page.goto(`/commissions?${condition}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Commissions' })).toBeVisible();
      await page.getByRole('button', { name: `Remove filter ${label}` }).click();
      await expect(page.locator('[data-row]').first()).toBeVisible();
    }
  });
  await test.step('an address with an invalid record ID shows the same page as one of a missing record', async () => {
    await begin(page);
    for (const path of ['/partners/show/abc', '/contacts/show/00000000-0000-4000-8000-000000000000']) {
      await page.goto(path);
      await expect(page.getByText('Sorry, the page you visited does not exist.')).toBeVisible();
    }
  });
});

test('a list is filtered, kept as a view, exported and read on a phone', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('a filter becomes a chip, a saved view, and the exported file', async () => {
    // A view of this name can only exist once.
    const view = `Active partners ${Date.now()}`;
    await page.goto('/partners');
    await expectLoaded(page);
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Status' }).click();
    const filter = page.getByRole('dialog', { name: 'Status' });
    await filter.getByTitle('Active', { exact: true }).click();
    await expect(page).toHaveURL(/status_id=/);
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { level: 1 }).click();
    await expect(filter).toBeHidden();
    await expect(page.getByRole('button', { name: /^Status is Active/ })).toBeVisible();

    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('menuitem', { name: 'Save as view…' }).click();
    const naming = page.getByRole('dialog');
    await naming.getByLabel('Name').fill(view);
    await naming.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(naming).toBeHidden();
    await expect(page).toHaveURL(/view=/);
    await expect(page.getByRole('button', { name: 'Saved views' })).toHaveText(view);

    // The former rows stay visible with their number until the filtered ones arrive.
    await expectLoaded(page);
    const total = Number((await page.getByText(/ of \d+$/).textContent())!.split(' ').at(-1));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Export CSV' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.trim().split('\r\n')).toHaveLength(total + 1);
  });
  await test.step('a saved view is renamed and shared, and deleting one can be undone', async () => {
    await begin(page);
    await ownCompany(page);
    await page.goto('/partners?q=north');
    await expectLoaded(page);
    const views = page.getByRole('button', { name: 'Saved views' });
    const choose = async (name: string) => {
      await views.click();
      await page.getByRole('menuitem', { name }).click();
    };
    const dialog = page.getByRole('dialog');
    await choose('Save as view…');
    await dialog.getByLabel('Name').fill('Nroth');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(views).toHaveText('Nroth');

    await choose('Rename or share…');
    await expect(dialog.getByLabel('Name')).toHaveValue('Nroth');
    await dialog.getByLabel('Name').fill('North');
    await dialog.getByLabel('Everyone in the company').check();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(views).toHaveText('North');
    await expect(views).toBeFocused();

    await views.click();
    await undo(page, page.getByRole('menuitem', { name: 'Delete view' }), () =>
      expect(views).toHaveText('All partners'),
    );
    await choose('North');
    await expect(page).toHaveURL(/view=/);
    await choose('Rename or share…');
    await expect(dialog.getByLabel('Everyone in the company')).toBeChecked();
  });
  await test.step('a phone shows cards, and nothing scrolls sideways', async () => {
    await begin(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/partners');
    await expect(page.getByRole('list', { name: 'Partners' }).getByRole('listitem')).toHaveCount(10);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectAccessible(page);
    // Cards have no checkbox for the page, so all rows are offered from the first one on.
    await page.getByRole('checkbox').first().click();
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: /^Select all \d+$/ })
      .click();
    await expect(page.getByRole('toolbar')).toHaveAccessibleName(/^\d{2,} selected$/);
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('link', { name: 'Opportunities' })).toBeVisible();
  });
  await test.step('no amount, date or time is cut off, however narrow the column', async () => {
    await begin(page);
    // The user belongs to this journey, so that the language affects no other.
    const token = await enterAsColleague(page);
    const headers = { authorization: `Bearer ${token}` };
    const data = {
      name: 'Whole fleet',
      sku: `WHOLE-FLEET-${Date.now()}`,
      list_price_minor: 900_719_925_474_099,
      currency: 'USD',
    };
    const made = await page.request.post('/api/products', { headers, data });
    expect(made.ok(), await made.text()).toBe(true);
    // British dates are longer than the usual ones.
    await page.request.patch('/api/user/preference', { headers, data: { region: 'en-gb' } });
    await page.setViewportSize({ width: 1180, height: 800 });
    for (const path of ['/products', '/partners', '/commissions', '/administration/logs']) {
      await page.goto(path);
      await expectLoaded(page);
      await expect(page.locator('[data-row]').first()).toBeVisible();
      const cut = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('td, tbody th')]
            .filter((cell) => cell.querySelector('.figures, time'))
            .filter((cell) =>
              [cell, ...cell.querySelectorAll('*')].some(
                (part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX === 'hidden',
              ),
            )
            .map((cell) => cell.textContent),
        );
      await expect.poll(cut, path).toEqual([]);
    }
  });
});

test('rows are selected over pages and changed together', async ({ page }) => {
  test.setTimeout(240_000);
  await test.step('after a bulk action, the failed rows stay selected, and one of them shows the reason', async () => {
    const token = await enterAs(page, demo.company);
    const stamp = Date.now().toString(36);
    const headers = { authorization: `Bearer ${token}` };
    const read = async (path: string) => (await page.request.get(`/api/${path}`, { headers })).json();
    const { type_id } = await read('opportunities/board');
    const { stages } = (await read(`opportunity_types/${type_id}`)) as { stages: { id: string; category: string }[] };
    const [good, bad] = await Promise.all(
      ['lost', 'won'].map(async (category) => {
        const stage_id = stages.find((stage) => stage.category === category)!.id;
        const lost = category === 'lost' && { lost_reason: 'price' };
        const data = { name: `${category} ${stamp}`, type_id, stage_id, ...lost };
        const made = await page.request.post('/api/opportunities', { headers, data });
        expect(made.status(), await made.text()).toBe(201);
        return (await made.json()) as { name: string };
      }),
    );
    await page.goto(`/commissions/opportunities?q=${stamp}`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await page.getByRole('toolbar', { name: '2 selected' }).getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByText('2 opportunities archived')).toBeVisible();
    const stayed = page.getByRole('dialog', { name: '1 opportunity was not changed' });
    await expect(stayed).toContainText(`${bad!.name}: You cannot archive a won deal`);
    await stayed.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('toolbar', { name: '1 selected' })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: good!.name })).toBeHidden();
    await expect(page.getByRole('rowheader', { name: bad!.name })).toBeVisible();
  });
  await test.step('all rows of a list are selected at once, over its pages, and changed together', async () => {
    await begin(page);
    const token = await enterAs(page, demo.company);
    const stamp = Date.now().toString(36);
    const headers = { authorization: `Bearer ${token}` };
    for (let at = 0; at < 12; at += 1)
      await page.request.post('/api/accounts', { headers, data: { name: `Isdom ${stamp} ${at}` } });
    await page.goto(`/companies?q=${stamp}`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    const bar = page.getByRole('toolbar');
    await expect(bar).toHaveAccessibleName('10 selected');
    await bar.getByRole('button', { name: 'Select all 12' }).click();
    await expect(bar).toHaveAccessibleName('12 selected');
    await expect(bar.getByRole('button', { name: 'Select all 12' })).toBeHidden();
    await bar.getByRole('button', { name: 'Tags' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tags of 12 accounts' });
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect(dialog.getByText('Choose at least one tag to add or remove')).toBeVisible();
    await dialog.getByLabel('Add').fill(`t${stamp}`);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByText('12 accounts changed')).toBeVisible();
    await expect(bar).toBeHidden();
    const tagged = await page.request.get(`/api/accounts?tags=t${stamp}`, { headers });
    expect(tagged.headers()['x-total-count']).toBe('12');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('12 accounts changed back')).toBeVisible();
    const restored = await page.request.get(`/api/accounts?tags=t${stamp}`, { headers });
    expect(restored.headers()['x-total-count']).toBe('0');
  });
  await test.step('a selection stays over the pages of a list and ends when its filter changes', async () => {
    await begin(page);
    await page.goto('/partners');
    const bar = page.getByRole('toolbar');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await expect(bar).toHaveAccessibleName('10 selected');
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText(/^11–20 of/)).toBeVisible();
    await expect(bar).toHaveAccessibleName('10 selected');
    await page.getByPlaceholder('Search', { exact: true }).fill('a');
    await expect(page).toHaveURL(/q=a/);
    await expect(bar).toBeHidden();
    await expectLoaded(page);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
    await expect(bar).toHaveAccessibleName('10 selected');
    await expect(bar.getByRole('button', { name: /^Select all \d+$/ })).toBeVisible();
  });
});
