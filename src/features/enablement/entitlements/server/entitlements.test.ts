import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { ActionPreview } from '#features/platform/mail-actions/schema.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { nonEmpty } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { ChangedMany } from '#shared/nouns/change-many.ts';
import type { EntitlementGrant, RevealedKeys } from '../grants.schema.ts';
import type { Entitlement, EntitlementCreate, EntitlementMovement, ValueStatement } from '../schema.ts';
import { grantSteps } from '../steps.schema.ts';
import { entitlementJobs } from './jobs.ts';
import { sampleBenefit } from './sample.ts';

let world: World;
let company: Company;
let owner: Person;
let north: { id: string; admin: Person };
let gold: string;
let silver: string;

beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company();
  owner = company.owner;
  north = await partner('North');
  const tier = async (name: string) => (await owner.post<{ id: string }>('/partner_tiers', { name })).id;
  [silver, gold] = [await tier('Silver test'), await tier('Gold test')];
});
afterAll(() => world.close());

async function partner(name: string) {
  const id = await company.within((call) => samplePartner(call, { name }));
  return { id, admin: await world.partnerUser(company, id) };
}

const benefit = (more: Partial<EntitlementCreate> = {}) => company.within((call) => sampleBenefit(call, more));
const job = async (name: 'renew' | 'follow-partner', ref_id: string | null = null) =>
  entitlementJobs[`entitlements.${name}`]!(await jobFor(world.kernel, company.id), { ref_id });
const moveTo = async (tier_id: string | null) => {
  await owner.post(`/partners/${north.id}/tier`, { tier_id });
  await job('follow-partner', north.id);
};
const ask = (entitlement_id: string, quantity = 1) =>
  north.admin.post<EntitlementGrant>('/entitlement_grants', { entitlement_id, quantity });
const own = (id: string) => north.admin.get<Entitlement>(`/entitlements/${id}`);
const refusal = async (person: Person, url: string, body: object = {}) => {
  const response = await person.request('POST', url, body);
  const { message, errors } = response.json() as { message: string; errors?: Record<string, string[]> };
  return { status: response.statusCode, message, errors };
};
const byTier = () => [
  { tier_id: silver, type_id: null, quantity: 2 },
  { tier_id: gold, type_id: null, quantity: 5 },
];

describe('a benefit', () => {
  test('gives partners the largest quantity of their tier and type', async () => {
    const id = await benefit({ quantities: [...byTier(), { tier_id: null, type_id: null, quantity: 1 }] });
    expect(await own(id)).toMatchObject({ granted: 1, available: 1, ends_on: '2026-12-31' });
    await moveTo(gold);
    expect(await own(id)).toMatchObject({ granted: 5, available: 5 });
    expect(await owner.get(`/entitlements/${id}`)).toMatchObject({ partners: 1, granted: 5 });
  });

  test('is unknown to partners whose tier does not give it', async () => {
    const id = await benefit({ quantities: byTier() });
    expect((await north.admin.request('GET', `/entitlements/${id}`)).statusCode).toBe(404);
    expect((await refusal(north.admin, '/entitlement_grants', { entitlement_id: id, quantity: 1 })).errors).toEqual({
      entitlement_id: ['is not available to this partner'],
    });
  });

  test('accepts only tiers and types of its own company', async () => {
    const other = await world.company('Other');
    const { id: tier_id } = await other.owner.post<{ id: string }>('/partner_tiers', { name: 'Theirs' });
    const answer = await refusal(owner, '/entitlements', {
      name: 'Support',
      kind: 'support',
      currency: 'USD',
      quantities: [{ tier_id, type_id: null, quantity: 1 }],
    });
    expect(answer).toMatchObject({ status: 422, errors: { quantities: ['names a tier or type that does not exist'] } });
  });

  test('shows partners neither its supply nor the quantities of other tiers', async () => {
    const seen = await own(await benefit({ supply: 10 }));
    for (const field of ['supply', 'quantities', 'partners', 'keys_left', 'grace_days'])
      expect(seen).not.toHaveProperty(field);
  });

  test('starts again each period, and open amounts of the last one expire', async () => {
    const id = await benefit({ period: 'quarter' });
    const open = await ask(id);
    world.clock.set('2026-04-01T09:00:00Z');
    await job('renew');
    await job('renew');
    expect(await north.admin.get(`/entitlement_grants/${open.id}`)).toMatchObject({ status: 'expired' });
    expect(await own(id)).toMatchObject({ granted: 2, available: 2, ends_on: '2026-06-30' });
    const movements = await owner.get<EntitlementMovement[]>(`/entitlement_movements?entitlement_id=${id}&_end=50`);
    expect(movements.map(({ kind }) => kind).sort()).toEqual(['allot', 'allot', 'release', 'request']);
  });

  test('is lost after the grace period when the partner moves to a lower tier', async () => {
    await moveTo(gold);
    const id = await benefit({ quantities: byTier(), grace_days: 30, needs_approval: false, fulfillment: 'none' });
    await ask(id);
    const waiting = await ask(await benefit({ quantities: byTier(), grace_days: 30 }), 5);
    await moveTo(silver);
    expect(await own(id)).toMatchObject({ granted: 5, reduced_to: 2, reduced_on: '2026-04-15' });
    const told = await north.admin.get<{ text: string }[]>('/in_app_notifications?_end=50');
    expect(told.map(({ text }) => text)).toContainEqual(
      expect.stringContaining('changes from 5 licenses to 2 licenses on April 15, 2026'),
    );
    world.clock.set('2026-04-14T09:00:00Z');
    await job('renew');
    expect(await own(id)).toMatchObject({ granted: 5 });
    world.clock.set('2026-04-15T09:00:00Z');
    await job('renew');
    expect(await own(id)).toMatchObject({ granted: 2, used: 1, available: 1, reduced_to: null });
    expect(await north.admin.get(`/entitlement_grants/${waiting.id}`)).toMatchObject({ status: 'revoked' });
  });

  test('stays when the partner is back in its tier before the grace period is over', async () => {
    await moveTo(gold);
    const id = await benefit({ quantities: byTier() });
    await moveTo(silver);
    await moveTo(gold);
    expect(await own(id)).toMatchObject({ granted: 5, reduced_to: null });
    world.clock.set('2026-08-01T09:00:00Z');
    await job('renew');
    expect(await own(id)).toMatchObject({ granted: 5 });
  });

  test('that applies by itself is not requested', async () => {
    const id = await benefit({ kind: 'discount', quantities: [{ tier_id: null, type_id: null, quantity: 15 }] });
    expect((await refusal(north.admin, '/entitlement_grants', { entitlement_id: id, quantity: 1 })).errors).toEqual({
      entitlement_id: ['applies by itself and is not requested'],
    });
  });
});

describe('a request', () => {
  test('sets its quantity aside until it is decided', async () => {
    const id = await benefit();
    const request = await ask(id);
    expect(request).toMatchObject({ status: 'requested', entitlement_name: expect.any(String) });
    expect(await own(id)).toMatchObject({ available: 1, requested: 1, used: 0 });
    expect((await refusal(north.admin, '/entitlement_grants', { entitlement_id: id, quantity: 2 })).errors).toEqual({
      quantity: ['is more than what is available: 1 license'],
    });
    await north.admin.patch(`/entitlement_grants/${request.id}`, { quantity: 2 });
    expect(await own(id)).toMatchObject({ available: 0, requested: 2 });
    await owner.post(`/entitlement_grants/${request.id}/decline`, { note: 'Not this year' });
    expect(await own(id)).toMatchObject({ available: 2, requested: 0 });
    expect((await north.admin.request('PATCH', `/entitlement_grants/${request.id}`, { quantity: 1 })).statusCode).toBe(
      409,
    );
  });

  test('for the last unit succeeds once when two are made at the same time', async () => {
    const id = await benefit({ quantities: [{ tier_id: null, type_id: null, quantity: 1 }] });
    const answers = await Promise.all(
      [1, 2].map(() => north.admin.request('POST', '/entitlement_grants', { entitlement_id: id, quantity: 1 })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
    expect(await own(id)).toMatchObject({ available: 0, requested: 1 });
  });

  test('of two partners for the last of a limited supply succeeds once', async () => {
    const south = await partner('South');
    const id = await benefit({ supply: 1 });
    const answers = await Promise.all(
      [north, south].map(({ admin }) =>
        admin.request('POST', '/entitlement_grants', { entitlement_id: id, quantity: 1 }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });

  test('that needs no approval is delivered at once, used and ended', async () => {
    const id = await benefit({
      kind: 'support',
      needs_approval: false,
      fulfillment: 'none',
      quantities: [{ tier_id: null, type_id: null, quantity: 10 }],
    });
    const { id: request } = await ask(id, 4);
    expect(await north.admin.get(`/entitlement_grants/${request}`)).toMatchObject({ status: 'fulfilled' });
    expect(await own(id)).toMatchObject({ used: 4, available: 6 });
    await owner.post(`/entitlement_grants/${request}/consume`, { quantity: 3 });
    expect((await refusal(owner, `/entitlement_grants/${request}/consume`, { quantity: 2 })).errors).toEqual({
      quantity: ['can be at most 1'],
    });
    expect(await owner.post(`/entitlement_grants/${request}/consume`, { quantity: 1 })).toMatchObject({
      status: 'consumed',
    });
  });

  test('that is revoked returns its quantity', async () => {
    const id = await benefit({ needs_approval: false, fulfillment: 'none' });
    const { id: request } = await ask(id);
    await owner.post(`/entitlement_grants/${request}/revoke`, { note: 'Delivered by mistake' });
    expect(await own(id)).toMatchObject({ available: 2, used: 0 });
  });
});

describe('keys', () => {
  const stocked = async (keys: string[]) => {
    const id = await benefit({ fulfillment: 'key' });
    expect(await owner.post(`/entitlements/${id}/keys`, { keys })).toEqual({
      added: new Set(keys).size,
      known: keys.length - new Set(keys).size,
    });
    return id;
  };

  test('are delivered when a request is approved, and shown once', async () => {
    const id = await stocked(['AAAA-1111', 'BBBB-2222', 'AAAA-1111']);
    const { id: request } = await ask(id);
    expect((await refusal(north.admin, `/entitlement_grants/${request}/reveal`)).status).toBe(409);
    expect(await owner.post(`/entitlement_grants/${request}/approve`, {})).toMatchObject({
      status: 'fulfilled',
      keys: 1,
      unseen_keys: 1,
    });
    const member = await world.partnerUser(company, north.id, 'partner_sales');
    expect((await refusal(member, `/entitlement_grants/${request}/reveal`)).message).toContain(
      'Only the person who requested',
    );
    expect((await refusal(owner, `/entitlement_grants/${request}/reveal`)).status).toBe(404);
    const { keys } = await north.admin.post<RevealedKeys>(`/entitlement_grants/${request}/reveal`, {});
    expect([['AAAA-1111'], ['BBBB-2222']]).toContainEqual(keys);
    expect((await refusal(north.admin, `/entitlement_grants/${request}/reveal`)).message).toContain('already shown');
    await owner.post(`/entitlement_grants/${request}/show_again`, {});
    expect((await north.admin.post<RevealedKeys>(`/entitlement_grants/${request}/reveal`, {})).keys).toEqual(keys);
    expect(await owner.get(`/entitlements/${id}`)).toMatchObject({ keys_left: 1 });
  });

  test('are sealed in the database and never in an answer of the company', async () => {
    const id = await stocked(['CCCC-3333']);
    const rows = await company.within((call) =>
      call.rows<{ details_enc: Uint8Array }>(
        sql`select * from entitlement_keys where organization_id = ${call.organization_id}`,
      ),
    );
    expect(
      JSON.stringify(rows.map((row) => ({ ...row, details_enc: Buffer.from(row.details_enc).toString('latin1') }))),
    ).not.toContain('CCCC-3333');
    for (const url of [`/entitlements/${id}`, '/audit_events?_end=100'])
      expect((await owner.request('GET', url)).body).not.toContain('CCCC');
  });

  test('are typed in when the stock is empty', async () => {
    const id = await benefit({ fulfillment: 'key' });
    const { id: request } = await ask(id);
    expect(await owner.post(`/entitlement_grants/${request}/approve`, {})).toMatchObject({ status: 'approved' });
    expect((await refusal(owner, `/entitlement_grants/${request}/fulfill`)).errors).toHaveProperty('key');
    await owner.post(`/entitlement_grants/${request}/fulfill`, { key: 'DDDD-4444' });
    expect((await north.admin.post<RevealedKeys>(`/entitlement_grants/${request}/reveal`, {})).keys).toEqual([
      'DDDD-4444',
    ]);
  });
});

describe('requests in bulk', () => {
  const bulk = (step: string, body: object) => owner.post<ChangedMany>(`/entitlement_grants/bulk/${step}`, body);

  test('are decided in one request, and refusals are named and leave the others alone', async () => {
    const id = await benefit({ quantities: [{ tier_id: null, type_id: null, quantity: 5 }] });
    const [first, second, third] = [await ask(id), await ask(id), await ask(id)];
    await owner.post(`/entitlement_grants/${second.id}/decline`, { note: 'Not now' });
    const answer = await bulk('decline', { ids: [first.id, second.id, third.id], note: 'Sold out' });
    expect(answer).toEqual({
      changed: 2,
      refused: [
        {
          id: second.id,
          name: expect.stringMatching(/./),
          message: expect.stringContaining('is not possible for a benefit request with the status “Declined”'),
        },
      ],
    });
    const after = await owner.get<EntitlementGrant>(`/entitlement_grants/${third.id}`);
    expect(after).toMatchObject({ status: 'declined', decision_note: 'Sold out' });
    expect(await own(id)).toMatchObject({ available: 5 });
  });

  test('refuse rows that were changed since, and rows that do not exist', async () => {
    const id = await benefit({ quantities: [{ tier_id: null, type_id: null, quantity: 5 }] });
    const [seen, changed] = [await ask(id), await ask(id)];
    await north.admin.patch(`/entitlement_grants/${changed.id}`, { purpose: 'A demo' });
    const unknown = newId();
    const row_versions = { [seen.id]: seen.row_version, [changed.id]: changed.row_version };
    const answer = await bulk('approve', { ids: [seen.id, changed.id, unknown], row_versions });
    expect(answer.changed).toBe(1);
    expect(answer.refused.map(({ id: refused, message }) => [refused, message])).toEqual([
      [changed.id, 'This benefit request was changed in the meantime.'],
      [unknown, expect.stringContaining('not')],
    ]);
  });

  test('follow the permission, the mode and the input of the single step', async () => {
    const { id } = await ask(await benefit());
    const reader = await company.member('read_only');
    expect((await reader.request('POST', '/entitlement_grants/bulk/approve', { ids: [id] })).statusCode).toBe(403);
    expect((await refusal(north.admin, '/entitlement_grants/bulk/approve', { ids: [id] })).status).toBe(404);
    expect((await refusal(owner, '/entitlement_grants/bulk/decline', { ids: [id] })).errors).toHaveProperty('note');
    expect((await refusal(owner, '/entitlement_grants/bulk/revoke', { ids: [id], note: 'x' })).status).toBe(400);
  });
});

test('a request for a benefit is declined from an email', async () => {
  const { id } = await ask(await benefit());
  const preview = await owner.get<ActionPreview>(`/mail_actions/entitlement_grants.decline/${id}`);
  expect(preview).toMatchObject({
    confirm: 'Decline request',
    text: grantSteps.steps.decline.text,
    fields: [{ name: 'note', label: 'Note to the partner', kind: 'long_text', is_required: true }],
  });
  const decline = (input: object) => owner.request('POST', `/mail_actions/entitlement_grants.decline/${id}`, { input });
  expect((await decline({})).json()).toMatchObject({ errors: { note: ['is required'] } });
  expect((await decline({ note: 'Sold out' })).json()).toEqual({ text: 'Request declined.' });
  expect(await owner.get(`/entitlement_grants/${id}`)).toMatchObject({ status: 'declined', decision_note: 'Sold out' });
  expect((await decline({ note: 'Again' })).statusCode).toBe(409);
});

test('the value statement shows the used part of this year’s benefits', async () => {
  const licenses = await benefit({ needs_approval: false, fulfillment: 'none' });
  await benefit({
    kind: 'money',
    currency: 'USD',
    unit_value_minor: null,
    quantities: [{ tier_id: null, type_id: null, quantity: 50_000 }],
  });
  await benefit({ kind: 'discount', quantities: [{ tier_id: null, type_id: null, quantity: 10 }] });
  await ask(licenses);
  const expected: ValueStatement = {
    year: 2026,
    totals: [{ currency: 'USD', granted_minor: 290_000, used_minor: 120_000 }],
  };
  expect(await north.admin.get('/entitlement_statement')).toEqual(expected);
  expect(await owner.get(`/entitlement_statement?partner_id=${north.id}`)).toEqual(expected);
  const south = await partner('South');
  expect(await south.admin.get(`/entitlement_statement?partner_id=${north.id}`)).toMatchObject({ totals: [] });
});

test('partners see neither requests nor balances nor movements of others', async () => {
  const south = await partner('South');
  const { id } = await ask(await benefit());
  expect((await south.admin.request('GET', `/entitlement_grants/${id}`)).statusCode).toBe(404);
  expect((await refusal(south.admin, `/entitlement_grants/${id}/reveal`)).status).toBe(404);
  expect(await south.admin.get('/entitlement_grants')).toEqual([]);
  for (const list of ['entitlement_balances', 'entitlement_movements'])
    for (const row of nonEmpty(await south.admin.get<object[]>(`/${list}`)))
      expect(row).not.toHaveProperty('partner_id');
});
