import { expect, type Page, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { codeIn } from './mailbox.ts';
import { closeWindows, demo, enterAs, expectAccessibleInThemes, signInByCall, withMotion } from './people.ts';
import { expectLoaded } from './screens.ts';

test.use(withMotion);
test.afterEach(closeWindows);

const rowOf = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const menuCount = async (page: Page) => {
  const entry = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^My work/ });
  return Number((await entry.textContent())?.replace(/\D/g, ''));
};

test('a partner sees everything that waits for it in one list, and the company decides from it', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(180_000);
  const mark = Date.now().toString(36);
  const partner = bearer(await signInByCall(request, demo.partner));
  const { program } = await (await request.get('/api/session', { headers: partner })).json();
  const { partner_id } = program as { partner_id: string };
  const company = bearer(await signInByCall(request, demo.company));
  const post = async (headers: Record<string, string>, path: string, data: object = {}) => {
    const answer = await request.post(`/api/${path}`, { headers, data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as { id: string };
  };

  await test.step('the company sends a contract and assigns a track', async () => {
    const template = await post(company, 'contract_templates', {
      name: `Partner terms ${mark}`,
      signing_order: 'parallel',
    });
    await post(company, `contract_templates/${template.id}/publish`);
    const contract = await post(company, 'contracts', {
      template_id: template.id,
      partner_id,
      signers: [
        { role: 'partner', name: 'Piet Partner', email: demo.partner },
        { role: 'company', name: 'Jo Keller', email: `jo-${mark}@company.example` },
      ],
    });
    await post(company, `contracts/${contract.id}/send`);
    const steps = [
      { key: 'plan', kind: 'task', title: `Write a plan ${mark}`, side: 'partner', is_required: true, due_days: 1 },
    ];
    const track = await post(company, 'tracks', {
      name: `Launch ${mark}`,
      definition: { stages: [{ key: 'start', name: 'Start', steps }] },
    });
    await post(company, `tracks/${track.id}/publish`);
    await post(company, `tracks/${track.id}/assign`, { partner_ids: [partner_id] });
  });

  await test.step('the partner finds both in My work, with the overdue step of another track on top', async () => {
    await enterAs(page, demo.partner);
    await page.goto('/dashboard');
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: /^My work/ })
      .click();
    await expect(page).toHaveURL('/work');
    await expectLoaded(page);
    await expect(page.getByRole('region').first()).toHaveAccessibleName('Overdue');
    await expect(page.getByRole('region', { name: 'Overdue' }).getByText('Track steps').first()).toBeVisible();
    await expectAccessibleInThemes(page);
    await page.getByLabel('Search my work').fill(mark);
    await expect(rowOf(page, `Partner terms ${mark}`)).toBeVisible();
    await expect(rowOf(page, `Write a plan ${mark}`)).toBeVisible();
  });

  await test.step('the partner completes the step in the list', async () => {
    const before = await menuCount(page);
    await rowOf(page, `Write a plan ${mark}`).getByRole('button', { name: 'Mark as done' }).click();
    const dialog = page.getByRole('dialog', { name: `Write a plan ${mark}` });
    await dialog.getByLabel('Note').fill('See our shared folder.');
    await dialog.getByRole('button', { name: 'Mark as done' }).click();
    await expect(rowOf(page, `Write a plan ${mark}`)).toHaveCount(0);
    await expect.poll(() => menuCount(page)).toBeLessThan(before);
  });

  await test.step('the partner signs the contract, and nothing is left', async () => {
    await rowOf(page, `Partner terms ${mark}`).getByRole('link', { name: 'Sign' }).click();
    await expect(page).toHaveURL(/\/partners\/contracts\/show\//);
    await page.getByRole('button', { name: 'Sign', exact: true }).first().click();
    await expect(page).toHaveURL(/\/sign/);
    await page.getByRole('checkbox', { name: /^I agree to sign/ }).check();
    await page.getByRole('button', { name: 'Sign', exact: true }).first().click();
    await page.getByLabel('Code').fill(await codeIn(demo.partner));
    await page.getByRole('button', { name: 'Confirm and sign' }).click();
    await expect(page.getByRole('heading', { name: 'You have signed' })).toBeVisible();
    await page.goto(`/work?q=${mark}`);
    await expect(page.getByText('No work matches')).toBeVisible();
    await expectAccessibleInThemes(page);
  });

  await test.step('the company decides a registration from the list', async () => {
    const account_name = `Harbor ${mark}`;
    const { id } = await post({ ...partner, 'x-tandem-mode': 'partner' }, 'deal_registrations', {
      account_name,
      account_domain: `harbor-${mark}.example`,
      country: 'US',
      contact_email: `ada@harbor-${mark}.example`,
      amount_minor: 1_000_000,
      expected_close_on: '2027-09-30',
    });
    await post({ ...partner, 'x-tandem-mode': 'partner' }, `deal_registrations/${id}/submit`);
    const desk = await (await browser.newContext(withMotion.contextOptions)).newPage();
    await enterAs(desk, demo.company);
    await desk.goto(`/work?q=${mark}`);
    await expect(rowOf(desk, account_name)).toContainText('Registrations to decide');
    await expectAccessibleInThemes(desk);
    await rowOf(desk, account_name).getByRole('button', { name: 'Approve' }).click();
    await desk.getByRole('dialog', { name: account_name }).getByRole('button', { name: 'Approve' }).click();
    await expect(rowOf(desk, account_name)).toHaveCount(0);
    const decided = await request.get(`/api/deal_registrations/${id}`, { headers: company });
    expect(await decided.json()).toMatchObject({ status: 'approved' });
  });
});

test('a company decides its inbox by keyboard, one item after the other, and turns on the morning email', {
  tag: '@all',
}, async ({ page, request }) => {
  test.setTimeout(180_000);
  const mark = Date.now().toString(36);
  const partner = { ...bearer(await signInByCall(request, demo.partner)), 'x-tandem-mode': 'partner' };
  const ids: string[] = [];
  for (const name of ['Alba', 'Brio', 'Cala']) {
    const registration = await request.post('/api/deal_registrations', {
      headers: partner,
      data: {
        account_name: `${name} ${mark}`,
        account_domain: `${name.toLowerCase()}-${mark}.example`,
        country: 'US',
        contact_email: `ada@${name.toLowerCase()}-${mark}.example`,
        amount_minor: 1_000_000,
        expected_close_on: '2027-09-30',
      },
    });
    expect(registration.ok(), await registration.text()).toBe(true);
    const { id } = (await registration.json()) as { id: string };
    const submitted = await request.post(`/api/deal_registrations/${id}/submit`, { headers: partner, data: {} });
    expect(submitted.ok(), await submitted.text()).toBe(true);
    ids.push(id);
  }
  const panel = page.getByRole('dialog').filter({ hasText: 'Registrations to decide' });
  const title = (name: string) => page.getByRole('button', { name: `${name} ${mark}`, exact: true });
  const open = (at: number) => new RegExp(`item=registration_review\\.${ids[at]}`);

  await test.step('j and k move between items, and Enter opens one in the side panel', async () => {
    await enterAs(page, demo.company);
    await page.goto(`/work?q=${mark}`);
    await expectLoaded(page);
    await expect(rowOf(page, `Alba ${mark}`)).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    await expect(title('Alba')).toBeFocused();
    await page.keyboard.press('j');
    await expect(title('Brio')).toBeFocused();
    await page.keyboard.press('k');
    await expect(title('Alba')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(open(0));
    await expect(panel).toContainText(`Alba ${mark}`);
    await expectAccessibleInThemes(page);
  });

  await test.step('e decides the item, and the next one comes up', async () => {
    await page.keyboard.press('e');
    await page
      .getByRole('dialog', { name: `Alba ${mark}` })
      .getByRole('button', { name: 'Approve' })
      .click();
    await expect(page).toHaveURL(open(1));
    await expect(panel).toContainText(`Brio ${mark}`);
    await expect(rowOf(page, `Alba ${mark}`)).toHaveCount(0);
  });

  await test.step('the address opens the same item again', async () => {
    await page.reload();
    await expect(panel).toContainText(`Brio ${mark}`);
    await page.keyboard.press('j');
    await expect(page).toHaveURL(open(2));
    await expect(panel).toContainText(`Cala ${mark}`);
  });

  await test.step('an inbox without items says so', async () => {
    for (const id of ids.slice(1))
      await request.post(`/api/deal_registrations/${id}/reject`, {
        headers: bearer(await signInByCall(request, demo.company)),
        data: { reason_code: 'not_qualified', reason_text: 'Test' },
      });
    await page.goto(`/work?q=${mark}`);
    await expect(page.getByText('No work matches')).toBeVisible();
  });

  await test.step('the morning email is turned on above the list, and off in the notification settings', async () => {
    await page.goto('/work');
    await page.getByRole('button', { name: 'Get a morning email' }).click();
    const dialog = page.getByRole('dialog', { name: 'Morning email' });
    await dialog.getByRole('switch', { name: 'Email my work every morning' }).click();
    await expect(dialog.getByLabel('Time', { exact: true })).toHaveValue(/^8:00\sAM$/);
    await expectAccessibleInThemes(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Morning email at 8:00/ })).toBeVisible();
    await page.goto('/notification-settings');
    await page.getByRole('switch', { name: 'Email my work every morning' }).click();
    await expect(page.getByText('The morning email is off.')).toBeVisible();
  });
});
