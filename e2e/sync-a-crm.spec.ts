import { expect, type Page, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { closeWindows, demo, enterAs, expectAccessible } from './people.ts';

test.afterEach(closeWindows);

const MAPPING = '/partners/fields/external';
const CUSTOMER = 'Halden Shipyards';

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  // A long list shows only the options in sight.
  await page.keyboard.type(option);
  await page.getByTitle(option, { exact: true }).last().click();
}

test('Demo CRM is connected, mapped, simulated and switched on, and changes arrive in both directions', async ({
  page,
}) => {
  const token = await enterAs(page, demo.otherCompany);
  const read = async <T>(path: string) =>
    (await (await page.request.get(`/api/${path}`, { headers: bearer(token) })).json()) as T;

  await test.step('the empty screen leads to the catalog, where Demo CRM is connected', async () => {
    await page.goto(MAPPING);
    await expect(page.getByRole('heading', { name: 'Connect your CRM' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open integrations' }).click();
    await expect(page).toHaveURL(/\/connections\/catalog/);
    await page.getByText('Demo CRM', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Connect Demo CRM' }).click();
    await expect(page.getByText('Connected', { exact: true }).first()).toBeVisible();
  });

  await test.step('accounts are mapped to companies, with suggested fields', async () => {
    await page.goto(MAPPING);
    await page.getByRole('button', { name: 'Map records' }).first().click();
    await choose(page, 'Records of Tandem', 'Accounts');
    await choose(page, 'Records of Demo CRM', 'Companies');
    await page.getByRole('dialog').getByRole('button', { name: 'Map records' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Accounts and companies' })).toBeVisible();
    await page.getByRole('button', { name: /^Accept \d+ good matches$/ }).click();
    await expect(page.getByRole('button', { name: 'Edit field Domain' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('only customers are synchronized', async () => {
    await page.getByRole('tab', { name: 'Records' }).click();
    await page.getByRole('button', { name: 'Add condition' }).first().click();
    await choose(page, 'Field of condition 1', 'Type');
    await choose(page, 'Values of condition 1', 'Customer');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  await test.step('the simulation shows each record, and the mapping is switched on after it', async () => {
    await page.getByRole('button', { name: 'Simulate', exact: true }).first().click();
    await expect(page.getByText(/^Would create \d+ records here/)).toBeVisible({ timeout: 90_000 });
    await page.getByText(CUSTOMER).first().click();
    await expect(page.getByRole('region', { name: `Changes of ${CUSTOMER}` })).toContainText(
      'halden-shipyards.example',
    );
    await expectAccessible(page);
    expect(await read<unknown[]>(`accounts?name=${encodeURIComponent(CUSTOMER)}`)).toEqual([]);
    await page.getByRole('button', { name: 'Switch on' }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('switch', { name: 'Also synchronize the records that exist already' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByText('Active', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/^Created \d+ records here/).first()).toBeVisible({ timeout: 90_000 });
  });

  await test.step('a change in the CRM arrives here, and the record tells why', async () => {
    const [account] = await read<{ id: string }[]>(`accounts?name=${encodeURIComponent(CUSTOMER)}`);
    const { records } = await read<{ records: { id: string; values: Record<string, string> }[] }>(
      'demo_crm_records?object=companies',
    );
    const company = records.find(({ values }) => values.name === CUSTOMER)!;
    const changed = await page.request.patch(`/api/demo_crm_records/companies/${company.id}`, {
      headers: bearer(token),
      data: { values: { name: 'Halden Yards' } },
    });
    expect(changed.ok()).toBe(true);
    await page.goto(`/companies/show/${account!.id}?tab=crm`);
    await page.getByRole('button', { name: 'Sync now' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Halden Yards' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Why these values?' })).toContainText('Demo CRM');
    await expectAccessible(page);

    const sent = await page.request.patch(`/api/accounts/${account!.id}`, {
      headers: bearer(token),
      data: { domain: 'halden-yards.example' },
    });
    expect(sent.ok()).toBe(true);
    await expect(async () => {
      const now = await read<{ records: { id: string; values: Record<string, string> }[] }>(
        'demo_crm_records?object=companies',
      );
      expect(now.records.find(({ id }) => id === company.id)?.values.domain).toBe('halden-yards.example');
    }).toPass({ timeout: 60_000 });

    const [connection] = await read<{ id: string }[]>('connections');
    const step = (name: string) =>
      page.request.post(`/api/connections/${connection!.id}/${name}`, { headers: bearer(token), data: {} });
    expect((await step('pause')).ok()).toBe(true);
    await page.reload();
    await expect(page.getByText('Connection paused', { exact: true })).toBeVisible();
    await expect(page.getByText(/^The connection to Demo CRM is paused/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sync now' })).toHaveCount(0);
    expect((await step('resume')).ok()).toBe(true);
  });

  await test.step('Demo CRM fails on request, and says so on its screen', async () => {
    await page.goto('/connections/demo-crm');
    await choose(page, 'How the system answers', 'Is not available');
    await expect(page.getByText(/^Demo CRM fails on purpose/)).toBeVisible();
    await expectAccessible(page);
    await choose(page, 'How the system answers', 'Works');
    await expect(page.getByText(/^Demo CRM fails on purpose/)).toHaveCount(0);
  });
});
