import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { replaceSplit } from '#features/deals/opportunities/server/service.ts';
import { sampleDocument } from '#features/enablement/documents/server/sample.ts';
import { sampleContact } from '#features/partners/contacts/server/sample.ts';
import { partnerStatusByCategory } from '#features/partners/partner-statuses/server/service.ts';
import { sampleInvitation } from '#features/partners/portal-access/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { nounsWhere } from '#shared/nouns/nouns.ts';
import type { PartnerMerged } from '../merge.schema.ts';
import type { Partner, PartnerDuplicate } from '../schema.ts';
import { samplePartner } from './sample.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

const make = (values: object = {}) => company.within((call) => samplePartner(call, values));
const read = (id: string) => company.owner.get<Partner>(`/partners/${id}`);
const merge = (into: string, other_id: string, take: string[] = []) =>
  company.owner.post<PartnerMerged>(`/partners/${into}/merge`, { other_id, take });
const refusal = async (into: string, other_id: string, more: object = {}, who = company.owner) => {
  const answer = await who.request('POST', `/partners/${into}/merge`, { other_id, take: [], ...more });
  return { code: answer.statusCode, ...(answer.json() as { message?: string; errors?: object }) };
};
const nothing = {
  opportunities: 0,
  contacts: 0,
  deal_registrations: 0,
  protections: 0,
  documents: 0,
  invitations: 0,
  partners: 0,
  kept_as_history: { won_deals: 0, commission_lines: 0, plan_assignments: 0 },
};

test('gives the kept partner the chosen values, the tags of both and everything still open', async () => {
  const tier = await company.owner.post<{ id: string }>('/partner_tiers', { name: 'Gold' });
  const survivor = await make({ name: 'Northwind', city: 'Bonn', tags: ['north'], external_ref: 'crm-1' });
  const other = await make({
    name: 'Northwind GmbH',
    legal_name: 'Northwind GmbH',
    domain: 'northwind.example',
    address_line_1: 'Hafen 1',
    city: 'Hamburg',
    tags: ['vip', 'north'],
    external_ref: 'crm-2',
    tier_id: tier.id,
  });
  const daughter = await make({ parent_partner_id: other, referred_by_partner_id: other });
  await company.within(async (call) => {
    await sampleOpportunity(call, { partner_id: other });
    await sampleContact(call, { partner_id: other });
    await sampleDocument(call, { partner_id: other });
    await sampleInvitation(call, { partner_id: other, role: 'partner_admin', email: 'new@northwind.example' });
  });
  const preview = await company.owner.post(`/partners/${survivor}/merge/preview`, { other_id: other, take: [] });
  const expected = { ...nothing, opportunities: 1, contacts: 2, documents: 1, invitations: 1, partners: 1 };
  expect(preview).toMatchObject({ refusal: null, merged: expected });
  // A trial leaves nothing.
  expect(await read(other)).toMatchObject({ archived_at: null, merged_into_id: null, open_deals: 1, row_version: 1 });

  expect(await merge(survivor, other, ['name', 'external_ref'])).toMatchObject(expected);
  expect(await read(survivor)).toMatchObject({
    name: 'Northwind GmbH',
    legal_name: 'Northwind GmbH',
    domain: 'northwind.example',
    // An address is one value.
    address_line_1: null,
    city: 'Bonn',
    tags: ['north', 'vip'],
    external_ref: 'crm-2',
    tier_id: null,
    open_deals: 1,
    merged_ids: [other],
  });
  expect(await read(daughter)).toMatchObject({ parent_partner_id: survivor, referred_by_partner_id: survivor });
  const given = await read(other);
  expect(given).toMatchObject({ merged_into_id: survivor, merged_into_name: 'Northwind GmbH', external_ref: null });
  expect(given).toMatchObject({ tier_id: tier.id, open_deals: 0 });
  expect(given.archived_at).not.toBeNull();
  for (const id of [survivor, other]) {
    const [event] = await company.owner.get<{ reason: string }[]>(
      `/audit_events?ref_table=partners&ref_id=${id}&_end=1`,
    );
    expect(event!.reason).toBe('Northwind GmbH was merged into Northwind');
  }
  const [told] = await company.within((call) =>
    call.rows<{ payload: object }>(sql`
      select payload from outbox_events
      where organization_id = ${call.organization_id} and topic = 'partners.merged' and ref_id = ${survivor}`),
  );
  expect(told!.payload).toEqual({ merged_id: other });
});

test('ignores a repeated merge and rejects a merge into another partner', async () => {
  const [survivor, other, third] = [await make(), await make(), await make()];
  await merge(survivor, other);
  const before = await read(survivor);
  expect(await merge(survivor, other)).toMatchObject(nothing);
  expect(await read(survivor)).toEqual(before);
  expect((await refusal(third, other)).code).toBe(409);
});

test('adds up the shares of both partners in open deals and keeps the split of won deals', async () => {
  const [survivor, other, third] = [await make(), await make(), await make()];
  const parts = [
    { partner_id: other, role: 'source' as const, weight: 2 },
    { partner_id: survivor, role: 'source' as const, weight: 3 },
    { partner_id: third, role: 'influence' as const },
    { partner_id: other, role: 'services' as const, status: 'proposed' as const },
  ];
  const deals = await company.within(async (call) => {
    const dealIds = [await sampleOpportunity(call), await sampleOpportunity(call)];
    for (const id of dealIds) await replaceSplit(call, id, { participants: parts });
    return dealIds;
  });
  const [open, won] = deals as [string, string];
  const closed = await company.owner.request('POST', `/opportunities/${won}/move`, await wonStage(won));
  expect(closed.statusCode, closed.body).toBe(200);
  const merged = await merge(survivor, other);
  expect(merged).toMatchObject({ opportunities: 1, kept_as_history: { won_deals: 1 } });
  const splitOf = async (id: string) =>
    (
      await company.owner.get<{ partner_id: string; role: string; weight: number; status: string }[]>(
        `/opportunity_participants?opportunity_id=${id}&_sort=position`,
      )
    ).map(({ partner_id, role, weight, status }) => [partner_id, role, weight, status]);
  expect(await splitOf(open)).toEqual([
    [survivor, 'source', 5, 'confirmed'],
    [third, 'influence', 1, 'confirmed'],
    [survivor, 'services', 1, 'proposed'],
  ]);
  expect(await splitOf(won)).toEqual([
    [other, 'source', 2, 'confirmed'],
    [survivor, 'source', 3, 'confirmed'],
    [third, 'influence', 1, 'confirmed'],
    [other, 'services', 1, 'proposed'],
  ]);
});

test('merges contacts of both partners and keeps one primary contact', async () => {
  const [survivor, other] = [await make(), await make()];
  await company.within(async (call) => {
    await sampleContact(call, { partner_id: survivor, email: 'nora@x.example', is_primary: true });
    const double = await sampleContact(call, { partner_id: other, email: 'nora@x.example', is_primary: true });
    await sampleContact(call, { partner_id: other, email: 'otto@x.example' });
    await sampleDocument(call, { contact_id: double });
  });
  await merge(survivor, other);
  const people = await company.owner.get<{ id: string; email: string; is_primary: boolean }[]>(
    `/contacts?partner_id=${survivor}&_sort=email`,
  );
  expect(people.map(({ email, is_primary }) => [email, is_primary])).toEqual([
    ['nora@x.example', true],
    ['otto@x.example', false],
  ]);
  expect(await company.owner.get<object[]>(`/documents?contact_id=${people[0]!.id}`)).toHaveLength(1);
});

test('does not move users who sign in and does not merge two organizations', async () => {
  const [survivor, other] = [await make({ name: 'Plain' }), await make({ name: 'Joined' })];
  await world.partnerUser(company, other);
  const named = 'Keep Joined and merge Plain into it.';
  expect(await refusal(survivor, other)).toMatchObject({ code: 409, message: expect.stringContaining(named) });
  const preview = await company.owner.post(`/partners/${survivor}/merge/preview`, { other_id: other, take: [] });
  expect(preview).toMatchObject({ merged: null, refusal: expect.stringContaining(named) });
  const second = await make({ name: 'Also joined' });
  await world.partnerUser(company, second);
  expect(await refusal(second, other)).toMatchObject({ code: 409, message: /^Both partners have users/ });
  expect((await merge(other, survivor)).partners).toBe(0);
});

test('lets users of the kept partner work on moved records and read their history', async () => {
  const [survivor, other] = [await make(), await make()];
  const user = await world.partnerUser(company, survivor);
  const deal = await company.within((call) => sampleOpportunity(call, { partner_id: other }));
  const asPartner = { 'x-tandem-mode': 'partner' };
  expect((await user.request('GET', `/opportunities/${deal}`, undefined, asPartner)).statusCode).toBe(404);
  await merge(survivor, other);
  expect((await user.request('GET', `/opportunities/${deal}`, undefined, asPartner)).statusCode).toBe(200);
});

test('does not lift a ban or suspension', async () => {
  const [survivor, other] = [await make(), await make({ name: 'Banned' })];
  const { id } = await company.within((call) => partnerStatusByCategory(call, 'banned'));
  await company.owner.patch(`/partners/${other}`, { status_id: id, reason_code: 'fraud' });
  expect(await refusal(survivor, other)).toMatchObject({ code: 409, message: /^Banned is banned/ });
});

test('explains why a merge is not possible and changes nothing', async () => {
  const [one, two] = [await make({ name: 'One' }), await make({ name: 'Two' })];
  expect(await refusal(one, one)).toMatchObject({ code: 422, errors: { other_id: ['must be another partner'] } });
  expect((await refusal(one, two, { take: ['status_id'] })).code).toBe(400);
  expect((await refusal(one, two, { row_version: 99 })).code).toBe(409);
  const elsewhere = await world.company();
  const stranger = await elsewhere.within((call) => samplePartner(call));
  expect((await refusal(one, stranger)).code).toBe(404);
  expect((await refusal(one, two, {}, elsewhere.owner)).code).toBe(404);
  for (const path of ['merge', 'merge/preview']) {
    const reader = await company.member('read_only');
    const refused = await reader.request('POST', `/partners/${one}/${path}`, { other_id: two, take: [] });
    expect(refused.statusCode).toBe(403);
  }
  await company.owner.request('DELETE', `/partners/${two}`);
  expect((await refusal(one, two)).message).toBe('Two is archived.');
  expect(await read(one)).toMatchObject({ name: 'One', row_version: 1 });
});

test('lets a partner manager merge own partners with all their records', async () => {
  const manager = await company.member('partner_manager');
  const mine = { owner_user_id: manager.user_id };
  const [survivor, other, foreign] = [await make(mine), await make(mine), await make()];
  const daughter = await make({ parent_partner_id: other });
  expect((await refusal(survivor, foreign, {}, manager)).code).toBe(404);
  expect((await refusal(foreign, survivor, {}, manager)).code).toBe(404);
  expect((await refusal(survivor, other, {}, manager)).code).toBe(200);
  expect(await read(daughter)).toMatchObject({ parent_partner_id: survivor });
  // A partner reassigned to another team member takes its merged partners along.
  await company.owner.patch(`/partners/${survivor}`, { owner_user_id: company.owner.user_id });
  expect(await read(other)).toMatchObject({ owner_user_id: company.owner.user_id });
  expect((await manager.request('GET', `/partners/${other}`)).statusCode).toBe(404);
});

test('resolves concurrent merges of two partners into each other', async () => {
  const [one, two] = [await make(), await make()];
  const codes = (await Promise.all([refusal(one, two), refusal(two, one)])).map(({ code }) => code);
  expect(codes.sort()).toEqual([200, 409]);
});

test('adds nothing to a merged partner and does not restore it', async () => {
  const [survivor, other] = [await make({ name: 'Kept' }), await make({ name: 'Given' })];
  const racing = Array.from({ length: 4 }, () =>
    company.owner.request('POST', '/contacts', { first_name: 'Ria', partner_id: other }),
  );
  const [merged, ...answers] = await Promise.all([refusal(survivor, other), ...racing]);
  expect(merged!.code).toBe(200);
  expect(answers).toHaveLength(4);
  for (const { statusCode } of answers as { statusCode: number }[])
    expect([201, 409], 'before or after the merge').toContain(statusCode);
  expect(await company.owner.get(`/contacts?partner_id=${other}`)).toEqual([]);

  const late = await company.owner.request('POST', '/contacts', { first_name: 'Late', partner_id: other });
  expect(late.json()).toMatchObject({ statusCode: 409, message: 'Given was merged into Kept; choose that one.' });
  const back = await company.owner.request('PATCH', `/partners/${other}`, { archived_at: null });
  expect(back.statusCode).toBe(409);
  const renamed = await company.owner.request('PATCH', `/partners/${other}`, { name: 'Again' });
  expect(renamed.json().message).toBe('Given was merged into Kept. Edit that partner instead.');
});

test('suggests the kept partner for the name of the merged one', async () => {
  const [survivor, other] = [
    await make({ name: 'Globex Holding' }),
    await make({ name: 'Zeppelin Works', domain: 'zeppelin.example' }),
  ];
  await merge(survivor, other);
  const duplicates = await company.owner.get<PartnerDuplicate[]>('/partners/duplicates?name=Zeppelin%20Works');
  expect(duplicates).toMatchObject([{ id: survivor, match: 'same_name', is_archived: false }]);
});

test('moves the value of a unique custom field', async () => {
  await company.owner.post('/custom_fields', {
    entity: 'partners',
    key: 'vat',
    label: 'VAT',
    field_type: 'STRING',
    is_unique: true,
  });
  const [survivor, other] = [await make(), await make({ custom: { vat: 'DE1' } })];
  await merge(survivor, other);
  expect((await read(survivor)).custom).toEqual({ vat: 'DE1' });
});

test('handles every table that refers to a partner', async () => {
  const referring = await company.within((call) =>
    call.rows<{ name: string }>(sql`
      select distinct c.conrelid::regclass::text as name from pg_constraint c
      where c.contype = 'f' and c.confrelid = 'partners'::regclass order by 1`),
  );
  expect(referring.map(({ name }) => name)).toEqual(
    nounsWhere(({ onPartnerMerge }) => onPartnerMerge !== undefined).sort(),
  );
});

async function wonStage(opportunity_id: string): Promise<object> {
  return company.within((call) =>
    call.one(sql`
      select s.id as stage_id from opportunities o join opportunity_stages s on s.organization_id = o.organization_id
        and s.type_id = o.type_id and s.category = 'won'
        where o.organization_id = ${call.organization_id} and o.id = ${opportunity_id}`),
  );
}
