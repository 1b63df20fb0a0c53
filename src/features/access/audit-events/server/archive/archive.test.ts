import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { deleteCompanyData } from '#features/platform/superadmin/server/deletion.ts';
import { sampleImport } from '#features/portability/imports/server/sample.ts';
import { systemActor } from '#server/call.ts';
import { loadConfig } from '#server/config.ts';
import { Database } from '#server/db/client.ts';
import { makeMonths } from '#server/db/months.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Kernel } from '#server/kernel.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { AuditEvent, AuditVerification, AuditWords } from '../../schema.ts';
import { sealAudit } from '../service.ts';
import { archiveMonths } from './archive-months.ts';
import { eraseFromArchives } from './erase.ts';
import { searchArchive } from './search.ts';

let world: World;
let company: Company;
let partner: string;
let partnerAdmin: Person;
let admin: Database;
beforeAll(async () => {
  world = await createWorld({ own: true, env: { AUDIT_MONTHS_IN_DATABASE: '13' } });
  admin = new Database(world.database.adminUrl, 1);
  world.clock.set('2031-01-02T00:00:00Z');
  await makeMonths(world.kernel);
  company = await world.company();
  partner = await company.within((call) => samplePartner(call, { name: 'Nordwind' }));
  partnerAdmin = await world.partnerUser(company, partner);
});
afterAll(async () => {
  await admin.close();
  await world.close();
});

const system = <T extends object>(text: string, values: unknown[] = []) =>
  world.kernel.system.unscoped((tx) => tx.rows<T & Record<string, unknown>>(text, values));

/** An event of the past: the clock of the log is PostgreSQL's own. */
async function write(
  at: string,
  {
    of = company,
    changes = { name: ['Before', 'After'] },
    ref_table = 'partners',
    ref_id = partner,
    ...more
  }: {
    of?: Company;
    changes?: object;
    ref_table?: string;
    ref_id?: string;
    partner_id?: string;
    actor_id?: string;
  } = {},
): Promise<string> {
  const id = newId();
  await system(
    `insert into audit_events (id, organization_id, at, actor_kind, actor_id, action, ref_table, ref_id, changes, partner_id)
     values ($1, $2, $3, 'user', $4, 'updated', $5, $6, $7, $8)`,
    [id, of.id, at, more.actor_id ?? null, ref_table, ref_id, JSON.stringify(changes), more.partner_id ?? null],
  );
  return id;
}

/** Older transactions of other tests keep events from being sealed for a moment. */
async function archive(now: string, kernel: Kernel = world.kernel): Promise<number> {
  world.clock.set(now);
  let events: number | undefined;
  const run = async () => {
    try {
      events = await archiveMonths(kernel);
      return 'archived';
    } catch (error) {
      return (error as Error).message;
    }
  };
  await expect.poll(run, { timeout: 30_000 }).not.toContain('not sealed yet');
  if (events === undefined) throw new Error(await run());
  return events;
}

interface Stored {
  id: string;
  month: string;
  state: string;
  file_key: string;
  event_count: number;
}
const archives = (of: Company = company) =>
  system<Stored>(
    'select id, month::text, state, file_key, event_count from audit_archives where organization_id = $1 order by month, created_at',
    [of.id],
  );
const period = (from: string, to = from) => `at_gte=${from}-01T00:00:00Z&at_lte=${to}-28T23:59:59Z`;
const search = (query: string, person = company.owner) => person.get<AuditEvent[]>(`/archived_events?${query}`);
const verify = (person = company.owner) => person.post<AuditVerification>('/audit_events/verify');

test('old months become files that the search finds, with the same rows, and the chain still verifies', async () => {
  const first = await write('2031-01-10T10:00:00Z', { partner_id: partner, actor_id: company.owner.user_id });
  const second = await write('2031-02-11T11:00:00.123456Z', {
    changes: { amount: [0.1, 1e20], text: ['„ü"\n', null] },
  });
  const [before] = await company.owner.get<AuditEvent[]>(`/audit_events?id=${first}`);
  const [other] = await company.owner.get<AuditEvent[]>(`/audit_events?id=${second}`);
  expect(await company.owner.get('/audit_events/archive')).toEqual({ before: null, can_search: true, months: [] });
  const [{ n }] = (await system<{ n: number }>('select count(*)::int as n from audit_events where at < $1', [
    '2031-03-01',
  ])) as [{ n: number }];
  expect(await archive('2032-04-05T00:00:00Z')).toBe(n);
  expect(await system('select from audit_events where at < $1', ['2031-03-01'])).toEqual([]);
  expect(await company.owner.get(`/audit_events?id=${first}`)).toEqual([]);
  expect(await search(`${period('2031-01', '2031-02')}`)).toEqual([other, before]);
  expect(await search(`${period('2031-01')}`)).toEqual([before]);
  expect(await company.owner.get('/audit_events/archive')).toMatchObject({
    before: '2031-03-01',
    can_search: true,
    months: ['2031-02-01', '2031-01-01', expect.any(String)],
  });
  expect(await company.owner.get(`/archived_events/${first}?${period('2031-01')}`)).toEqual(before);
  expect(await company.owner.rows<AuditWords>(`/archived_events/${first}/words?${period('2031-01')}`)).toMatchObject([
    { field: 'name', before: 'Before', after: 'After' },
  ]);
  expect(await verify()).toMatchObject({ is_intact: true, damage: null });
  expect((await archives()).map(({ state }) => state)).toEqual(['in_use', 'in_use', 'in_use']);
});

test('searches by the filters of the log, within a period of at most twelve months', async () => {
  const matches = async (query: string) => (await search(`${period('2031-01', '2031-02')}&${query}`)).length;
  expect(await matches(`ref_id=${partner}`)).toBe(2);
  expect(await matches(`actor_id=${company.owner.user_id}`)).toBe(1);
  expect(await matches(`partner_id=${partner}`)).toBe(1);
  expect(await matches('action=created')).toBe(0);
  expect(await matches('ref_table_ne=partners')).toBe(0);
  expect(await matches('q=Test+Person')).toBe(1);
  expect(await matches('_start=1&_end=2')).toBe(1);
  const refused = async (query: string) => {
    const response = await company.owner.request('GET', `/archived_events?${query}`);
    return [response.statusCode, Object.keys(response.json<{ errors: object }>().errors)];
  };
  expect(await refused('')).toEqual([400, ['at_gte']]);
  expect(await refused('at_gte=2031-01-01T00:00:00Z')).toEqual([400, ['at_lte']]);
  expect(await refused('at_gte=2031-02-01T00:00:00Z&at_lte=2031-01-01T00:00:00Z')).toEqual([400, ['at_lte']]);
  expect(await refused(period('2030-01', '2031-01'))).toEqual([400, ['at_lte']]);
  expect(await refused(`${period('2031-01')}&unknown=1`)).toEqual([400, ['unknown']]);
  const csv = await company.owner.request('GET', `/archived_events/export.csv?${period('2031-01')}`);
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(csv.body.split('\n').filter(Boolean)).toHaveLength(2);
  expect(csv.body).toContain('Nordwind');
});

test('a search that would read too much or takes too long says what to do', async () => {
  const actor = systemActor(company.id);
  const query = { at_gte: '2031-01-01T00:00:00Z', at_lte: '2031-02-28T23:59:59Z' };
  let time = 0;
  const slow = () => (time += 15_000);
  await expect(searchArchive(world.kernel, actor, query, 10, slow)).rejects.toMatchObject({ statusCode: 422 });
  expect(await searchArchive(world.kernel, actor, query, 1)).toMatchObject({ rows: [{}], isMore: true });
  const resize = (by: number) =>
    system(
      "update audit_archives set byte_count = byte_count + $2 where organization_id = $1 and month >= '2031-01-01'",
      [company.id, by],
    );
  await resize(400_000_000);
  const response = await company.owner.request('GET', `/archived_events?${period('2031-01', '2031-02')}`);
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ errors: { at_gte: [expect.stringContaining('Choose a shorter period')] } });
  await resize(-400_000_000);
});

test('only those who see the whole log search it: no partner, no restricted role, no neighbor', async () => {
  const manager = await company.member('partner_manager');
  expect((await manager.request('GET', `/archived_events?${period('2031-01')}`)).statusCode).toBe(403);
  expect(await manager.get('/audit_events/archive')).toEqual({ before: '2031-03-01', can_search: false, months: [] });
  // A partner learns how far the program's log reaches back, and searches only its own organization.
  expect(await partnerAdmin.get('/audit_events/archive')).toEqual({
    before: '2031-03-01',
    can_search: false,
    months: [],
  });
  expect(await search(period('2031-01', '2031-02'), partnerAdmin)).toEqual([]);
  const neighbor = await world.company();
  const [event] = await search(period('2031-01'));
  expect(await search(period('2031-01', '2031-02'), neighbor.owner)).toEqual([]);
  for (const person of [neighbor.owner, partnerAdmin])
    for (const path of ['', '/words'])
      expect(
        (await person.request('GET', `/archived_events/${event!.id}${path}?${period('2031-01')}`)).statusCode,
      ).toBe(404);
});

test('changes that partners keep to themselves stay hidden in the archive, and out of an export', async () => {
  const secret = { ref_table: 'report_schedules', changes: { name: ['Secret plans', 'More'] }, partner_id: partner };
  const id = await write('2031-03-05T00:00:00Z', secret);
  await archive('2032-05-05T00:00:00Z');
  expect(await search(`${period('2031-03')}&id=${id}`)).toMatchObject([{ changes: {}, subject: null }]);
  const zip = await company.owner.request('GET', '/company_settings/export.zip?format=json');
  expect(zip.rawPayload.includes('files/audit/audit_events_2031-01.jsonl')).toBe(true);
  const [row] = await system<{ file_key: string }>(
    "select file_key from audit_archives where organization_id = $1 and month = '2031-03-01'",
    [company.id],
  );
  expect(gunzipSync(await world.kernel.documents.read(row!.file_key)).toString()).toContain('Secret plans');
});

test('a file that is missing, truncated or altered is named by the search and found by verifying', async () => {
  const { documents } = world.kernel;
  const { file_key } = (await archives()).find(({ month }) => month === '2031-01-01')!;
  const whole = await documents.read(file_key);
  const forged = gzipSync(gunzipSync(whole).toString().replace('After', 'Other'));
  const longer = Buffer.concat([whole, Buffer.alloc(10)]);
  for (const [bytes, problem] of [
    [forged, 'was changed after it was written'],
    [longer, 'was changed after it was written'],
    [whole.subarray(0, 100), 'is truncated'],
    [null, 'is missing'],
  ] as const) {
    await documents.remove(file_key);
    if (bytes) await documents.write(file_key, bytes);
    const response = await company.owner.request('GET', `/archived_events?${period('2031-01')}`);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ message: expect.stringMatching(/^The archive of January 2031 /) });
    const text = bytes === forged ? /was changed after it was written|is truncated/ : new RegExp(problem);
    expect(response.json<{ message: string }>().message).toMatch(text);
    expect(await verify()).toMatchObject({ is_intact: false, damage: expect.stringContaining('January 2031') });
    // Other months can be searched.
    expect(await search(period('2031-02'))).toHaveLength(1);
  }
  await documents.write(file_key, whole);
  expect(await verify()).toMatchObject({ is_intact: true });
});

test('a row and a file that are forged together break the seal', async () => {
  const { documents } = world.kernel;
  const { id, file_key } = (await archives()).find(({ month }) => month === '2031-01-01')!;
  const whole = await documents.read(file_key);
  const forged = gzipSync(gunzipSync(whole).toString().replace('After', 'Other'));
  await documents.remove(file_key);
  await documents.write(file_key, forged);
  const describeFile = (bytes: Buffer) =>
    system("update audit_archives set byte_count = $2, sha256 = encode(sha256($3), 'hex') where id = $1", [
      id,
      bytes.length,
      bytes,
    ]);
  await describeFile(forged);
  expect(await verify()).toMatchObject({ is_intact: false, damage: null });
  await documents.remove(file_key);
  await documents.write(file_key, whole);
  await describeFile(whole);
  expect(await verify()).toMatchObject({ is_intact: true });
});

test('stops anywhere and goes on: each step that fails leaves the log whole', async () => {
  const id = await write('2031-04-04T00:00:00Z');
  const { documents } = world.kernel;
  const failing = (part: Partial<typeof documents>): Kernel => ({
    ...world.kernel,
    documents: { ...documents, ...part },
  });
  const refuse = () => Promise.reject(new Error('the disk is full'));
  const missing = async () => undefined;
  const loseEnd = async (key: string, source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => {
    let bytes = new Uint8Array();
    for await (const chunk of source) bytes = new Uint8Array(Buffer.concat([bytes, chunk]));
    await documents.write(key, bytes.subarray(0, -5));
  };
  for (const [kernel, problem] of [
    [failing({ take: refuse }), 'the disk is full'],
    [failing({ take: loseEnd }), 'is truncated'],
    [failing({ stream: missing }), 'is missing'],
  ] as const) {
    await expect(archive('2032-06-05T00:00:00Z', kernel)).rejects.toThrow(problem);
    expect(await company.owner.get(`/audit_events?id=${id}`)).toHaveLength(1);
    expect(await verify()).toMatchObject({ is_intact: true });
  }
  // The partition cannot leave while somebody reads the log for long; what is written stays valid.
  const reading = await admin.unscoped(async (tx) => {
    await tx.run('lock table audit_events in access share mode');
    return archive('2032-06-05T00:00:00Z').catch((error: Error) => error.message);
  });
  expect(reading).toContain('lock timeout');
  expect((await archives()).filter(({ state }) => state === 'written')).toHaveLength(1);
  await archive('2032-06-05T00:00:00Z');
  expect(await search(`${period('2031-04')}&id=${id}`)).toHaveLength(1);
  expect((await archives()).filter(({ state }) => state !== 'in_use')).toEqual([]);
});

test('two servers that archive at once leave one file of each month', async () => {
  await write('2031-05-05T00:00:00Z');
  world.clock.set('2032-07-05T00:00:00Z');
  await expect.poll(() => company.within(sealAudit), { timeout: 30_000 }).toBe(0);
  await Promise.allSettled([archiveMonths(world.kernel), archiveMonths(world.kernel)]);
  await archive('2032-07-05T00:00:00Z');
  expect((await archives()).filter(({ month }) => month === '2031-05-01')).toMatchObject([
    { state: 'in_use', event_count: 1 },
  ]);
  expect(await verify()).toMatchObject({ is_intact: true });
});

test('a month with a broken seal stays in the database and says so', async () => {
  const victim = await world.company();
  const id = await write('2031-06-06T00:00:00Z', { of: victim });
  await expect
    .poll(async () => (await verify(victim.owner)).events, { timeout: 30_000 })
    .toBe((await victim.within((call) => call.rows(sql`select from audit_events`))).length);
  const forge = (name: string) =>
    admin.unscoped(async (tx) => {
      await tx.run('alter table audit_events disable trigger append_only');
      await tx.run(
        sql`update audit_events set changes = ${JSON.stringify({ name: ['Before', name] })} where id = ${id}`,
      );
      await tx.run('alter table audit_events enable trigger append_only');
    });
  await forge('Forged');
  await expect(archive('2032-08-05T00:00:00Z')).rejects.toThrow(
    new RegExp(`of the company ${victim.id} stays in the database: the events of seal \\d+ were changed`),
  );
  expect(await system('select from audit_events where id = $1', [id])).toHaveLength(1);
  await forge('After');
  await archive('2032-08-05T00:00:00Z');
  expect(await search(`${period('2031-06')}&id=${id}`, victim.owner)).toHaveLength(1);
});

test('events of a month that has left already get a second file', async () => {
  const id = await write('2031-01-20T00:00:00Z');
  await archive('2032-08-06T00:00:00Z');
  expect((await archives()).filter(({ month }) => month === '2031-01-01')).toHaveLength(2);
  expect((await search(period('2031-01'))).map((event) => event.id)).toContain(id);
  expect(await verify()).toMatchObject({ is_intact: true });
});

test('an erased person leaves the archives too, and the chain verifies after it', async () => {
  const contact = await company.owner.post<{ id: string }>('/contacts', {
    partner_id: partner,
    first_name: 'Greta',
    last_name: 'Forgotten',
    email: 'greta@forgotten.test',
  });
  const about = { ref_table: 'contacts', ref_id: contact.id, partner_id: partner };
  await write('2031-07-01T00:00:00Z', { ...about, changes: { email: ['old@forgotten.test', 'greta@forgotten.test'] } });
  await write('2031-07-02T00:00:00Z', { changes: { note: [null, 'Ask GRETA@forgotten.test'] } });
  await archive('2032-09-05T00:00:00Z');
  expect(await system('select former from archived_changes where ref_id = $1', [contact.id])).toEqual([
    { former: 'old@forgotten.test' },
  ]);
  const before = (await archives()).find(({ month }) => month === '2031-07-01')!;
  await company.owner.post(`/contacts/${contact.id}/erase`, {});
  const [queued] = await admin.unscoped((tx) =>
    tx.rows<{ payload: Record<string, unknown> }>(sql`
      select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'audit-events.erase' and payload ->> 'organization_id' = ${company.id}`),
  );
  const job = await jobFor(world.kernel, company.id);
  await eraseFromArchives(job, queued!.payload);
  const after = (await archives()).find(({ month }) => month === '2031-07-01')!;
  expect(after.file_key).not.toBe(before.file_key);
  expect(await world.kernel.documents.find(before.file_key)).toBeUndefined();
  const text = gunzipSync(await world.kernel.documents.read(after.file_key)).toString();
  expect(text).not.toMatch(/greta|forgotten/i);
  expect(await system('select from archived_changes where ref_id = $1', [contact.id])).toEqual([]);
  expect(await verify()).toMatchObject({ is_intact: true });
  // A second run changes nothing.
  await eraseFromArchives(job, queued!.payload);
  expect((await archives()).find(({ month }) => month === '2031-07-01')!.file_key).toBe(after.file_key);
});

test('an import whose changes are archived cannot be undone any more', async () => {
  const id = await company.within((call) => sampleImport(call));
  await system("update imports set created_at = '2031-01-15' where id = $1", [id]);
  const response = await company.owner.request('GET', `/imports/${id}/undo`);
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ message: expect.stringContaining('in the archive of the audit log') });
});

test('deleting a company deletes its files', async () => {
  const victim = await world.company();
  await write('2031-08-08T00:00:00Z', { of: victim });
  await archive('2032-10-05T00:00:00Z');
  const { file_key } = (await archives(victim)).at(-1)!;
  expect(await world.kernel.documents.size(file_key)).toBeGreaterThan(0);
  await system(
    `insert into company_terms (organization_id, deletion_asked_at, deletion_due_at) values ($1, '2029-12-01', '2030-01-01')
     on conflict (organization_id) do update
     set deletion_asked_at = excluded.deletion_asked_at, deletion_due_at = excluded.deletion_due_at`,
    [victim.id],
  );
  await deleteCompanyData(world.kernel, victim.id);
  expect(await archives(victim)).toEqual([]);
  expect(await world.kernel.documents.find(file_key)).toBeUndefined();
});

test('the application can neither release a month nor write what rules ask of archived events', async () => {
  for (const text of [
    "select release_audit_partition('audit_events_default')",
    "select * from audit_partition_months('audit_events_default')",
    "insert into archived_changes (organization_id, ref_table, ref_id, field) values (new_id(), 'contacts', new_id(), 'email')",
  ])
    await expect(company.within((call) => call.run(text))).rejects.toThrow('permission denied');
  await expect(system("select release_audit_partition('audit_events_default')")).rejects.toThrow('stays');
  await expect(system("select release_audit_partition('partners')")).rejects.toThrow('is no partition of the log');
});

test('refuses a setting of fewer than thirteen months', () => {
  const months = (text: string) =>
    loadConfig({ ...process.env, TANDEM_SECRET: 'a secret of at least 32 characters', AUDIT_MONTHS_IN_DATABASE: text })
      .auditMonths;
  expect(months('')).toBeNull();
  expect(months('13')).toBe(13);
  for (const wrong of ['12', '0', 'all', '-20', '13.5'])
    expect(() => months(wrong)).toThrow('AUDIT_MONTHS_IN_DATABASE');
});
