import { expect, test } from '@playwright/test';
import { bearer } from './accounts.ts';
import { closeWindows, demo, enterAs, signInByCall } from './people.ts';
import { expectLoaded } from './screens.ts';

test.afterEach(closeWindows);

test('a lead is offered by a rule, the partner opens and accepts it and it is won, and the company sees why', async ({
  page,
  request,
}) => {
  const headers = bearer(await signInByCall(request, demo.company));
  const read = async (path: string) => (await request.get(`/api/${path}`, { headers })).json();
  const partner = await enterAs(page, demo.partner);
  const session = await (await request.get('/api/session', { headers: bearer(partner) })).json();
  const { partner_id, partner_name } = session.program as { partner_id: string; partner_name: string };

  // Leads from Malta go to all partners with users in the portal; no other journey uses Malta.
  const rule = await request.post('/api/lead_rules', {
    headers,
    data: {
      name: `Malta ${Date.now()}`,
      order: 0,
      countries: ['MT'],
      needs_portal: true,
      mode: 'race',
      race_size: 10,
      weights: { territory: 40, capacity: 30 },
      max_open_leads: 10_000,
    },
  });
  await expect(rule).toBeOK();
  const customer = `Harbor Logistics ${Date.now()}`;
  const added = await request.post('/api/leads', {
    headers,
    data: { contact_name: 'Ines Vidal', company_name: customer, country: 'MT', need: 'Track 40 vans' },
  });
  await expect(added).toBeOK();
  const { id, number } = (await added.json()) as { id: string; number: number };

  // Until the partner opens the offer, it shows the customer's place but not the name.
  const inbox = `/api/lead_offers?lead_id=${id}&status=offered`;
  const offer = async () => (await (await request.get(inbox, { headers: bearer(partner) })).json())[0];
  await expect.poll(offer).toBeTruthy();
  await page.goto('/revenue/leads');
  await page.getByRole('link', { name: `Lead ${number}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Lead ${number}` })).toBeVisible();
  await expectLoaded(page);
  await expect(page.getByText('Malta')).toBeVisible();
  await expect(page.getByText(customer)).toHaveCount(0);
  await page.getByRole('button', { name: 'Open lead' }).click();
  const opening = page.getByRole('dialog', { name: 'Open lead' });
  await expect(opening).toContainText('Opening is recorded.');
  await opening.getByRole('button', { name: 'Open lead' }).click();
  await expect(page.getByRole('heading', { level: 1, name: customer })).toBeVisible();
  await expect(page.getByText('Track 40 vans')).toBeVisible();

  await page.getByRole('button', { name: 'Accept lead' }).click();
  const plan = page.getByRole('dialog', { name: 'Accept lead' });
  await plan.getByRole('button', { name: 'Accept lead' }).click();
  await expect(plan.getByText('Next action is required')).toBeVisible();
  await plan.getByLabel(/^Next action/).fill('Call Ines');
  await plan.getByLabel(/^Expected revenue/).fill('12000');
  await plan.getByRole('button', { name: 'Accept lead' }).click();
  await expect(plan).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Record first contact' })).toBeVisible();
  await expect(page.getByRole('link', { name: customer })).toBeVisible();

  const { opportunity_id } = await read(`leads/${id}`);
  const deal = await read(`opportunities/${opportunity_id}`);
  expect(deal).toMatchObject({ partner_id, amount_minor: 1_200_000, status: 'open' });
  const [won] = await read(`opportunity_stages?type_id=${deal.type_id}&category=won`);
  await expect(
    await request.post(`/api/opportunities/${opportunity_id}/move`, { headers, data: { stage_id: won.id } }),
  ).toBeOK();

  await enterAs(page, demo.company);
  // A job copies the result to the lead.
  await expect(async () => {
    await page.goto(`/leads/show/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: customer })).toBeVisible();
    await expect(page.locator('main').getByText('Won', { exact: true }).first()).toBeVisible({ timeout: 8_000 });
  }).toPass();
  const offers = page.getByRole('region', { name: 'Offers' });
  await expect(offers.getByRole('row', { name: partner_name })).toContainText('Accepted');
  const scores = page.getByRole('region', { name: 'Scores' }).getByRole('row', { name: partner_name });
  await expect(scores).toContainText('× 40');
  await expect(scores).toContainText('× 30');
});
