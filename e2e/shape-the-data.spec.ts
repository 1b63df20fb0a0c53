import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { demo, enterAs, expectAccessible, startAnew } from './people.ts';

/** A mark for names, so that data of earlier attempts does not interfere. */
const mark = () => Date.now().toString(36);

/** Opens a select of the library and takes an option; a multiple select has to be closed. */
async function choose(
  page: Page,
  label: string,
  option: string,
  { exact = false, searches = false } = {},
): Promise<void> {
  const select = page.getByRole('combobox', { name: label, exact });
  const takesSeveral = (await page.locator('.ant-select-multiple', { has: select }).count()) > 0;
  const list = page.locator('.ant-select-dropdown:visible');
  const offered = list.locator('.ant-select-item-option', { hasText: option }).last();
  await select.click();
  if (searches) await select.fill(option);
  // A list that has just opened scrolls to the selected option, so a click may start and end on different rows and then
  // counts for none.
  await expect(async () => {
    await offered.click({ timeout: 5000 });
    if (takesSeveral) await expect(offered).toHaveClass(/option-selected/, { timeout: 1000 });
    else await expect(list).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  // If the list closes itself, Escape would close the dialog around it.
  if (takesSeveral) await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
}

test('a custom field is created, filled in, filtered by and exported', async ({ page }) => {
  const tried = mark();
  const label = `Go-to-market fit ${tried}`;
  await enterAs(page, demo.company);
  await page.goto('/custom-fields');
  // An empty list has a second button.
  await page.getByRole('button', { name: 'New field' }).first().click();
  await page.getByLabel('Label', { exact: true }).fill(label);
  await choose(page, 'Type', 'Single choice');
  await page.getByRole('button', { name: 'Add option' }).click();
  await page.getByRole('textbox', { name: 'Option 1' }).fill('Strategic');
  await page.getByRole('button', { name: 'Color of Strategic' }).click();
  await page.getByRole('radio', { name: '#2f9e5b' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add option' }).click();
  await page.getByRole('textbox', { name: 'Option 2' }).fill('Opportunistic');
  await page.getByRole('button', { name: /^(Create|Save)/ }).click();
  await expect(page.getByText(label)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/partners');
  const name = (await page.locator('[data-row-link]').first().textContent())!.trim();
  const address = (await page.locator('[data-row-link]').first().getAttribute('href'))!;
  await page.goto(address.replace('/show/', '/edit/'));
  await choose(page, label, 'Strategic');
  await page.getByRole('button', { name: /^(Create|Save)/ }).click();
  await expect(page).toHaveURL(/\/partners$/);

  await page.goto(`/partners?custom.go_to_market_fit_${tried}=option_1`);
  await expect(page.locator('[data-row-link]')).toHaveText([name]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const [heading, ...rows] = file.trim().split('\r\n');
  expect(heading).toContain(`custom.go_to_market_fit_${tried}`);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(name);
  expect(rows[0]).toContain('Strategic');
});

test('tags and options that mean the same are merged, and a stage asks for a field', { tag: '@all' }, async ({
  page,
}) => {
  test.setTimeout(240_000);
  await test.step('two tags with the same meaning are merged everywhere', async () => {
    const tried = mark();
    const [kept, given] = [`Journey DACH ${tried}`, `Journey D-A-CH ${tried}`];
    const token = await enterAs(page, demo.company);
    const headers = { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' };
    for (const [name, tag] of [
      [`Merge journey one ${tried}`, kept],
      [`Merge journey two ${tried}`, given],
    ]) {
      const made = await page.request.post('/api/accounts', { headers, data: { name, tags: [tag] } });
      expect(made.ok()).toBe(true);
    }
    await page.goto(`/tags?entity=accounts&q=${tried}`);
    await expect(page.getByText(given)).toBeVisible();
    await page.getByRole('checkbox', { name: given }).check();
    await page.getByRole('toolbar').getByRole('button', { name: 'Merge' }).click();
    await choose(page, 'Merge into', kept);
    await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
    await expect(page.getByText(given)).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(`/companies?q=Merge%20journey%20two%20${tried}`);
    await page.locator('[data-row-link]').first().click();
    await expect(page.getByRole('complementary').getByText(kept)).toBeVisible();
  });
  await test.step('two options are merged in the form of their field', async () => {
    await startAnew(page);
    const tried = mark();
    const call = await asCompany(page);
    const field = await call<{ id: string }>('post', 'custom_fields', {
      entity: 'accounts',
      label: `Journey merge ${tried}`,
      field_type: 'SELECT',
      options: ['Health', 'Healthcare'].map((label) => ({ value: label.toLowerCase(), label })),
    });
    const { id } = await call<{ id: string }>('post', 'accounts', {
      name: `Merged option ${tried}`,
      custom: { [`journey_merge_${tried}`]: 'health' },
    });
    await page.goto('/custom-fields?entity=accounts');
    await page.getByText(`Journey merge ${tried}`, { exact: true }).click();
    await page.getByRole('button', { name: 'Merge Health into another option' }).click();
    await page.getByRole('menuitem', { name: 'into Healthcare' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(page.getByText('1 record changed')).toBeVisible();
    await page.goto(`/companies/show/${id}`);
    await expect(page.getByText('Healthcare', { exact: true })).toBeVisible();
    const { options } = await call<{ options: { label: string }[] }>('get', `custom_fields/${field.id}`);
    expect(options.map(({ label }) => label)).toEqual(['Healthcare']);
  });
  await test.step('a stage that needs a field asks for it, and the deal moves on with the answer', async () => {
    await startAnew(page);
    const call = await asCompany(page);
    const [deal] = await call<{ id: string; type_id: string; stage_id: string }[]>(
      'get',
      'opportunities?status=open&_end=1',
    );
    const stages = await call<{ id: string; name: string; category: string }[]>(
      'get',
      `opportunity_stages?type_id=${deal!.type_id}&_sort=order`,
    );
    // A field of an earlier attempt would also be required in the stage.
    const fields = await call<{ id: string; label: string }[]>('get', 'custom_fields?entity=opportunities');
    for (const { id, label } of fields) if (label === 'Budget holder') await call('delete', `custom_fields/${id}`);
    const next = stages.find(({ id, category }) => category === 'open' && id !== deal!.stage_id)!;
    await call('post', 'custom_fields', {
      entity: 'opportunities',
      label: 'Budget holder',
      field_type: 'STRING',
      required_stage_ids: [next.id],
    });
    await page.goto(`/commissions/opportunities/show/${deal!.id}`);
    await page.getByRole('button', { name: next.name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Required fields for ${next.name}` });
    await dialog.getByRole('button', { name: /^Save and move/ }).click();
    await expect(dialog.getByText('Budget holder is required')).toBeVisible();
    await dialog.getByLabel('Budget holder').fill('Ms Field');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Save and move/ }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: next.name, exact: true })).toHaveAttribute('aria-current', 'step');
    await expect(page.getByText('Ms Field', { exact: true })).toBeVisible();
  });
});

/** Sends requests as the company, to prepare data. */
async function asCompany(page: Page) {
  const token = await enterAs(page, demo.company);
  const headers = { authorization: `Bearer ${token}`, 'x-tandem-mode': 'company' };
  return async <T>(method: 'get' | 'post' | 'delete', path: string, data?: object): Promise<T> => {
    const response = await page.request[method](`/api/${path}`, { headers, ...(data && { data }) });
    expect(response.ok(), await response.text()).toBe(true);
    return response.json() as Promise<T>;
  };
}

test.describe('far from the company’s clocks', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a field of each type is filled in by hand, and reads the same wherever it is shown', { tag: '@all' }, async ({
    page,
  }) => {
    const tried = mark();
    const name = `Ten types ${tried}`;
    const field = (what: string) => `Journey ${what} ${tried}`;
    const key = (what: string) => `journey_${what}_${tried}`;
    const call = await asCompany(page);
    const options = [
      { value: 'a', label: 'Small; or tiny', color: '#2f9e5b' },
      { value: 'b', label: 'Large' },
    ];
    for (const [what, field_type, more] of [
      ['words', 'STRING'],
      ['segments', 'MULTI_SELECT', { options }],
      ['segment', 'SELECT', { options }],
      ['score', 'DECIMAL'],
      ['yes', 'BOOL'],
      ['moment', 'DATETIME'],
      ['mail', 'EMAIL'],
      ['phone', 'PHONE_NUMBER'],
      ['plant', 'ADDRESS'],
      ['sponsor', 'REFERENCE', { options: [{ value: 'contacts', label: 'Contacts' }] }],
    ] as const) {
      await call('post', 'custom_fields', {
        entity: 'accounts',
        label: field(what),
        field_type,
        section: `Journey ${tried}`,
        ...more,
      });
    }
    const [person] = await call<{ full_name: string }[]>('get', 'contacts?_end=1');

    await page.goto('/companies/create');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel(field('words')).fill('first line\nsecond line');
    await choose(page, field('segments'), 'Small; or tiny');
    await choose(page, field('segments'), 'Large');
    await choose(page, field('segment'), 'Large', { exact: true });
    await page.getByLabel(field('score')).fill('1234567.125');
    await page.getByRole('switch', { name: field('yes') }).click();
    await page.getByLabel(field('moment')).click();
    await page.getByText('Now', { exact: true }).click();
    const hour = new Date().getUTCHours();
    const now = `${hour % 12 || 12}:[0-9]+ ${hour < 12 ? 'AM' : 'PM'}`;
    await expect(page.getByLabel(field('moment'))).toHaveValue(new RegExp(` (${now}|[0-9]+:(00|59) [AP]M)$`));
    await page.getByLabel(field('moment')).fill('2026-03-01 13:30');
    await page.keyboard.press('Enter');
    await page.getByLabel(field('mail')).fill('Ada@Ten.example');
    await page.getByLabel(field('phone')).fill('+49 (30) 123 456');
    const plant = page.getByRole('group', { name: field('plant') });
    await plant.getByLabel('City').fill('Kiel');
    await plant.getByRole('combobox', { name: 'Country' }).fill('Germ');
    await page.locator('.ant-select-item-option:visible', { hasText: 'Germany' }).click();
    await choose(page, field('sponsor'), person!.full_name, { searches: true });
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page).toHaveURL(/\/companies$/);

    const [row] = await call<{ id: string; custom: object }[]>('get', `accounts?name=${encodeURIComponent(name)}`);
    expect(row!.custom).toMatchObject({
      [key('words')]: 'first line\nsecond line',
      [key('segments')]: ['a', 'b'],
      [key('segment')]: 'b',
      [key('score')]: '1234567.125',
      [key('yes')]: true,
      // The company's time zone is UTC.
      [key('moment')]: '2026-03-01T13:30:00.000Z',
      [key('mail')]: 'ada@ten.example',
      [key('phone')]: '+4930123456',
      [key('plant')]: { city: 'Kiel', country: 'DE' },
      [key('sponsor')]: { table: 'contacts', name: person!.full_name },
    });
    const shown = [
      '1,234,567.125',
      'Mar 1, 2026, 1:30 PM',
      'ada@ten.example',
      '+4930123456',
      'Kiel, Germany',
      person!.full_name,
    ];
    await page.goto(`/companies/show/${row!.id}`);
    await expect(page.getByRole('heading', { name: `Journey ${tried}`, exact: true })).toBeVisible();
    for (const text of [...shown, 'Small; or tiny']) await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expectAccessible(page);
    const keys = ['score', 'moment', 'mail', 'phone', 'plant', 'sponsor'].map((what) => `custom.${key(what)}`);
    await page.goto(`/companies?q=${encodeURIComponent(name)}&cols=name,${keys.join(',')}`);
    for (const text of shown) await expect(page.getByText(text, { exact: true })).toBeVisible();
    // The selected values are shown when the form opens again.
    await page.goto(`/companies/edit/${row!.id}`);
    await expect(page.getByLabel(field('moment'))).toHaveValue('Mar 1, 2026 1:30 PM');
    await expect(page.getByText(person!.full_name, { exact: true })).toBeVisible();
  });
});
