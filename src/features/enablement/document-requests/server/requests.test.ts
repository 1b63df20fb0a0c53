import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addManualCommission } from '#features/commissions/manual-commissions/server/service.ts';
import type { Document, DocumentVersion } from '#features/enablement/documents/schema.ts';
import { upload, uploaded } from '#features/enablement/documents/server/testing/upload.ts';
import { sampleAudience } from '#features/partners/audiences/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { PayoutBatch, PayoutItem } from '#features/payouts/payouts/schema.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import { addDays, dateInZone } from '#shared/time/dates.ts';
import type { DocumentRequest, DocumentRequestForPartner, RequestDocuments, RequestedDocuments } from '../schema.ts';
import { requestJobs } from './clock.ts';

let world: World;
let company: Company;
let owner: Person;
let north: { id: string; admin: Person };
let south: { id: string; admin: Person };
let start: Date;
beforeAll(async () => {
  world = await createWorld();
  start = world.clock.now();
}, 120_000);
beforeEach(async () => {
  world.clock.set(start);
  company = await world.company();
  ({ owner } = company);
  const partner = async (country: string) => {
    const id = await company.within((call) => samplePartner(call, { name: `Partner ${newId().slice(-6)}`, country }));
    return { id, admin: await world.partnerUser(company, id) };
  };
  north = await partner('DE');
  south = await partner('FR');
});
afterAll(() => world.close());

const today = () => dateInZone(world.clock.now(), 'UTC');
const inDays = (days: number) => addDays(today(), days);
const later = (days: number) => world.clock.set(new Date(world.clock.now().getTime() + days * 86_400_000));
const tick = async () => requestJobs['document-requests.clock']!(await jobFor(world.kernel, company.id), {});
const ask = (input: Partial<RequestDocuments> = {}) =>
  owner.post<RequestedDocuments>('/document_requests/request', {
    kind: 'insurance',
    name: 'Liability insurance',
    partner_ids: [north.id],
    ...input,
  });
const one = async (input: Partial<RequestDocuments> = {}) => (await ask(input)).ids[0]!;
const row = (id: string, person = owner) => person.get<DocumentRequest>(`/document_requests/${id}`);
const bring = (id: string, days: number | null = 100, person = north.admin) =>
  uploaded<DocumentRequestForPartner>(person, `/document_requests/${id}/upload`, {
    name: 'Insurance.pdf',
    ...(days !== null && { fields: { expires_on: inDays(days) } }),
  });
const step = (id: string, name: string, body: object = {}) =>
  owner.post<DocumentRequest>(`/document_requests/${id}/${name}`, body);
/** The text of each notice. A row that combines several counts as many. */
const told = async (person: Person) =>
  (await person.get<{ text: string; count: number }[]>('/in_app_notifications?_start=0&_end=50')).flatMap(
    ({ text, count }) => Array<string>(count).fill(text),
  );
const approved = async (days: number, input: Partial<RequestDocuments> = {}) => {
  const id = await one(input);
  await bring(id, days);
  await step(id, 'approve');
  return id;
};

describe('requesting', () => {
  test('asks one partner, which sees its request and no other', async () => {
    const id = await one({ due_on: inDays(14), instructions: 'At least 1 million', consequence: 'payouts' });
    expect(await row(id)).toMatchObject({
      status: 'requested',
      partner_id: north.id,
      renewal_days: 30,
      needs_expiry: true,
    });
    expect(await north.admin.get(`/document_requests/${id}`)).toMatchObject({ instructions: 'At least 1 million' });
    expect(await north.admin.get('/document_requests')).toHaveLength(1);
    expect(await south.admin.get('/document_requests')).toHaveLength(0);
    expect((await south.admin.request('GET', `/document_requests/${id}`)).statusCode).toBe(404);
    expect((await upload(south.admin, `/document_requests/${id}/upload`)).statusCode).toBe(404);
  });

  test('asks every partner of an audience once', async () => {
    const audience_id = await company.within((call) => sampleAudience(call));
    expect(await ask({ audience_id, partner_ids: [south.id] })).toMatchObject({ requested: 2, skipped: 0 });
    expect(await ask({ audience_id })).toMatchObject({ requested: 0, skipped: 1 });
    expect(await ask({ audience_id, partner_ids: [], name: 'Another' })).toMatchObject({ requested: 1 });
  });

  test('the same dialog sent twice asks once', async () => {
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ requested }) => requested).sort()).toEqual([0, 1]);
  });

  test('refuses foreign partners, audiences, reviewers and folders, and asking nobody', async () => {
    const other = await world.company('Other');
    const foreign = await other.within((call) => samplePartner(call));
    const audience_id = await other.within((call) => sampleAudience(call));
    const folder = await other.owner.post<{ id: string }>('/document_folders', { name: 'Theirs' });
    const errorsOf = async (input: Partial<RequestDocuments>) =>
      Object.keys(
        (
          await owner.request('POST', '/document_requests/request', {
            kind: 'iso',
            name: 'ISO 27001',
            partner_ids: [north.id],
            ...input,
          })
        ).json().errors ?? {},
      );
    expect(await errorsOf({ partner_ids: [foreign] })).toEqual(['partner_ids']);
    expect(await errorsOf({ partner_ids: [] })).toEqual(['partner_ids']);
    expect(await errorsOf({ audience_id })).toEqual(['audience_id']);
    expect(await errorsOf({ reviewer_user_id: other.owner.user_id })).toEqual(['reviewer_user_id']);
    expect(await errorsOf({ folder_id: folder.id })).toEqual(['folder_id']);
    expect(await errorsOf({ due_on: inDays(-1) })).toEqual(['due_on']);
    const ofSouth = await owner.post<{ id: string }>('/document_folders', { name: 'South', partner_id: south.id });
    expect(await errorsOf({ folder_id: ofSouth.id })).toEqual(['folder_id']);
  });

  test('partners can neither request nor decide', async () => {
    const id = await one();
    await bring(id);
    for (const [name, body] of [
      ['approve', {}],
      ['reject', { reason: 'No' }],
      ['remind', {}],
      ['cancel', {}],
    ] as const)
      expect((await north.admin.request('POST', `/document_requests/${id}/${name}`, body)).statusCode).toBe(404);
    const asked = await north.admin.request('POST', '/document_requests/request', { kind: 'iso', name: 'ISO' });
    expect(asked.statusCode).toBe(404);
    expect((await north.admin.request('PATCH', `/document_requests/${id}`, { due_on: inDays(99) })).statusCode).toBe(
      404,
    );
  });
});

describe('uploading and reviewing', () => {
  test('the partner uploads, the company approves, and the file is filed', async () => {
    const folder = await owner.post<{ id: string }>('/document_folders', { name: 'Insurances' });
    const id = await one({ folder_id: folder.id });
    expect(await bring(id)).toMatchObject({ status: 'uploaded', expires_on: inDays(100), file_name: 'Insurance.pdf' });
    const done = await step(id, 'approve');
    expect(done).toMatchObject({ status: 'approved', valid_until: inDays(100), lapsed_at: null });
    const document = await owner.get<Document>(`/documents/${done.document_id}`);
    expect(document).toMatchObject({ folder_id: folder.id, partner_id: north.id, uploaded_by_partner_id: north.id });
    expect((await north.admin.request('GET', `/documents/${done.document_id}/file`)).statusCode).toBe(200);
    expect((await south.admin.request('GET', `/documents/${done.document_id}/file`)).statusCode).toBe(404);
  });

  test('a rejected file needs a reason, and the next one is a version of the same document', async () => {
    const id = await one();
    const { document_id } = await bring(id);
    expect((await owner.request('POST', `/document_requests/${id}/reject`, {})).statusCode).toBe(400);
    expect(await step(id, 'reject', { reason: 'Wrong year' })).toMatchObject({ status: 'rejected' });
    expect(await row(id, north.admin)).toMatchObject({ decision_reason: 'Wrong year' });
    expect((await owner.request('POST', `/document_requests/${id}/approve`, {})).statusCode).toBe(409);
    expect(await bring(id)).toMatchObject({
      status: 'uploaded',
      document_id,
      document_version: 2,
      decision_reason: null,
    });
    const versions = await owner.get<DocumentVersion[]>(`/document_versions?document_id=${document_id}`);
    expect(versions.map(({ uploaded_by_partner_id }) => uploaded_by_partner_id)).toEqual([north.id, north.id]);
  });

  test('an expiry date is required only for documents that expire, and must be in the future', async () => {
    const [dated, plain] = [await one(), await one({ name: 'W-9', kind: 'tax_form', needs_expiry: false })];
    const errors = async (id: string, fields: Record<string, string>) =>
      (await upload(north.admin, `/document_requests/${id}/upload`, { fields })).json().errors;
    expect(await errors(dated, {})).toHaveProperty('expires_on');
    expect(await errors(dated, { expires_on: today() })).toHaveProperty('expires_on');
    expect(await errors(plain, { expires_on: inDays(5) })).toHaveProperty('expires_on');
    await bring(plain, null);
    expect(await step(plain, 'approve')).toMatchObject({ status: 'approved', valid_until: null });
  });

  test('the company can correct the expiry date, and upload for the partner', async () => {
    const id = await one();
    expect(await bring(id, 50, owner)).toMatchObject({ status: 'uploaded' });
    expect(await step(id, 'approve', { valid_until: inDays(40) })).toMatchObject({ valid_until: inDays(40) });
    expect(await row(id, north.admin)).toMatchObject({ status: 'approved' });
    expect(await bring(id, 70)).toMatchObject({ status: 'uploaded', document_version: 2 });
  });

  test('two decisions at the same time are one', async () => {
    const id = await one();
    await bring(id);
    const answers = await Promise.all([
      owner.request('POST', `/document_requests/${id}/approve`, {}),
      owner.request('POST', `/document_requests/${id}/reject`, { reason: 'No' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('a canceled request takes no files', async () => {
    const id = await one();
    await step(id, 'cancel');
    const refused = await upload(north.admin, `/document_requests/${id}/upload`, { fields: { expires_on: inDays(5) } });
    expect(refused.statusCode).toBe(409);
    expect((await ask()).requested).toBe(1);
  });
});

describe('time', () => {
  test('a document expires after its last day, with a request for renewal before', async () => {
    const id = await approved(60, { renewal_days: 20 });
    later(39);
    await tick();
    expect((await row(id)).status).toBe('approved');
    later(1);
    await tick();
    expect((await row(id)).status).toBe('expiring');
    later(20);
    await tick();
    expect(await row(id)).toMatchObject({ status: 'expiring', lapsed_at: null });
    later(1);
    await tick();
    expect(await row(id)).toMatchObject({ status: 'expired', lapsed_at: expect.any(String) });
    await bring(id, 365);
    expect(await step(id, 'approve')).toMatchObject({ status: 'approved', lapsed_at: null, valid_until: inDays(365) });
  });

  test('reminds the partner on sensible days, and on each of them once', async () => {
    const id = await one({ due_on: inDays(10) });
    const dues = async () => (await told(north.admin)).filter((text) => text.includes('due on')).length;
    const counts: number[] = [];
    for (let day = 0; day < 20; day += 1) {
      await tick();
      await tick();
      counts.push(await dues());
      later(1);
    }
    expect([2, 3, 8, 9, 10, 11, 16, 17].map((day) => counts[day])).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
    expect((await told(owner)).filter((text) => text.includes('has not uploaded'))).toHaveLength(1);
    expect((await row(id)).status).toBe('requested');
  });

  test('tells both sides what happened', async () => {
    const id = await one({ consequence: 'payouts' });
    await bring(id, 10);
    expect(await told(owner)).toContainEqual(expect.stringContaining('uploaded “Liability insurance”'));
    await step(id, 'reject', { reason: 'Blurred' });
    await bring(id, 10);
    await step(id, 'approve');
    later(12);
    await tick();
    const texts = await told(north.admin);
    for (const part of ['requested from you', 'rejected: Blurred', 'was approved', 'Payouts to you are paused'])
      expect(texts).toContainEqual(expect.stringContaining(part));
    expect(await told(owner)).toContainEqual(expect.stringContaining('Payouts to it are paused'));
  });

  test('a new file that still waits for its review does not keep the old one valid', async () => {
    const id = await approved(20);
    await tick();
    expect(await bring(id, 400)).toMatchObject({ status: 'uploaded', valid_until: inDays(20) });
    later(21);
    await tick();
    expect(await row(id)).toMatchObject({ status: 'uploaded', lapsed_at: expect.any(String) });
    await step(id, 'reject', { reason: 'Not signed' });
    await tick();
    expect(await row(id)).toMatchObject({ status: 'rejected', lapsed_at: expect.any(String) });
  });

  test('announces an approval and an expiry once, for whatever depends on them', async () => {
    const id = await approved(10, { consequence: 'entitlements' });
    later(11);
    await Promise.all([tick(), tick()]);
    await tick();
    const topics = await world.kernel.system.unscoped((tx) =>
      tx.rows<{ topic: string; payload: object }>(sql`
        select topic, payload from outbox_events where organization_id = ${company.id} and ref_id = ${id}
          and topic in ('document_requests.approved', 'document_requests.expired') order by topic`),
    );
    expect(topics).toEqual([
      { topic: 'document_requests.approved', payload: { partner_id: north.id } },
      { topic: 'document_requests.expired', payload: { partner_id: north.id, consequence: 'entitlements' } },
    ]);
  });
});

describe('payouts', () => {
  beforeEach(() =>
    company.within(async (call) => {
      for (const partner_id of [north.id, south.id])
        await addManualCommission(call, {
          partner_id,
          amount_minor: 10_000,
          currency: 'USD',
          on: call.today(),
          reason: 'Goodwill',
        });
    }),
  );
  const results = async (batch: PayoutBatch) =>
    Object.fromEntries(
      (await owner.get<PayoutItem[]>(`/payout_items?batch_id=${batch.id}`)).map(({ partner_id, result, status }) => [
        partner_id === north.id ? 'north' : 'south',
        `${result} ${status}`,
      ]),
    );

  test('wait while a required document has expired, and go on when a new one is approved', async () => {
    const id = await approved(10, { consequence: 'payouts' });
    later(11);
    await tick();
    const batch = await owner.post<PayoutBatch>('/payout_batches', { currency: 'USD' });
    expect((await results(batch)).north).toContain('document_expired');
    expect((await results(batch)).south).toContain('due');
    expect(await row(id, north.admin)).toMatchObject({ pauses_payouts: true });
    await bring(id, 100);
    await step(id, 'approve');
    await owner.request('DELETE', `/payout_batches/${batch.id}`);
    await owner.request('POST', `/payout_batches/${batch.id}/cancel`);
    const next = await owner.post<PayoutBatch>('/payout_batches', { currency: 'USD' });
    expect((await results(next)).north).toContain('due');
  });
});

test('audiences can ask for missing and valid documents', async () => {
  await approved(100);
  await one({ name: 'W-9', kind: 'tax_form', partner_ids: [south.id] });
  const members = async (field: string, op: string, value: unknown) =>
    (
      await owner.post<{ rows: { id: string }[] }>('/audiences/preview', {
        entity: 'partners',
        conditions: { any: [{ all: [{ field, op, value }] }] },
      })
    ).rows.map(({ id }) => id);
  expect(await members('partner.missing_documents', 'gte', 1)).toEqual([south.id]);
  expect(await members('partner.valid_documents', 'in', ['insurance'])).toEqual([north.id]);
});
