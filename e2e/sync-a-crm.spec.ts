import { expect, type Page, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { countClicks } from './clicks.ts';
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
  const clicks = await countClicks(page);
  const token = await enterAs(page, demo.otherCompany);
  const read = async <T>(path: string) =>
    (await (await page.request.get(`/api/${path}`, { headers: bearer(token) })).json()) as T;

  await test.step('one path leads from the menu to the first loaded record in eight clicks', async () => {
    await page.goto('/dashboard');
    await clicks.start();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('button', { name: 'Data Manager' }).click();
    await menu.getByRole('link', { name: 'External Mapping' }).last().click();
    await expect(page.getByRole('heading', { name: 'Demo systems' })).toBeVisible();
    await page.getByText('Demo CRM', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Connect Demo CRM' }).click();
    await expect(page.getByRole('checkbox', { name: 'Accounts' })).toBeChecked();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Only where Type is Prospect or Customer.')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Simulate', exact: true }).click();
    await expect(page.getByText(/^Would create \d+ records here/).first()).toBeVisible({ timeout: 90_000 });
    expect(await read<unknown[]>(`accounts?name=${encodeURIComponent(CUSTOMER)}`)).toEqual([]);
    await page.getByRole('button', { name: /^Load \d+ records$/ }).click({ timeout: 90_000 });
    await expect(page.getByText(/^Created \d+ records here/).first()).toBeVisible({ timeout: 90_000 });
    await page.locator('a[href^="/companies/show/"]').first().click();
    await page.waitForURL(/\/companies\/show\//);
    expect(await clicks.made()).toBeLessThanOrEqual(8);
  });

  await test.step('each step of the path, and the mapping that it made, can be used by everyone', async () => {
    await page.goto(MAPPING);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Accounts and companies' }).click();
    await expect(page.getByRole('button', { name: 'Edit field Domain' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Simulation' }).click();
    await page.getByText(CUSTOMER).first().click();
    await expect(page.getByRole('region', { name: `Changes of ${CUSTOMER}` })).toContainText(
      'halden-shipyards.example',
    );
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
