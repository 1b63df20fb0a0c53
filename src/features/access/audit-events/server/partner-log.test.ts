import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { features } from '#features/server.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { AuditEvent, AuditWords } from '../schema.ts';

let world: World;
let company: Company;
let partner: string;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  partner = await company.within((call) => samplePartner(call, { name: 'Nordwind' }));
  admin = await world.partnerUser(company, partner);
});
afterAll(() => world.close());

const log = (person: Person, query = '', of = 'audit_events') => person.get<AuditEvent[]>(`/${of}?_end=100${query}`);

test('a partner’s log contains only fields the partner can see anyway', async () => {
  const { rows } = await world.kernel.system.pool.query<{ name: string; fields: string[] | null }>(
    `select c.relname as name, audit_fields_for_partner(c.relname) as fields from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'r' and audit_fields_for_partner(c.relname) is not null`,
  );
  expect(rows.length).toBeGreaterThan(5);
  const resources = features.flatMap((feature) => feature.resources ?? []);
  for (const { name, fields } of rows) {
    const seen = Object.keys(resources.find((one) => one.name === name)?.partner?.row.properties ?? {});
    expect(
      fields!.filter((field) => !seen.includes(field) && field !== 'is_primary'),
      name,
    ).toEqual([]);
  }
});

test('shows a partner their own users’ actions and none of the company’s', async () => {
  await company.owner.patch(`/partners/${partner}`, { internal_notes: 'Watch the margin', city: 'Rome' });
  await admin.patch(`/partners/${partner}`, { city: 'Berlin' });
  const seen = await log(admin);
  expect(seen).toMatchObject([
    {
      action: 'updated',
      ref_table: 'partners',
      subject: 'Nordwind',
      actor_kind: 'partner_user',
      actor_person_name: 'Test Person',
      changes: { city: ['Rome', 'Berlin'] },
    },
  ]);
  expect(JSON.stringify(seen)).not.toContain('margin');
  for (const hidden of ['reason', 'partner_name', 'impersonator_name', 'batch_id'])
    expect(seen[0]).not.toHaveProperty(hidden);
  // The company sees both, the partner's people by name.
  expect(await log(company.owner, `&partner_id=${partner}&action=updated&actor_kind_ne=system`)).toMatchObject([
    { actor_name: 'Nordwind', actor_person_name: 'Test Person', partner_name: 'Nordwind' },
    { actor_name: 'Test Person', actor_kind: 'user' },
  ]);
});

test('hides the events of other partners', async () => {
  const other = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  expect(await log(other)).toEqual([]);
  const [event] = await log(admin);
  expect((await other.request('GET', `/audit_events/${event!.id}`)).statusCode).toBe(404);
  expect((await other.request('GET', `/audit_events/${event!.id}/words`)).statusCode).toBe(404);
});

test('logs actions in a partner’s own organization in a separate log with its own chain', async () => {
  const colleague = await world.partnerUser(company, partner, 'partner_member');
  await admin.patch(`/team_members/${colleague.user_id}`, { role: 'partner_sales' });
  const events = await log(admin, '&ref_table=memberships&action=updated', 'organization_events');
  expect(events).toMatchObject([{ changes: { role: ['partner_member', 'partner_sales'] }, actor_id: admin.user_id }]);
  const words = await admin.rows<AuditWords>(`/organization_events/${events[0]!.id}/words`);
  expect(words).toEqual([
    { field: 'role', label: 'Role', kind: 'text', before: 'partner_member', after: 'partner_sales', currency: null },
  ]);
  expect(await admin.post('/audit_events/verify')).toMatchObject({ is_intact: true });
  // None of it is the company's to read.
  expect(await log(company.owner, `&ref_id=${events[0]!.ref_id}`)).toEqual([]);
});

test('describes an event field by field, with names instead of IDs', async () => {
  const { owner } = company;
  const manager = await company.member('partner_manager');
  const before = await company.within((call) => samplePartner(call));
  await owner.patch(`/partners/${before}`, { owner_user_id: manager.user_id, tags: ['gold'], joined_on: '2026-01-02' });
  const [event] = await log(owner, `&ref_id=${before}&action=updated`);
  const words = await owner.rows<AuditWords>(`/audit_events/${event!.id}/words`);
  expect(words).toContainEqual({
    field: 'owner_user_id',
    label: 'Owner',
    kind: 'text',
    before: null,
    after: 'Test Person',
    currency: null,
  });
  expect(words).toContainEqual({
    field: 'tags',
    label: 'Tags',
    kind: 'list',
    before: [],
    after: ['gold'],
    currency: null,
  });
  expect(words.find(({ field }) => field === 'joined_on')).toMatchObject({ label: 'Joined', kind: 'date' });
  const [made] = await log(owner, `&ref_id=${before}&action=created`);
  const facts = await owner.rows<AuditWords>(`/audit_events/${made!.id}/words`);
  expect(facts.find(({ field }) => field === 'status_id')).toMatchObject({
    label: 'Status',
    before: null,
    after: 'Active',
  });
});

test('filters the log by person, action, time and record', async () => {
  const { owner } = company;
  const { id } = await owner.post<{ id: string }>('/partner_types', { name: 'Filtered' });
  const found = async (query: string) => (await log(owner, query)).map(({ ref_id }) => ref_id);
  expect(await found('&ref_table=partner_types&action=created')).toEqual([id]);
  expect(await found(`&actor_id=${admin.user_id}&ref_table=partner_types`)).toEqual([]);
  const [{ at, request_id }] = (await log(owner, `&ref_id=${id}`)) as [AuditEvent];
  expect(await found(`&at_gte=${encodeURIComponent(at)}&ref_id=${id}`)).toEqual([id]);
  expect(await found(`&at_lte=2020-01-01T00:00:00Z`)).toEqual([]);
  expect(await found(`&request_id=${request_id}`)).toEqual([id]);
  const csv = await owner.request('GET', `/audit_events/export.csv?ref_id=${id}`);
  expect(csv.body).toContain('Filtered');
});

test('restricts team members with own partners to their history, but verifies the whole chain', async () => {
  const keeper = await company.member('partner_manager');
  const own = await company.within((call) => samplePartner(call, { owner_user_id: keeper.user_id }));
  const seen = await log(keeper);
  expect(seen.some(({ ref_id }) => ref_id === own)).toBe(true);
  expect(seen.some(({ ref_id }) => ref_id === partner)).toBe(false);
  expect(await keeper.post('/audit_events/verify')).toMatchObject({ is_intact: true });
});

test('a report created by a partner tells the company only that it changed', async () => {
  await admin.post('/report_schedules', {
    name: 'Secret plans',
    object: 'opportunities',
    columns: ['name'],
    timing: { kind: 'weekly', time: '08:00', weekdays: [1] },
    timezone: 'UTC',
    format: 'csv',
    recipients: [{ kind: 'user', user_id: admin.user_id }],
  });
  const [entry] = await log(company.owner, '&ref_table=report_schedules');
  expect(entry).toMatchObject({ action: 'created', actor_person_name: 'Test Person', changes: {}, subject: null });
});
