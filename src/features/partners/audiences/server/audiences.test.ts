import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePlan, samplePlanDraft } from '#features/commissions/commission-plans/server/sample.ts';
import { assignPlan, publishPlan } from '#features/commissions/commission-plans/server/service.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { sampleDocument } from '#features/enablement/documents/server/sample.ts';
import { sampleContact } from '#features/partners/contacts/server/sample.ts';
import { samplePartnerTier } from '#features/partners/partner-tiers/server/sample.ts';
import { samplePartnerType } from '#features/partners/partner-types/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { setTier } from '#features/partners/partners/server/service.ts';
import { sampleReportSchedule } from '#features/reporting/report-schedules/server/sample.ts';
import { createCustomField } from '#features/setup/custom-fields/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { defineFacts } from '#server/extension-points/facts.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { AnyCondition } from '#shared/conditions/conditions.ts';
import { newId } from '#shared/ids.ts';
import type { Audience, AudienceAnswer, PartnerSees } from '../schema.ts';

let world: World;
let company: Company;
let owner: Person;
let reseller: string;
let gold: string;
let berlin: string;
let paris: string;
let oslo: string;
let field_id: string;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  owner = company.owner;
  await company.within(async (call) => {
    reseller = await samplePartnerType(call);
    gold = await samplePartnerTier(call);
    field_id = await createCustomField(call, {
      entity: 'partners',
      field_type: 'SELECT',
      key: 'focus',
      label: 'Focus',
      options: ['retail', 'shops', 'ports'].map((value) => ({ value, label: value })),
    });
    const custom = (focus: string) => ({ custom: { focus } });
    berlin = await samplePartner(call, { name: 'Berlin', type_id: reseller, tags: ['VIP'], ...custom('retail') });
    paris = await samplePartner(call, { name: 'Paris', type_id: reseller, country: 'FR', ...custom('shops') });
    oslo = await samplePartner(call, { name: 'Oslo', country: 'NO', tags: ['VIP'], ...custom('ports') });
    await setTier(call, berlin, { tier_id: gold });
  });
});
afterAll(() => world.close());

const all = (...conditions: AnyCondition[]) => ({ any: [{ all: conditions }] });
const isReseller = (): AnyCondition => ({ field: 'partner.type', op: 'in', value: [reseller] });
const isIn = (...value: string[]): AnyCondition => ({ field: 'partner.country', op: 'in', value });
const isTagged = (value: string): AnyCondition => ({ field: 'partner.tag', op: 'in', value: [value] });
const save = (name: string, conditions: unknown, entity = 'partners') =>
  owner.post<Audience>('/audiences', { name, entity, conditions });
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
const preview = (conditions: unknown, more = {}) =>
  owner.post<AudienceAnswer>('/audiences/preview', { entity: 'partners', conditions, ...more });

test('previews members, near misses and the reasons for one partner', async () => {
  const conditions = { any: [{ all: [isReseller(), isIn('DE', 'AT')] }, { all: [isTagged('VIP'), isIn('NO')] }] };
  const answer = await preview(conditions, { only: paris });
  expect(names(answer.rows)).toEqual(['Berlin', 'Oslo']);
  expect(answer).toMatchObject({ total: 2, missed_total: 1 });
  const [first, second] = answer.rows;
  expect(first!.why.groups).toMatchObject([
    { holds: true, conditions: [{ holds: true, actual: reseller }, { actual: 'DE' }] },
    {
      holds: false,
      conditions: [
        { holds: true, actual: ['VIP'] },
        { holds: false, actual: 'DE' },
      ],
    },
  ]);
  expect(second!.why.groups[1]).toMatchObject({ holds: true });
  expect(answer.only).toMatchObject({ id: paris, why: { holds: false } });
  expect(answer.missed).toMatchObject([
    { name: 'Paris', why: { groups: [{ conditions: [{ holds: true }, { holds: false, actual: 'FR' }] }, {}] } },
  ]);
});

test('refuses a preview to a role that cannot list the records', async () => {
  const person = await company.member('read_only');
  const role = await owner.post<{ id: string }>('/roles', { name: 'Groups', permissions: ['audiences:view'] });
  await owner.patch(`/team_members/${person.user_id}`, { role: 'custom', role_id: role.id });
  const refused = await person.request('POST', '/audiences/preview', {
    entity: 'partners',
    conditions: { any: [{ all: [isIn('DE')] }] },
  });
  expect(refused.json()).toMatchObject({ statusCode: 422, errors: { entity: ['is not available to your role'] } });
  expect(refused.body).not.toContain('Berlin');
});

test('filters a list and its export by an audience, or by not being in it', async () => {
  const { id } = await save('Resellers', all(isReseller()));
  expect(names(await owner.get(`/partners?audience_id=${id}`))).toEqual(['Berlin', 'Paris']);
  expect(names(await owner.get(`/partners?audience_id_ne=${id}`))).toEqual(['Oslo']);
  expect(names(await owner.get(`/partners?audience_id=${id}&country=FR&q=pa`))).toEqual(['Paris']);
  const list = await owner.request('GET', `/partners?audience_id=${id}&_start=0&_end=1`);
  expect(list.headers['x-total-count']).toBe('2');
  const csv = (await owner.request('GET', `/partners/export.csv?audience_id=${id}`)).body;
  expect(csv).toContain('Berlin');
  expect(csv).not.toContain('Oslo');
  expect((await owner.request('GET', `/partners?audience_id_gte=${id}`)).statusCode).toBe(400);
  expect((await owner.request('GET', '/partners?audience_id=nonsense')).json().errors).toHaveProperty('audience_id');
});

test('groups contacts and deals by their own fields and those of their partner', async () => {
  const [ada, deal] = await company.within(async (call) => [
    await sampleContact(call, { partner_id: berlin, title: 'Head of Sales', tags: ['Newsletter'] }),
    await sampleOpportunity(call, { name: 'Big one', partner_id: berlin, amount_minor: 5_000_00, currency: 'EUR' }),
  ]);
  await company.within((call) => sampleContact(call, { partner_id: oslo, title: 'Head of Sales' }));
  const people = await save(
    'Heads at resellers',
    all({ field: 'contact.title', op: 'starts_with', value: 'Head' }, isReseller()),
    'contacts',
  );
  expect(await owner.get(`/contacts?audience_id=${people.id}`)).toMatchObject([{ id: ada }]);
  const deals = await save(
    'Large',
    all({ field: 'deal.amount.EUR', op: 'gte', value: 5_000_00 }, { field: 'deal.status', op: 'in', value: ['open'] }),
    'opportunities',
  );
  expect(await owner.get(`/opportunities?audience_id=${deals.id}`)).toMatchObject([{ id: deal }]);
  expect(await owner.rows(`/opportunities/totals?audience_id=${deals.id}`)).toMatchObject([{ count: 1 }]);
  expect((await owner.request('GET', `/partners?audience_id=${deals.id}`)).statusCode).toBe(404);
  const { stage_id } = await owner.get<{ stage_id: string }>(`/opportunities/${deal}`);
  const working = all(
    { field: 'partner.open_stage', op: 'in', value: [stage_id] },
    { field: 'partner.open_pipeline.EUR', op: 'gte', value: 1 },
    { field: 'partner.open_deals', op: 'eq', value: 1 },
  );
  expect(names((await preview(working)).rows)).toEqual(['Berlin']);
  // Its deals are in euros: what they are in dollars is not known, not zero.
  const cheap = all({ field: 'partner.open_pipeline.USD', op: 'lt', value: 100 });
  expect(names((await preview(cheap)).rows)).toEqual(['Oslo', 'Paris']);
  await owner.post('/exchange_rates', { base: 'EUR', quote: 'USD', rate: '1.25', as_of: '2020-01-01' });
  const rich = all({ field: 'partner.open_pipeline.USD', op: 'gte', value: 100 });
  expect(names((await preview(rich)).rows)).toEqual(['Berlin']);
  const inDollars = (value: number) =>
    save(`From ${value}`, all({ field: 'deal.amount.USD', op: 'gte', value }), 'opportunities');
  const dealsOf = async ({ id }: { id: string }) =>
    (await owner.get<unknown[]>(`/opportunities?audience_id=${id}`)).length;
  expect([await dealsOf(await inDollars(6_250_00)), await dealsOf(await inDollars(6_250_01))]).toEqual([1, 0]);
});

describe('audiences of audiences', () => {
  test('nest three levels without loops, and "in none of" matches records in no audience', async () => {
    const one = await save('Vips', all(isTagged('VIP')));
    const inside = (op: 'in' | 'nin', ...value: string[]) => all({ field: 'partner.audience', op, value });
    const two = await save('Not vips', inside('nin', one.id));
    expect(names((await preview(two.conditions)).rows)).toEqual(['Paris']);
    const three = await save('Vips again', inside('nin', two.id));
    expect(names(await owner.get(`/partners?audience_id=${three.id}`))).toEqual(['Berlin', 'Oslo']);
    const four = await owner.request('POST', '/audiences', {
      name: 'Too deep',
      entity: 'partners',
      conditions: inside('in', three.id),
    });
    expect(four.statusCode).toBe(422);
    expect(four.json().errors.conditions[0]).toMatch(/more than 3 levels deep/);
    const circle = await owner.request('PATCH', `/audiences/${one.id}`, { conditions: inside('in', three.id) });
    expect(circle.json().errors.conditions[0]).toMatch(/cannot include itself/);
    const grown = await save('Plain', all(isIn('DE')));
    const deeper = await owner.request('PATCH', `/audiences/${one.id}`, { conditions: inside('in', grown.id) });
    expect(deeper.json().errors.conditions[0]).toMatch(/“Vips again” would nest audiences more than 3 levels deep/);
    for (const { id } of [three, two]) expect((await owner.request('DELETE', `/audiences/${id}`)).statusCode).toBe(200);
  });

  test('cannot be archived while another audience uses them, and the error names it', async () => {
    const inner = await save('Inner', all(isIn('DE')));
    const outer = await save('Outer', all({ field: 'partner.audience', op: 'in', value: [inner.id] }));
    const refused = await owner.request('DELETE', `/audiences/${inner.id}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      message: expect.stringContaining('Audience “Outer”'),
      uses: [{ kind: 'Audience', name: 'Outer', to: `/audiences/show/${outer.id}` }],
    });
    expect(await owner.rows(`/audiences/${inner.id}/uses`)).toHaveLength(1);
    await owner.request('DELETE', `/audiences/${outer.id}`);
    expect((await owner.request('DELETE', `/audiences/${inner.id}`)).statusCode).toBe(200);
    // A restored audience must have valid conditions.
    const restored = await owner.request('PATCH', `/audiences/${outer.id}`, { archived_at: null });
    expect(restored.json().errors).toEqual({
      'conditions.any.0.all.0.value': ['refers to “Inner”, which is archived'],
    });
  });
});

test('does not archive an audience used by views and reports', async () => {
  const { id } = await save('Reported', all(isReseller()));
  const filters = [{ field: 'audience_id', operator: 'eq' as const, values: [id] }];
  const view = await owner.post<{ id: string }>('/saved_views', {
    entity: 'partners',
    name: 'Our resellers',
    visibility: 'shared',
    state: { filters },
  });
  const report = await company.within((call) => sampleReportSchedule(call, { name: 'Resellers weekly', filters }));
  const refused = await owner.request('DELETE', `/audiences/${id}`);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().uses).toEqual(
    expect.arrayContaining([
      { kind: 'Saved view', name: 'Our resellers', to: null },
      { kind: 'Report', name: 'Resellers weekly', to: `/report-schedules/show/${report}` },
    ]),
  );
  await owner.request('DELETE', `/saved_views/${view.id}`);
  await owner.request('DELETE', `/report_schedules/${report}`);
  expect((await owner.request('DELETE', `/audiences/${id}`)).statusCode).toBe(200);
});

test('rejects invalid conditions by their path and enforces the limits', async () => {
  const bad: [AnyCondition, string, RegExp][] = [
    [{ field: 'partner.nonsense', op: 'in', value: ['x'] }, 'field', /not available here/],
    [{ field: 'contact.type', op: 'in', value: ['x'] }, 'field', /not available here/],
    [{ field: 'partner.country', op: 'gte', value: 'DE' }, 'op', /cannot be used/],
    [{ field: 'partner.country', op: 'in', value: [] }, 'value', /choice/],
    [{ field: 'partner.type', op: 'in', value: ['reseller'] }, 'value', /IDs/],
    [{ field: 'partner.joined_on', op: 'gte', value: '2026-02-31' }, 'value', /date/],
    [{ field: 'partner.joined_on', op: 'in_last_days', value: 1.5 }, 'value', /whole number of days/],
    [{ field: 'partner.open_pipeline.XXQ', op: 'gte', value: 1 }, 'field', /currency/],
    [{ field: 'partner.open_deals', op: 'gte', value: 1e16 }, 'value', /too large/],
    [{ field: 'partner.audience', op: 'in', value: [newId()] }, 'value', /does not exist/],
  ];
  for (const [condition, part, message] of bad) {
    for (const [method, url, more] of [
      ['POST', '/audiences', { name: `Bad ${newId()}` }],
      ['POST', '/audiences/preview', {}],
    ] as const) {
      const refused = await owner.request(method, url, {
        entity: 'partners',
        conditions: all(isReseller(), condition),
        ...more,
      });
      expect(refused.statusCode, JSON.stringify(condition)).toBe(422);
      expect(refused.json().errors[`conditions.any.0.all.1.${part}`]?.[0]).toMatch(message);
    }
  }
  const many = (count: number) => ({ any: Array.from({ length: count }, () => ({ all: [isReseller()] })) });
  expect((await preview(many(20))).total).toBe(2);
  const every: AnyCondition[] = Array.from({ length: 20 }, (_, index) =>
    index % 2 ? isReseller() : { field: 'partner.won_12_months.USD', op: 'gte', value: 0 },
  );
  expect((await preview({ any: Array.from({ length: 20 }, () => ({ all: every })) })).total).toBe(2);
  for (const conditions of [many(21), { any: [] }, all(), all(...Array.from({ length: 21 }, isReseller))]) {
    const refused = await owner.request('POST', '/audiences', { name: 'Limits', entity: 'partners', conditions });
    expect(refused.statusCode).toBe(400);
  }
  const taken = await save('Taken', all(isReseller()));
  expect(
    (
      await owner.request('POST', '/audiences', { name: 'taken', entity: 'partners', conditions: taken.conditions })
    ).json().errors,
  ).toEqual({
    name: ['is already the name of another audience'],
  });
});

test('previews how many members a change adds and removes', async () => {
  const { id } = await save('Changing', all(isReseller()));
  const { change, total } = await preview(all(isTagged('VIP')), { audience_id: id });
  expect({ change, total }).toEqual({ change: { before: 2, joins: 1, leaves: 1 }, total: 2 });
  const sizes = await owner.get<{ id: string; total: number }[]>('/audiences/sizes');
  expect(sizes.find((one) => one.id === id)?.total).toBe(2);
});

test('follows merged options and tags, and keeps fields that an audience uses', async () => {
  const { id } = await save('Shops', {
    any: [
      { all: [{ field: 'partner.custom.focus', op: 'in', value: ['shops', 'retail'] }] },
      { all: [isTagged('VIP'), isIn('NO')] },
    ],
  });
  await owner.post(`/custom_fields/${field_id}/merge_options`, { from: 'shops', into: 'retail' });
  const [tag] = await owner.get<{ id: string }[]>('/tags?entity=partners&name=VIP');
  await owner.patch(`/tags/${tag!.id}`, { name: 'Top' });
  const { conditions } = await owner.get<Audience>(`/audiences/${id}`);
  expect(conditions.any[0]!.all[0]!.value).toEqual(['retail']);
  expect(conditions.any[1]!.all[0]!.value).toEqual(['Top']);
  expect(names(await owner.get(`/partners?audience_id=${id}`))).toEqual(['Berlin', 'Oslo', 'Paris']);
  for (const url of [`/custom_fields/${field_id}`, `/tags/${tag!.id}`]) {
    const refused = await owner.request('DELETE', url);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toMatch(/is used by the audience “Shops”/);
  }
  // The field can be deleted once no live audience uses it. An archived audience's condition on it then matches no row.
  for (const one of await owner.get<Audience[]>('/audiences')) {
    if (JSON.stringify(one.conditions).includes('Top') || one.id === id)
      await owner.request('DELETE', `/audiences/${one.id}`);
  }
  expect((await owner.request('DELETE', `/custom_fields/${field_id}`)).statusCode).toBe(200);
  expect(await owner.get(`/partners?audience_id=${id}`)).toMatchObject([{ name: 'Oslo' }]);
  await owner.patch(`/tags/${tag!.id}`, { name: 'VIP' });
});

test('accepts facts contributed by another feature', async () => {
  defineFacts('partners', [
    {
      field: 'partner.name_length',
      label: 'Letters in the name',
      group: 'Test',
      kind: 'number',
      read: (row) => `length(${row}.name)`,
    },
  ]);
  const { facts } = await owner.get<{ facts: { field: string; label: string }[] }>(
    '/audiences/vocabulary?entity=contacts',
  );
  expect(facts.find(({ field }) => field === 'partner.name_length')?.label).toBe('Partner’s letters in the name');
  expect(facts[0]?.field).toBe('contact.type');
  const answer = await preview(all({ field: 'partner.name_length', op: 'lte', value: 5 }));
  expect(names(answer.rows)).toEqual(['Oslo', 'Paris']);
  expect(answer.rows[0]!.why.groups[0]!.conditions[0]!.actual).toBe(4);
});

test('lists the audiences of a partner with the reasons', async () => {
  const { id } = await save('German resellers', all(isReseller(), isIn('DE')));
  const sees = await owner.get<PartnerSees>(`/partners/${berlin}/sees`);
  expect(sees.audiences.find((one) => one.id === id)).toMatchObject({
    name: 'German resellers',
    why: { holds: true, groups: [{ conditions: [{ holds: true }, { actual: 'DE' }] }] },
  });
  const other = await owner.get<PartnerSees>(`/partners/${oslo}/sees`);
  expect(other.audiences.some((one) => one.id === id)).toBe(false);
  expect(other.others).toBeGreaterThan(0);
});

test('lists everything a partner can see with its rule, and nothing of other partners', async () => {
  const lyon = await company.within(async (call) => {
    const partner_id = await samplePartner(call, { name: 'Lyon', type_id: reseller });
    await samplePlan(call);
    const { plan_id, version_id } = await samplePlanDraft(call);
    await publishPlan(call, version_id, { effective_from: '2026-01-01' });
    await assignPlan(call, { plan_id, target: 'type', target_id: reseller });
    await createCustomField(call, { entity: 'partners', field_type: 'STRING', label: 'Open', partner_access: 'write' });
    await createCustomField(call, { entity: 'partners', field_type: 'STRING', label: 'Hidden' });
    const opportunity_id = await sampleOpportunity(call, { name: 'Shared with Lyon', partner_id });
    await sampleDocument(call, { name: 'Offer to Lyon', opportunity_id, visibility: 'shared' });
    await sampleDocument(call, { name: 'Kept from Lyon', opportunity_id });
    await sampleDocument(call, { name: 'Welcome', partner_id, visibility: 'shared' });
    return partner_id;
  });
  const sees = async (id: string, who = owner) => (await who.get<PartnerSees>(`/partners/${id}/sees`)).groups;
  const group = (groups: PartnerSees['groups'], kind: string) => groups.find((one) => one.kind === kind)!;
  const groups = await sees(lyon);
  expect(group(groups, 'Incentives').entries).toMatchObject([
    {
      rule: expect.stringMatching(/^Type /),
      since: '2026-03-16',
      to: expect.stringContaining('/commissions/structure/edit/'),
    },
  ]);
  expect(group(groups, 'Custom fields').entries).toMatchObject([
    { what: '“Open” on their own profile', rule: 'Partners can view and edit this field' },
  ]);
  expect(group(groups, 'Deals').entries).toMatchObject([
    { what: 'Shared with Lyon', rule: expect.stringMatching(/^Leads it/) },
  ]);
  const documents = group(groups, 'Documents').entries;
  expect(documents.map(({ what, rule }) => `${what}: ${rule}`).sort()).toEqual([
    'Offer to Lyon: Shared on the deal “Shared with Lyon”, which includes this partner',
    'Welcome: Shared directly with this partner',
  ]);
  // Just what the portal lists.
  const user = await world.partnerUser(company, lyon);
  const mode = { 'x-tandem-mode': 'partner' };
  const listed = (await user.request('GET', '/documents', undefined, mode)).json<{ name: string }[]>();
  expect(names(listed).sort()).toEqual(documents.map(({ what }) => what).sort());
  const others = await sees(oslo);
  expect(group(others, 'Documents').total).toBe(0);
  expect(group(others, 'Incentives').entries).toMatchObject([{ rule: 'All partners in the program' }]);
  expect(group(others, 'Deals')).toMatchObject({ total: 0, entries: [] });
});

test('counts many audiences and limits their number', async () => {
  const { owner: other, within } = await world.company('Many');
  await within(async (call) => {
    const conditions = JSON.stringify({ any: [{ all: [isIn('DE')] }] });
    await call.run(sql`
      insert into audiences (organization_id, name, entity, conditions)
      select ${call.organization_id}, 'Audience ' || n, 'partners', ${conditions}::jsonb from generate_series(1, 300) n`);
    await samplePartner(call, { name: 'Only one' });
  });
  expect((await other.get<{ total: number }[]>('/audiences/sizes?_end=1000')).map(({ total }) => total)).toEqual(
    Array(300).fill(1),
  );
  const [partner] = await other.get<{ id: string }[]>('/partners');
  expect((await other.get<PartnerSees>(`/partners/${partner!.id}/sees`)).audiences).toHaveLength(300);
  const refused = await other.request('POST', '/audiences', {
    name: 'One more',
    entity: 'partners',
    conditions: all(isIn('DE')),
  });
  expect(refused.json().errors.name[0]).toMatch(/limit of 300 audiences/);
});

describe('access to audiences', () => {
  test('is denied to partners and other companies', async () => {
    const { id } = await save('Secret', all(isReseller()));
    const partner = await world.partnerUser(company, berlin);
    const mode = { 'x-tandem-mode': 'partner' };
    for (const url of ['/audiences', `/audiences/${id}`, '/audiences/sizes', `/partners/${berlin}/sees`]) {
      expect((await partner.request('GET', url, undefined, mode)).statusCode, url).toBe(404);
    }
    expect((await partner.request('GET', `/partners?audience_id=${id}`, undefined, mode)).statusCode).toBe(400);
    const { owner: stranger } = await world.company('Elsewhere');
    for (const url of [
      `/audiences/${id}`,
      `/partners?audience_id=${id}`,
      `/audiences/${id}/uses`,
      `/partners/${berlin}/sees`,
    ]) {
      expect((await stranger.request('GET', url)).statusCode, url).toBe(404);
    }
  });

  test('is limited to own partners for roles with own partners only', async () => {
    const manager = await company.member('partner_manager');
    await owner.patch(`/partners/${berlin}`, { owner_user_id: manager.user_id });
    const answer = await manager.post<AudienceAnswer>('/audiences/preview', {
      entity: 'partners',
      conditions: all(isReseller()),
    });
    expect(names(answer.rows)).toEqual(['Berlin']);
    expect(answer).toMatchObject({ total: 1, of: 1 });
    expect((await manager.request('GET', `/partners/${paris}/sees`)).statusCode).toBe(404);
    const refused = await manager.request('POST', '/audiences', {
      name: 'Mine',
      entity: 'partners',
      conditions: all(isReseller()),
    });
    expect(refused.statusCode).toBe(403);
  });

  test('records a change of the conditions in the audit log', async () => {
    const { id } = await save('Audited', all(isReseller()));
    await owner.patch(`/audiences/${id}`, { conditions: all(isIn('DE')) });
    const events = await owner.get<{ action: string; changes: Record<string, unknown> }[]>(
      `/audit_events?ref_table=audiences&ref_id=${id}`,
    );
    expect(JSON.stringify(events)).toContain('partner.country');
  });
});
