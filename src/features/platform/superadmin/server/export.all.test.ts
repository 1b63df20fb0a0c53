import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDocument, addDocumentVersion } from '#features/enablement/documents/server/service.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { samplePayoutMethod } from '#features/payouts/payout-methods/server/sample.ts';
import { storeFile } from '#features/platform/stored-files/server/service.ts';
import { sendDueReports } from '#features/reporting/report-schedules/server/service.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';

let world: World;
let root: Person;
let acme: Company;
let other: Company;
beforeAll(async () => {
  world = await createWorld({ own: true });
  root = await world.person('root@tandem.test', 'Ruth Root');
  acme = await world.company('Acme');
  other = await world.company('Other');
  for (const name of ['Northwind, "Inc."', '=cmd()', 'Zürich 漢字']) {
    await acme.within((call) => samplePartner(call, { name, tags: ['gold', 'emea'] }));
  }
  await other.within((call) => samplePartner(call, { name: 'Not theirs' }));
});
afterAll(() => world.close());

async function filesOf(format: 'csv' | 'json'): Promise<Record<string, string>> {
  const answer = await root.request('GET', `/superadmin/companies/${acme.id}/export.zip?format=${format}`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]));
}

test('an export contains every table with rows of the company, and its people', async () => {
  const files = await filesOf('json');
  const partners = JSON.parse(files['partners.json']!) as { name: string; tags: string[]; organization_id: string }[];
  expect(partners.map(({ name }) => name).sort()).toEqual(['=cmd()', 'Northwind, "Inc."', 'Zürich 漢字']);
  expect(partners[0]!.tags).toEqual(['gold', 'emea']);
  expect(JSON.parse(files['people.json']!)).toMatchObject([
    { email: acme.owner.email, role: 'owner', status: 'active' },
  ]);
  expect(JSON.parse(files['organizations.json']!)).toMatchObject([{ id: acme.id, name: 'Acme' }]);
  const manifest = JSON.parse(files['manifest.json']!) as { tables: { name: string; rows: number }[] };
  const audited = JSON.parse(files['audit_events.json']!) as unknown[];
  expect(manifest.tables.find(({ name }) => name === 'audit_events')!.rows).toBe(audited.length);
  expect(audited.length).toBeGreaterThan(0);
});

test('includes all versions of documents under their names', async () => {
  const partner_id = await acme.within((call) => samplePartner(call, { name: 'Filed' }));
  const id = await acme.within(async (call) => {
    const first = await storeFile(world.kernel.documents, 'Plan A.txt', Buffer.from('the first'));
    const made = await addDocument(call, { partner_id }, first);
    await addDocumentVersion(
      call,
      made,
      await storeFile(world.kernel.documents, 'Plan B.txt', Buffer.from('the second')),
    );
    return made;
  });
  const files = await filesOf('json');
  expect(files[`files/documents/${id}/1-Plan A.txt`]).toBe('the first');
  expect(files[`files/documents/${id}/2-Plan B.txt`]).toBe('the second');
  expect(JSON.parse(files['documents.json']!)).toMatchObject([{ id, version: 2 }]);
});

test('contains nothing of other companies', async () => {
  const everything = Object.values(await filesOf('json')).join('\n');
  expect(everything).not.toContain('Not theirs');
  expect(everything).not.toContain(other.id);
});

test('escapes formulas in CSV files and keeps quotes, commas and all scripts', async () => {
  const { 'partners.csv': partners } = await filesOf('csv');
  expect(partners!.charCodeAt(0)).toBe(0xfeff);
  expect(partners).toContain('"Northwind, ""Inc."""');
  expect(partners).toContain("'=cmd()");
  expect(partners).toContain('Zürich 漢字');
  expect(partners!.split('\r\n')[0]).toContain('name');
});

test('omits credentials and says so in the manifest', async () => {
  await acme.within((call) =>
    call.run(sql`
      insert into invitations (organization_id, email, role, token_hash, expires_at)
      values (${acme.id}, 'new@acme.test', 'finance', ${`secret-${newId()}`}, now() + interval '1 day')`),
  );
  await acme.within(samplePayoutMethod);
  const files = await filesOf('json');
  expect(files['invitations.json']).toContain('new@acme.test');
  expect(Object.values(files).join('\n')).not.toContain('secret-');
  const { tables } = JSON.parse(files['manifest.json']!) as { tables: { name: string; withheld: string[] }[] };
  const withheld = (name: string) => tables.find((table) => table.name === name)!.withheld;
  expect(withheld('invitations')).toEqual(['token_hash', 'provisioning_token_id']);
  expect(withheld('payout_method_details')).toContain('details_enc');
  expect(withheld('partners')).toEqual([]);
});

test('omits fields hidden from the company, and file keys', async () => {
  const gamma = await world.company('Gamma');
  const partner_id = await gamma.within((call) => samplePartner(call, { name: 'Private Partner' }));
  const partner = await world.partnerUser(gamma, partner_id);
  const schedule = (who: Person, name: string) =>
    who.post<{ id: string }>('/report_schedules', {
      name,
      object: 'contacts',
      columns: ['full_name'],
      timing: { kind: 'daily', time: '08:00' },
      timezone: 'UTC',
      format: 'csv',
      subject: `${name} by mail`,
      message: `${name} says`,
      recipients: [{ kind: 'user', user_id: who.user_id }],
    });
  for (const [who, name] of [
    [partner, 'Secret pipeline'],
    [gamma.owner, 'Open pipeline'],
  ] as const) {
    const { id } = await schedule(who, name);
    await who.post(`/report_schedules/${id}/run`);
  }
  await sendDueReports(await jobFor(world.kernel, gamma.id));
  await partner.post('/saved_views', { entity: 'contacts', name: 'Secret view', visibility: 'private', state: {} });
  await gamma.owner.request(
    'POST',
    '/partner_types',
    { name: 'Answered once' },
    { 'idempotency-key': 'the-key-of-one-answer' },
  );
  const document = await gamma.within(async (call) =>
    addDocument(call, { partner_id }, await storeFile(world.kernel.documents, 'Plan.txt', Buffer.from('the plan'))),
  );
  const keys = await gamma.within(async (call) => [
    ...(await call.rows<{ key: string }>(
      sql`select file_key as key from report_deliveries where organization_id = ${gamma.id}`,
    )),
    ...(await call.rows<{ key: string }>(sql`select key from document_versions where organization_id = ${gamma.id}`)),
  ]);
  expect(keys).toHaveLength(3);
  for (const format of ['csv', 'json']) {
    const answer = await gamma.owner.request('GET', `/company_settings/export.zip?format=${format}`);
    const files = Object.fromEntries(
      Object.entries(unzipSync(new Uint8Array(answer.rawPayload))).map(([name, bytes]) => [
        name,
        Buffer.from(bytes).toString('utf8'),
      ]),
    );
    const everything = Object.values(files).join('\n');
    expect(everything).not.toMatch(/Secret (pipeline|view)|secret-pipeline/);
    expect(everything).not.toContain('the-key-of-one-answer');
    for (const { key } of keys) expect(everything).not.toContain(key);
    // The company's own records are exported.
    expect(files[`report_schedules.${format}`]).toContain('Open pipeline');
    expect(files[`report_deliveries.${format}`]).toContain('open-pipeline');
    expect(files[`mail_outbox.${format}`]).toContain('open-pipeline');
    expect(files[`files/documents/${document}/1-Plan.txt`]).toBe('the plan');
    expect(JSON.parse(files['manifest.json']!).left_out).toMatchObject({ idempotency_records: expect.any(String) });
  }
});

test('logs an export in both audit logs', async () => {
  const [entry] = await acme.owner.get<{ changes: object; reason: string }[]>(
    '/audit_events?ref_table=organizations&action=updated&_sort=at&_order=desc',
  );
  expect(entry).toMatchObject({
    changes: { exported: [null, 'json'] },
    reason: 'Ruth Root (super admin)',
  });
  expect(await root.get<object[]>(`/operator_events?company_id=${acme.id}&action=exported`)).not.toEqual([]);
});

test('rejects an export of an unknown company', async () => {
  expect((await root.request('GET', `/superadmin/companies/${newId()}/export.zip`)).statusCode).toBe(404);
});

test('lets an owner export all data and notifies the other administrators', async () => {
  const beta = await world.company('Beta');
  await beta.within((call) => samplePartner(call, { name: 'Theirs' }));
  const admin = await beta.member('admin');
  const answer = await beta.owner.request('GET', '/company_settings/export.zip?format=json');
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
    200,
    expect.stringMatching(/filename="[\w-]+-json\.zip"/),
  ]);
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const everything = Object.values(files)
    .map((bytes) => Buffer.from(bytes).toString('utf8'))
    .join('\n');
  expect(everything).toContain('Theirs');
  expect(everything).not.toContain(other.id);
  const [entry] = await beta.owner.get<{ changes: object; actor_id: string }[]>(
    '/audit_events?ref_table=organizations&action=updated&_sort=at&_order=desc',
  );
  expect(entry).toMatchObject({ changes: { exported: [null, 'json'] }, actor_id: beta.owner.user_id });
  const told = await admin.get<{ text: string }[]>('/in_app_notifications?kind=data_exported');
  expect(told).toHaveLength(1);
});

test('rejects exports by anyone but an owner in person', async () => {
  const url = '/company_settings/export.zip';
  for (const role of ['admin', 'finance'] as const)
    expect((await (await acme.member(role)).request('GET', url)).statusCode, role).toBe(403);
  const key = await acme.owner.post<{ secret: string }>('/api_keys', { name: 'Sync', permissions: ['*:manage'] });
  const asProgram = await world.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${key.secret}` } });
  expect(asProgram.statusCode).toBe(403);
});
