import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  click,
  givenReferrer,
  trackingKey,
  withKey,
} from '#features/commissions/attributions/server/testing/tracked.ts';
import { emailField, formOf, publishedForm, visitorIn } from '#features/engagement/forms/server/testing/filling.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Figures } from '#features/reporting/dashboards/schema.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

let n = 0;
async function membersOf(entity: 'partners' | 'contacts', field: string, op: string, value: unknown) {
  n += 1;
  const audience = await company.owner.post<{ id: string }>('/audiences', {
    name: `Audience ${n}`,
    entity,
    conditions: { any: [{ all: [{ field, op, value }] }] },
  });
  return (await company.owner.get<{ id: string }[]>(`/${entity}?audience_id=${audience.id}`)).map(({ id }) => id);
}

test('audiences can ask for active links and for forms that were sent', async () => {
  const { partner_id, link } = await givenReferrer(company);
  await company.within((call) => samplePartner(call));
  expect(await membersOf('partners', 'partner.referral_links', 'gte', 1)).toEqual([partner_id]);
  expect(await membersOf('partners', 'partner.link_clicks', 'gte', 1)).toEqual([]);
  await company.owner.post(`/referral_links/${link.id}/pause`, {});
  expect(await membersOf('partners', 'partner.referral_links', 'gte', 1)).toEqual([]);

  const form = await publishedForm(company.owner, formOf({ ...emailField, binding: 'contact.email' }), {
    purpose: 'contact',
  });
  await visitorIn(world).fill(form.id, { email: 'ada@asked.example' });
  const [contact] = await company.owner.get<{ id: string }[]>('/contacts?email=ada@asked.example');
  expect(await membersOf('contacts', 'contact.forms', 'in', [form.id])).toEqual([contact!.id]);
  expect(await membersOf('partners', 'partner.forms', 'in', [form.id])).toEqual([]);
});

test('what a partner sees includes its links, with the rule behind each', async () => {
  const { partner_id, link } = await givenReferrer(company);
  const { groups } = await company.owner.get<{ groups: { kind: string; entries: object[] }[] }>(
    `/partners/${partner_id}/sees`,
  );
  expect(groups.find(({ kind }) => kind === 'Referral links')!.entries).toMatchObject([
    { what: 'Blog', to: `/referral-links/edit/${link.id}`, rule: 'The link was created for this partner' },
  ]);
});

test('the dashboard shows sign-ups, sales and revenue of links', async () => {
  const own = await world.company();
  const referrer = await givenReferrer(own);
  const track = withKey(world, await trackingKey(own));
  const click_id = await click(world, referrer);
  await track('lead', { customer_id: 'd1', email: 'a@shop.example', click_id });
  await track('sale', { invoice_id: 'D-1', customer_id: 'd1', amount_minor: 40_000, currency: 'USD' });
  await track('sale', { invoice_id: 'D-2', customer_id: 'nobody', amount_minor: 10_000, currency: 'USD' });
  const { referral_results } = await own.owner.get<Figures>(
    '/dashboards/figures?widget=referral_results&period=this_month',
  );
  const shown = Object.fromEntries(referral_results!.measured!.items.map(({ id, cells }) => [id, cells[0]]));
  expect(shown).toMatchObject({
    leads: { values: [1] },
    sales: { values: [1] },
    revenue: { currency: 'USD', values: [40_000], count: 1 },
  });
  for (const cell of Object.values(shown)) expect(await own.owner.get<object[]>(`/${cell!.rows}`)).toHaveLength(1);
});
