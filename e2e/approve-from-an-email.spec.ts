import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { linkIn, pathOf } from './mailbox.ts';
import { closeWindows, demo, expectAccessible, signInByCall } from './people.ts';

test.afterEach(closeWindows);

test('a reviewer approves a registration from an email without signing in', async ({ page, browser, request }) => {
  test.setTimeout(120_000);
  const stamp = Date.now().toString(36);
  const asPartner = { ...bearer(await signInByCall(request, demo.partner)), 'x-tandem-mode': 'partner' };
  const asCompany = bearer(await signInByCall(request, demo.company));
  await request.patch('/api/notification_preferences', {
    headers: asCompany,
    data: { topics: [{ topic: 'registrations', in_app: true, email: 'instant' }] },
  });
  const account_name = `Mailed buyer ${stamp}`;
  const made = await request.post('/api/deal_registrations', {
    headers: asPartner,
    data: {
      account_name,
      account_domain: `mailed-buyer-${stamp}.example`,
      country: 'US',
      contact_email: `ada@mailed-buyer-${stamp}.example`,
      amount_minor: 120_000,
      expected_close_on: new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10),
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const submitted = await request.post(`/api/deal_registrations/${id}/submit`, { headers: asPartner, data: {} });
  expect(submitted.status(), await submitted.text()).toBe(200);

  const session = await (await request.get('/api/session', { headers: asPartner })).json();
  const subject = `${session.program.partner_name} registered ${account_name}`;
  const link = await test.step('the reviewer gets an email with buttons', async () => linkIn(demo.company, subject));
  const path = pathOf(link);
  expect(path).toMatch(/^\/public\/action\/.+#token=/);

  await test.step('a program that opens the link changes nothing', async () => {
    const scanner = await (await browser.newContext()).newPage();
    await scanner.goto(path);
    await expect(scanner.getByRole('button', { name: 'Approve' })).toBeVisible();
    await scanner.close();
    const now = await request.get(`/api/deal_registrations/${id}`, { headers: asCompany });
    expect((await now.json()).status).toBe('pending_review');
  });

  await test.step('the page says what will happen, and one button does it', async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Approve ${account_name}`);
    await expect(page.getByText('$1,200.00')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Message to the partner').fill('Good luck.');
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Done' })).toBeVisible();
    await expect(page.getByText('is approved')).toBeVisible();
  });

  await test.step('the registration is protected, and the link has ended', async () => {
    const now = await request.get(`/api/deal_registrations/${id}`, { headers: asCompany });
    expect(await now.json()).toMatchObject({ status: 'approved', reason_text: 'Good luck.' });
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.getByText('This link was used already.')).toBeVisible();
    await expectAccessible(page);
  });
});
