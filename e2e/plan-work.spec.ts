import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { closeWindows, demo, enterAs, expectAccessible, signInByCall } from './people.ts';
import { expectLoaded, openCreated } from './screens.ts';

test.afterEach(closeWindows);

test('a company adds a shared task in one line, and the partner completes it', async ({ page, request, browser }) => {
  const token = await signInByCall(request, demo.partner);
  const session = await (await request.get('/api/session', { headers: bearer(token) })).json();
  const { partner_id } = session.program as { partner_id: string };
  const title = `Name two speakers ${Date.now().toString(36)}`;
  const owner = await enterAs(page, demo.company);
  const { name } = await (await request.get(`/api/partners/${partner_id}`, { headers: bearer(owner) })).json();

  await page.goto('/tasks');
  await expectLoaded(page);
  await expectAccessible(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('Add task');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Add task' });
  await drawer.getByRole('textbox', { name: 'Add task' }).fill(`${title} in 3 days`);
  await expect(drawer.getByRole('status')).toContainText('Due ');
  await drawer.getByLabel('Partner', { exact: true }).click();
  await drawer.getByLabel('Partner', { exact: true }).fill(name);
  await page.locator('.ant-select-dropdown').getByTitle(name, { exact: true }).click();
  await drawer.getByText('The partner', { exact: true }).click();
  await drawer.getByRole('button', { name: 'Add task' }).click();
  await expect(page.getByText('Task added')).toBeVisible();

  const portal = await (await browser.newContext()).newPage();
  await enterAs(portal, demo.partner);
  await portal.goto('/tasks');
  await portal.getByRole('link', { name: title }).first().click();
  await expect(portal.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAccessible(portal);
  await portal.getByRole('button', { name: 'Complete task' }).click();
  await portal.getByRole('dialog').getByRole('button', { name: 'Complete task' }).click();
  await expect(portal.locator('h1 + *').getByText('Done')).toBeVisible();

  await test.step('the company sees it done, on the board and in the list', async () => {
    await page.goto(`/tasks?q=${encodeURIComponent(title)}`);
    await expect(page.locator('[data-row-link]').first()).toBeVisible();
    await expect(page.getByText('Done').first()).toBeVisible();
    await page.goto('/tasks/board');
    await expect(page.getByRole('region', { name: 'Done' }).getByRole('link', { name: title })).toBeVisible();
    await page.goto('/tasks/calendar');
    await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
  });
});

test('both sides follow an action plan from a template for a deal', { tag: '@all' }, async ({
  page,
  request,
  browser,
}) => {
  const token = await signInByCall(request, demo.partner);
  const session = await (await request.get('/api/session', { headers: bearer(token) })).json();
  const { partner_id } = session.program as { partner_id: string };
  const headers = bearer(await enterAs(page, demo.company));
  const [deal] = await (
    await request.get(`/api/opportunities?partner_id=${partner_id}&status=open&_end=1`, { headers })
  ).json();
  const name = `Plan ${Date.now().toString(36)}`;

  await page.goto('/tasks/templates/create');
  await page.getByLabel('Name').fill(`Template ${name}`);
  await page.getByRole('button', { name: 'Add step' }).click();
  await page.getByLabel('Title of the step').fill('Show the product');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('link', { name: `Template ${name}` })).toBeVisible();
  const [template] = await (await request.get(`/api/task_templates?q=${encodeURIComponent(name)}`, { headers })).json();
  const steps = [
    ...template.steps,
    { key: 'terms', title: 'Agree on terms', side: 'partner', due_days: 14, blocked_by: template.steps[0].key },
  ];
  await expect(await request.patch(`/api/task_templates/${template.id}`, { headers, data: { steps } })).toBeOK();

  await page.goto(`/commissions/opportunities/show/${deal.id}?tab=plans`);
  await page.getByRole('button', { name: 'New action plan' }).first().click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Template').click();
  await page.getByLabel('Template').fill(name);
  await page.locator('.ant-select-dropdown').getByTitle(`Template ${name}`).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await openCreated(page);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('row', { name: /Agree on terms/ })).toContainText('Blocked');
  await page.getByRole('button', { name: 'Complete: Show the product' }).click();
  await expect(page.getByRole('row', { name: /Show the product/ })).toContainText('Done');
  const id = page.url().split('/').at(-1)!;

  const portal = await (await browser.newContext()).newPage();
  await enterAs(portal, demo.partner);
  await portal.goto(`/tasks/plans/show/${id}`);
  await portal.getByRole('button', { name: 'Complete: Agree on terms' }).click();
  await expect(portal.getByText('Completed').first()).toBeVisible();

  await page.goto(`/tasks/plans/print/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('row', { name: /Agree on terms/ })).toContainText('Done');
});
