import { expect, test } from '@playwright/test';
import { bearer, signInByCall } from './accounts.ts';
import { closeWindows, demo, enterAs, expectAccessible } from './people.ts';
import { openCreated } from './screens.ts';

test.afterEach(closeWindows);

test('a partner shares a link, a visitor clicks, signs up and buys, and the partner sees what it earned', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await enterAs(page, demo.partner);
  await page.goto('/referral-links');
  await expect(page.getByRole('heading', { name: 'Referral links', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/referral-links/create');
  const name = `Podcast ${Date.now()}`;
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Destination').fill('https://www.example.com/pricing');
  await page.getByRole('button', { name: 'Create' }).click();
  await openCreated(page);
  await page.waitForURL((url) => url.pathname.startsWith('/referral-links/edit/'));
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  const address = page.url();
  // The picture must be loaded, because a blocked one is visible too but has no natural width.
  const picture = page.getByRole('img', { name: /^QR code of/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const code = /\/r\/([a-z0-9-]+)/.exec(
    (await page.locator('header').filter({ hasText: '/r/' }).first().textContent()) ?? '',
  )![1]!;

  // A visitor follows the link, and the shop reports the events.
  const visit = await request.get(`/r/${code}`, {
    maxRedirects: 0,
    headers: {
      'user-agent':
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    },
  });
  expect(visit.status()).toBe(302);
  const click_id = new URL(visit.headers().location!).searchParams.get('tdm_click')!;
  const headers = bearer(await signInByCall(request, demo.company));
  const customer_id = `e2e-${Date.now()}`;
  const customer = { customer_id, email: `buyer@${customer_id}.example`, click_id };
  await expect(await request.post('/api/track/lead', { headers, data: customer })).toBeOK();
  const sale = await request.post('/api/track/sale', {
    headers,
    data: { ...customer, invoice_id: customer_id, amount_minor: 100_000, currency: 'USD' },
  });
  await expect(sale).toBeOK();
  const { opportunity_id } = (await sale.json()) as { opportunity_id: string };

  await page.reload();
  const figures = page.locator('dl').filter({ hasText: 'Conversion' });
  await expect(figures).toContainText('Clicks1');
  await expect(figures).toContainText('Leads1');
  await expect(figures).toContainText('Sales1');
  await expect(figures).toContainText('$1,000.00');

  await enterAs(page, demo.company);
  await page.goto(`/commissions/opportunities/show/${opportunity_id}?tab=attribution`);
  await expect(page.getByText(/Credited to the only click/).first()).toBeVisible();
  await expect(page.getByText(`Click on ${name}`)).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.goto('/referral-links/create');
  await expect(page.getByRole('combobox', { name: 'Partner' })).toBeVisible();
  await page.goto('/referral-links?tab=risk');
  await expect(page.getByText('Temporary email address').first()).toBeVisible();
});

test('a click becomes a lead, the lead a deal won by hand, and the tracked sale its payment', { tag: '@all' }, async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const headers = bearer(await signInByCall(request, demo.company));
  const partner = bearer(await signInByCall(request, demo.partner));
  const read = async (path: string) => (await request.get(`/api/${path}`, { headers })).json();
  const send = async (path: string, data: object, as = headers) => {
    const answer = await request.post(`/api/${path}`, { headers: as, data });
    await expect(answer).toBeOK();
    return answer.json();
  };
  const session = await (await request.get('/api/session', { headers: partner })).json();
  const { partner_name } = session.program as { partner_name: string };
  const id = `won-by-hand-${Date.now()}`;
  const { code } = await send(
    'referral_links',
    { name: id, destination_url: 'https://www.example.com/pricing' },
    partner,
  );

  // The company waits for its first event, and the list of events updates itself.
  await enterAs(page, demo.company);
  await page.goto('/referral-links?tab=connect');
  await expect(page.getByText('/api/track/script.js')).toBeVisible();
  await page.getByRole('button', { name: 'Create API key' }).click();
  await expect(page.getByText('Authorization: Bearer')).not.toContainText('YOUR_API_KEY');
  await expectAccessible(page);

  const domain = `${id}.example`;
  const customer = { customer_id: id, name: 'Nora Lind', company: `Lind ${id}`, domain, email: `nora@${domain}`, code };
  await send('track/lead', customer);
  await expect(page.getByRole('listitem').filter({ hasText: 'Lead' }).getByText(id)).toBeVisible();

  // The partner that brought the lead accepts it, and the company marks its deal as won manually.
  const leadOf = async () => (await read(`leads?contact_email=${customer.email}`))[0];
  const offerOf = async () => {
    const { id: lead_id } = await leadOf();
    return (
      await (await request.get(`/api/lead_offers?lead_id=${lead_id}&status=offered`, { headers: partner })).json()
    )[0];
  };
  await expect.poll(offerOf, { timeout: 60_000 }).toBeTruthy();
  const offer = await offerOf();
  await send(`lead_offers/${offer.id}/open`, {}, partner);
  await send(
    `lead_offers/${offer.id}/accept`,
    { next_step: 'Call Nora', amount_minor: 80_000, currency: 'USD' },
    partner,
  );
  const { opportunity_id } = await leadOf();
  const { type_id } = await read(`opportunities/${opportunity_id}`);
  const [won] = await read(`opportunity_stages?type_id=${type_id}&category=won`);
  await send(`opportunities/${opportunity_id}/move`, { stage_id: won.id });
  const before = await read(`commission_lines?opportunity_id=${opportunity_id}`);

  // The sale pays the deal: one deal, the same commission, and the partner is credited.
  const sale = await send('track/sale', { ...customer, invoice_id: id, amount_minor: 80_000, currency: 'USD' });
  expect(sale.opportunity_id).toBe(opportunity_id);
  const { account_id } = await read(`opportunities/${opportunity_id}`);
  expect(await read(`opportunities?account_id=${account_id}`)).toHaveLength(1);
  expect(await read(`commission_lines?opportunity_id=${opportunity_id}`)).toHaveLength(before.length);
  await page.goto(`/commissions/opportunities/show/${opportunity_id}?tab=attribution`);
  const credit = page.getByRole('region', { name: 'Credit' });
  await expect(credit).toContainText(`${partner_name} 100%`);
  await expect(credit).toContainText('Click through lead');

  // With two open deals the next sale of a colleague needs a review.
  for (const name of ['North', 'South'])
    await send('opportunities', { name: `${name} ${id}`, account_id, amount_minor: 50_000, currency: 'USD' });
  const asked = await send('track/sale', {
    ...{
      customer_id: `${id}-2`,
      email: `otto@${domain}`,
      invoice_id: `${id}-2`,
      amount_minor: 50_000,
      currency: 'USD',
    },
  });
  expect(asked.status).toBe('review');
  await page.goto('/referral-links?tab=reviews');
  await page.getByRole('link', { name: `${id}-2` }).click();
  await expect(page.getByRole('heading', { name: `Invoice ${id}-2`, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: `Choose North ${id}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note').fill('As Otto says');
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await expect(page.getByText('Sale decided')).toBeVisible();
  await expect(page.locator('main').getByText('Existing deal').first()).toBeVisible();
  await expectAccessible(page);
  const [event] = await read(`tracked_events?external_id=${id}-2`);
  expect(await read(`opportunities/${event.opportunity_id}`)).toMatchObject({ name: `North ${id}`, status: 'won' });
});
