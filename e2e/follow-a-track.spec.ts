import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { closeWindows, demo, enterAs, signInByCall } from './people.ts';
import { expectLoaded } from './screens.ts';

test.afterEach(closeWindows);

test('a company builds a track, and a partner finishes it by doing what it asks', { tag: '@all' }, async ({
  page,
  request,
  browser,
}) => {
  const partner = await signInByCall(request, demo.partner);
  const session = await (await request.get('/api/session', { headers: bearer(partner) })).json();
  const { partner_id } = session.program as { partner_id: string };
  const name = `Launch ${Date.now()}`;
  const owner = await enterAs(page, demo.company);
  const headers = bearer(owner);

  await page.goto('/enablement/tracks');
  await expectLoaded(page);
  await page.goto('/enablement/tracks/create');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create track' }).click();
  await expect(page).toHaveURL(/\/enablement\/tracks\/edit\//);
  const id = page.url().split('/').at(-1)!;
  await page.getByRole('button', { name: 'Add stage' }).click();
  await page.getByRole('button', { name: 'Add step' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Hold the kickoff call');
  await page.getByRole('button', { name: 'Add step' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Write a plan');
  await page.getByText('Needs approval').click();
  await page.getByText('Asks for a file').click();
  await page.getByRole('button', { name: 'Add step' }).click();
  await page.getByRole('combobox', { name: 'Type' }).press('ArrowDown');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter'])
    await page.getByRole('combobox', { name: 'Type' }).press(key);
  await expect(page.getByText('can be finished 7 days after the start at the earliest')).toBeVisible();
  await page.getByText('Required', { exact: true }).click();
  await expect(page.getByText('at the earliest')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish track' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish track' }).click();
  await expect(page).toHaveURL(`/enablement/tracks/show/${id}`);
  const assigned = await request.post(`/api/tracks/${id}/assign`, { headers, data: { partner_ids: [partner_id] } });
  await expect(assigned).toBeOK();

  const portal = await (await browser.newContext()).newPage();
  await enterAs(portal, demo.partner);
  await portal.goto('/enablement/partner-tracks');
  await portal.getByRole('link', { name: `Open: ${name}` }).click();
  await expect(portal).toHaveURL(/\/enablement\/partner-tracks\/show\//);
  await expectLoaded(portal);
  await portal
    .locator('input[aria-label="Attach file: Write a plan"]')
    .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Our plan') });
  await expect(portal.getByText('plan.txt')).toBeVisible();
  for (const step of ['Hold the kickoff call', 'Write a plan']) {
    await portal.getByRole('button', { name: `Mark as done: ${step}` }).click();
    await portal.getByRole('dialog').getByRole('button', { name: 'Mark as done' }).click();
    await expect(portal.getByRole('button', { name: `Mark as done: ${step}` })).toHaveCount(0);
  }
  await expect(portal.getByText('1 of 2 steps done')).toBeVisible();

  await page.reload();
  await page.getByRole('region', { name: 'New stage' }).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Download plan.txt' })).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('2 of 2 steps done')).toBeVisible();
  await portal.reload();
  await expect(portal.getByText('All done')).toBeVisible();

  await test.step('a partner creates a track for its own users', async () => {
    await portal.goto('/enablement/partner-tracks/create');
    await portal.getByLabel('Name').fill(`New colleagues ${name}`);
    await portal.getByRole('button', { name: 'Create track' }).click();
    await expect(portal).toHaveURL(/\/enablement\/partner-tracks\/edit\//);
    await portal.getByRole('button', { name: 'Add stage' }).click();
    await portal.getByRole('button', { name: 'Add step' }).click();
    await portal.getByRole('textbox', { name: 'Title' }).fill('Read the handbook');
    await portal.getByRole('button', { name: 'Publish track' }).click();
    await portal.getByRole('dialog').getByRole('button', { name: 'Publish track' }).click();
    await expect(portal.getByRole('link', { name: `New colleagues ${name}` })).toBeVisible();
  });
  await portal.context().close();
});
