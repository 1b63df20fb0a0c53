import { readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { sampleContact } from '#features/partners/contacts/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type FileAddress, MAX_FILE_BYTES } from '#features/platform/stored-files/schema.ts';
import { fileJobs } from '#features/platform/stored-files/server/jobs.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { newFileKey } from '#server/ports/files.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Document, DocumentAccess, DocumentVersion } from '../schema.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let world: World;
let company: Company;
let owner: Person;
/** Two partners, each with its own deal and users. */
let north: { id: string; deal: string; admin: Person };
let south: { id: string; deal: string; admin: Person };
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company();
  ({ owner } = company);
  const partner = async (name: string) => {
    const id = await company.within((call) => samplePartner(call, { name }));
    const deal = await company.within((call) => sampleOpportunity(call, { partner_id: id, name: `Deal of ${name}` }));
    return { id, deal, admin: await world.partnerUser(company, id) };
  };
  north = await partner('North');
  south = await partner('South');
}, 120_000);
afterAll(() => world.close());

interface Sent {
  name?: string;
  bytes?: Buffer;
  fields?: Record<string, string | string[]>;
  url?: string;
  headers?: Record<string, string>;
}

const boundary = 'a-line-between-parts';
function form({ name = 'Offer.pdf', bytes = PDF, fields = {} }: Sent): Buffer {
  const texts = Object.entries(fields).flatMap(([key, values]) =>
    [values]
      .flat()
      .map((value) => `--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`),
  );
  return Buffer.concat([
    Buffer.from(
      `${texts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}
const upload = (person: Person, sent: Sent) =>
  person.request('POST', sent.url ?? '/documents', form(sent), {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    ...sent.headers,
  });
async function uploaded(person: Person, sent: Sent): Promise<Document> {
  const answer = await upload(person, sent);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Document>();
}
const onDeal = (deal = north.deal, fields: Sent['fields'] = {}): Sent => ({
  fields: { opportunity_id: deal, ...fields },
});
const shared = (deal = north.deal) => onDeal(deal, { visibility: 'shared' });

const keptFiles = () =>
  readdirSync(join(world.kernel.config.dataDir, 'files', 'documents'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  ).length;
const notes = () =>
  world.kernel.system.unscoped(async (tx) => (await tx.rows(sql`select from document_uploads`)).length);
const rows = (of: string = company.id) =>
  world.kernel.system.unscoped(
    async (tx) => (await tx.rows(sql`select from documents where organization_id = ${of}`)).length,
  );

describe('uploading', () => {
  test('uploads a document to a deal as internal until it is shared', async () => {
    const made = await uploaded(owner, {
      name: 'Größere Menge.pdf',
      ...onDeal(north.deal, { tags: ['offer', 'fleet'], description: 'The first' }),
    });
    expect(made).toMatchObject({
      name: 'Größere Menge',
      file_name: 'Größere Menge.pdf',
      kind: 'pdf',
      media_type: 'application/pdf',
      size: PDF.length,
      version: 1,
      visibility: 'internal',
      opportunity_name: 'Deal of North',
      tags: ['offer', 'fleet'],
      created_by_name: 'Test Person',
      uploaded_by_partner_id: null,
    });
    const file = await owner.request('GET', `/documents/${made.id}/file`);
    expect(file.rawPayload.equals(PDF)).toBe(true);
    expect(file.headers['content-disposition']).toContain("filename*=UTF-8''Gr%C3%B6%C3%9Fere%20Menge.pdf");
    expect(await owner.get<Document[]>('/documents?q=größere')).toHaveLength(1);
    expect(await owner.get<Document[]>(`/documents?tags=offer&opportunity_id=${north.deal}`)).toHaveLength(1);
    expect(await owner.get<{ name: string }[]>('/tags?entity=documents&_sort=name')).toMatchObject([
      { name: 'fleet' },
      { name: 'offer' },
    ]);
  });

  test('requires exactly one partner, deal, account or contact', async () => {
    const contact_id = await company.within((call) => sampleContact(call, { partner_id: north.id }));
    expect(await uploaded(owner, { fields: { contact_id } })).toMatchObject({ contact_id });
    expect(await uploaded(owner, { fields: { partner_id: north.id } })).toMatchObject({ partner_name: 'North' });
    const account_id = (await owner.post<{ id: string }>('/accounts', { name: 'Customer' })).id;
    expect(await uploaded(owner, { fields: { account_id } })).toMatchObject({ account_name: 'Customer' });
    const nameless = await upload(owner, { name: '', ...onDeal() });
    expect(nameless.json()).toMatchObject({ statusCode: 422, errors: { file: ['needs a name'] } });
    const none = await upload(owner, {});
    expect([none.statusCode, none.json().errors]).toEqual([
      422,
      { partner_id: ['give exactly one of partner_id, opportunity_id, account_id, contact_id, folder_id'] },
    ]);
    const odd = await upload(owner, onDeal(north.deal, { description: 'a\0b' }));
    expect(odd.json()).toMatchObject({
      statusCode: 400,
      errors: { description: ['must not contain a null character'] },
    });
    const two = await upload(owner, { fields: { partner_id: north.id, contact_id } });
    expect([two.statusCode, Object.keys(two.json().errors)]).toEqual([422, ['contact_id']]);
  });

  test('rejects files whose name does not match the content', async () => {
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    const [before, kept] = [keptFiles(), await rows()];
    for (const [name, bytes, reason] of [
      ['offer.pdf', html, '“offer.pdf” is named like a PDF, but it contains HTML, SVG or a script'],
      ['logo.png', svg, '“logo.png” is named like an image, but it contains HTML, SVG or a script'],
      ['prices.xlsx', PDF, '“prices.xlsx” is named like a spreadsheet, but it contains a PDF'],
      ['setup.txt', Buffer.from('MZ\x90\0 a program'), '“setup.txt” is a program. Programs cannot be uploaded.'],
      ['nothing.txt', Buffer.alloc(0), '“nothing.txt” is empty'],
    ] as const) {
      const answer = await upload(owner, { name, bytes, ...onDeal() });
      expect([answer.statusCode, answer.json().errors]).toEqual([422, { file: [reason] }]);
    }
    expect([keptFiles(), await rows(), await notes()]).toEqual([before, kept, 0]);
  });

  test('rejects a file above 25 MB and keeps nothing of it', async () => {
    const [before, kept] = [keptFiles(), await rows()];
    const answer = await upload(owner, {
      name: 'film.bin',
      bytes: Buffer.alloc(MAX_FILE_BYTES + 1, 7),
      ...onDeal(),
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({
      message: '“film.bin” is larger than 25 MB.',
      errors: { file: ['must be at most 25 MB'] },
    });
    const most = await upload(owner, { name: 'film.bin', bytes: Buffer.alloc(MAX_FILE_BYTES, 7), ...onDeal() });
    expect(most.statusCode).toBe(201);
    expect([keptFiles(), await rows(), await notes()]).toEqual([before + 1, kept + 1, 0]);
  });

  test('keeps nothing of an interrupted upload', async () => {
    const before = keptFiles();
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.server.address() as AddressInfo;
    const body = form({ bytes: Buffer.alloc(3_000_000, 7), name: 'long.bin', ...onDeal() });
    const sending = httpRequest({
      port,
      method: 'POST',
      path: '/api/documents',
      headers: {
        authorization: `Bearer ${owner.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': body.length,
      },
    });
    const isBroken = new Promise((resolve) => sending.on('error', resolve));
    sending.write(body.subarray(0, 1_500_000));
    await expect.poll(async () => [keptFiles(), await notes()], { timeout: 10_000 }).toEqual([before + 1, 1]);
    sending.destroy();
    await isBroken;
    await expect.poll(async () => [keptFiles(), await notes()], { timeout: 10_000 }).toEqual([before, 0]);
  });

  test('clears only files left behind by a crash', async () => {
    const kept = await uploaded(owner, onDeal());
    const [key, fresh] = [newFileKey(), newFileKey()];
    await world.kernel.documents.write(key, PDF);
    await world.kernel.documents.write(fresh, PDF);
    const note = (of: string, hours: number) =>
      company.within((call) =>
        call.run(sql`
          insert into document_uploads (organization_id, key, since)
          values (${call.organization_id}, ${of}, ${new Date(call.now().getTime() - hours * 3_600_000)})`),
      );
    await note(key, 7);
    await note(fresh, 1);
    await fileJobs['stored-files.clear']!(await jobFor(world.kernel, company.id), {});
    expect(await world.kernel.documents.find(key)).toBeUndefined();
    expect(await world.kernel.documents.find(fresh)).toBeDefined();
    expect((await owner.request('GET', `/documents/${kept.id}/file`)).statusCode).toBe(200);
    expect(await notes()).toBe(1);
    await company.within((call) =>
      call.run(sql`delete from document_uploads where organization_id = ${call.organization_id}`),
    );
    await world.kernel.documents.remove(fresh);
  });

  test('creates one document for a repeated upload', async () => {
    const before = keptFiles();
    const sent = { ...onDeal(), headers: { 'idempotency-key': 'one-upload' } };
    const first = await uploaded(owner, sent);
    expect((await uploaded(owner, sent)).id).toBe(first.id);
    expect((await upload(owner, { ...sent, bytes: Buffer.from('another file') })).statusCode).toBe(422);
    expect([keptFiles(), await notes()]).toEqual([before + 1, 0]);
  });

  test('rejects uploads above the storage limit and counts other files', async () => {
    const full = await world.company('Full');
    const place = { fields: { partner_id: await full.within((call) => samplePartner(call)) } };
    await uploaded(full.owner, place);
    await world.kernel.system.unscoped((tx) =>
      tx.run(
        sql`insert into company_terms (organization_id, max_storage_bytes) values (${full.id}, ${PDF.length + 10})`,
      ),
    );
    const before = keptFiles();
    const answer = await upload(full.owner, place);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors.file[0]).toMatch(/^The limit of 0\.0 MB for files is reached/);
    expect([keptFiles(), await rows(full.id), await notes()]).toEqual([before, 1, 0]);
  });

  test('lets partner managers upload to own partners only, and viewers not at all', async () => {
    const reader = await company.member('read_only');
    expect((await upload(reader, onDeal())).statusCode).toBe(403);
    const manager = await company.member('partner_manager');
    expect((await upload(manager, onDeal())).statusCode).toBe(404);
    const made = await uploaded(owner, onDeal());
    expect((await manager.request('GET', `/documents/${made.id}`)).statusCode).toBe(404);
    expect((await manager.request('GET', `/documents/${made.id}/file`)).statusCode).toBe(404);
    expect((await manager.request('GET', `/documents/${made.id}/address`)).statusCode).toBe(404);
  });
});

describe('partners', () => {
  test('see what is shared on their deals only', async () => {
    const secret = await uploaded(owner, onDeal());
    const open = await uploaded(owner, shared());
    const ids = async (person: Person) => (await person.get<Document[]>('/documents?_end=100')).map(({ id }) => id);
    expect(await ids(north.admin)).toContain(open.id);
    expect(await ids(north.admin)).not.toContain(secret.id);
    expect(await ids(south.admin)).not.toContain(open.id);
    const seen = await north.admin.get<Document>(`/documents/${open.id}`);
    expect(seen).not.toHaveProperty('tags');
    expect(seen).not.toHaveProperty('visibility');
    for (const [person, id] of [
      [north.admin, secret.id],
      [south.admin, open.id],
      [(await world.company('Elsewhere')).owner, open.id],
    ] as const) {
      for (const url of [`/documents/${id}`, `/documents/${id}/file`, `/documents/${id}/address`]) {
        expect((await person.request('GET', url)).statusCode, url).toBe(404);
      }
      expect((await upload(person, { url: `/documents/${id}/versions` })).statusCode).toBe(404);
    }
  });

  test('see what is shared on their accounts and contacts', async () => {
    const account_id = (await owner.post<{ id: string }>('/accounts', { name: 'Buyer' })).id;
    await company.within((call) => sampleOpportunity(call, { partner_id: north.id, account_id }));
    const contact_id = await company.within((call) => sampleContact(call, { partner_id: north.id }));
    for (const place of [{ account_id }, { contact_id }, { partner_id: north.id }] as Record<string, string>[]) {
      const { id } = await uploaded(owner, { fields: { ...place, visibility: 'shared' } });
      expect((await north.admin.request('GET', `/documents/${id}/file`)).statusCode).toBe(200);
      expect((await south.admin.request('GET', `/documents/${id}/file`)).statusCode).toBe(404);
    }
  });

  test('upload to their own deals, visible to the company but not to other partners', async () => {
    await company.within((call) =>
      call.run(sql`
        insert into opportunity_participants (organization_id, opportunity_id, partner_id, role)
        values (${call.organization_id}, ${north.deal}, ${south.id}, 'influence')`),
    );
    const brought = await uploaded(north.admin, { name: 'Order.png', bytes: PNG, ...onDeal() });
    expect(brought).toMatchObject({ uploaded_by_partner_id: north.id, kind: 'image' });
    expect(await owner.get<Document>(`/documents/${brought.id}`)).toMatchObject({
      visibility: 'shared',
      uploaded_by_partner_name: 'North',
    });
    expect((await south.admin.request('GET', `/documents/${brought.id}`)).statusCode).toBe(404);
    expect((await south.admin.request('GET', `/documents/${brought.id}/file`)).statusCode).toBe(404);
    // Uploads to a deal without access, or with fields that only the company may set, are rejected.
    expect((await upload(north.admin, onDeal(south.deal))).statusCode).toBe(404);
    expect((await upload(north.admin, shared())).statusCode).toBe(400);
    const taken = await owner.request('PATCH', `/documents/${brought.id}`, { visibility: 'internal' });
    expect([taken.statusCode, taken.json().errors]).toEqual([
      422,
      { visibility: ['stays shared with North, who uploaded it'] },
    ]);
  });

  test('change and archive only their own uploads', async () => {
    const brought = await uploaded(north.admin, onDeal());
    expect(await north.admin.patch(`/documents/${brought.id}`, { name: 'Signed order' })).toMatchObject({
      name: 'Signed order',
    });
    expect(
      await uploaded(north.admin, { url: `/documents/${brought.id}/versions`, name: 'Order 2.pdf' }),
    ).toMatchObject({ version: 2 });
    const given = await uploaded(owner, shared());
    expect((await north.admin.request('PATCH', `/documents/${given.id}`, { name: 'Mine' })).statusCode).toBe(409);
    expect((await north.admin.request('DELETE', `/documents/${given.id}`)).statusCode).toBe(409);
    expect((await upload(north.admin, { url: `/documents/${given.id}/versions` })).statusCode).toBe(409);
    expect((await north.admin.request('DELETE', `/documents/${brought.id}`)).statusCode).toBe(200);
    expect(await north.admin.patch(`/documents/${brought.id}`, { archived_at: null })).toMatchObject({
      archived_at: null,
    });
    const finance = await world.partnerUser(company, north.id, 'partner_finance');
    expect((await finance.request('GET', `/documents/${given.id}/file`)).statusCode).toBe(200);
    expect((await upload(finance, onDeal())).statusCode).toBe(403);
  });

  test('do not see versions from before sharing, nor documents made internal again', async () => {
    const made = await uploaded(owner, { name: 'Draft with margins.pdf', ...onDeal() });
    await uploaded(owner, { url: `/documents/${made.id}/versions`, name: 'Offer.pdf' });
    await owner.patch(`/documents/${made.id}`, { visibility: 'shared' });
    const seen = await north.admin.get<DocumentVersion[]>(`/document_versions?document_id=${made.id}`);
    expect(seen.map(({ version }) => version)).toEqual([2]);
    expect((await north.admin.request('GET', `/documents/${made.id}/file?version=1`)).statusCode).toBe(404);
    expect((await owner.request('GET', `/documents/${made.id}/file?version=1`)).statusCode).toBe(200);
    const { url } = await north.admin.get<FileAddress>(`/documents/${made.id}/address`);
    expect((await world.app.inject({ url })).statusCode).toBe(200);
    await owner.patch(`/documents/${made.id}`, { visibility: 'internal' });
    // An address issued before stops working too.
    expect((await world.app.inject({ url })).statusCode).toBe(404);
    expect((await north.admin.request('GET', `/documents/${made.id}`)).statusCode).toBe(404);
  });

  test('get live updates for shared documents only', async () => {
    const told = async (id: string) =>
      (
        await world.kernel.system.unscoped((tx) =>
          tx.rows<{ partner: string | null }>(sql`
            select payload->>'partner_id' as partner from outbox_events
            where ref_id = ${id} and topic like 'documents.%'`),
        )
      ).flatMap(({ partner }) => (partner ? [partner] : []));
    const inside = await uploaded(owner, { fields: { partner_id: north.id } });
    expect(await told(inside.id)).toEqual([]);
    await owner.patch(`/documents/${inside.id}`, { visibility: 'shared' });
    expect(await told(inside.id)).toEqual([north.id]);
    const deal = await company.within((call) => sampleOpportunity(call, { partner_id: south.id }));
    expect(await told((await uploaded(owner, onDeal(deal))).id)).toEqual([]);
    expect(await told((await uploaded(owner, shared(deal))).id)).toEqual([south.id]);
  });
});

test('rejects earlier file addresses when the module is off', async () => {
  const made = await uploaded(owner, shared());
  const { url } = await owner.get<FileAddress>(`/documents/${made.id}/address`);
  const theirs = await north.admin.get<FileAddress>(`/documents/${made.id}/address`);
  await world.switchFor(company, ['documents'], false);
  expect((await world.app.inject({ url })).statusCode).toBe(404);
  expect((await world.app.inject({ url: theirs.url })).statusCode).toBe(404);
  await world.switchFor(company, ['documents'], true);
  expect((await world.app.inject({ url })).statusCode).toBe(200);
});

describe('the file', () => {
  const LARGE = Buffer.concat([PDF, Buffer.alloc(5_000_000, 'abcdefgh')]);

  test('is served from an address valid for five minutes, one version and one session', async () => {
    const made = await uploaded(owner, onDeal());
    const colleague = await company.member('read_only');
    const { url, expires_at } = await colleague.get<FileAddress>(`/documents/${made.id}/address`);
    expect(expires_at).toBe('2026-03-16T09:05:00.000Z');
    const shown = await world.app.inject({ url });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="Offer.pdf"',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    const broken = url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await world.app.inject({ url: broken })).statusCode).toBe(404);
    world.clock.set(new Date('2026-03-16T09:05:00Z'));
    expect((await world.app.inject({ url })).statusCode).toBe(404);
    world.clock.set(new Date('2026-03-16T09:00:00Z'));
    expect((await world.app.inject({ url })).statusCode).toBe(200);
    await colleague.request('POST', '/auth/sign-out', {});
    expect((await world.app.inject({ url })).statusCode).toBe(404);
  });

  test('is not served to people who lost access but kept their session', async () => {
    const made = await uploaded(owner, shared());
    const leaver = await company.member('finance');
    const member = await world.partnerUser(company, north.id, 'partner_member');
    const { memberships } = await member.get<{ memberships: { organization_id: string }[] }>('/profile');
    for (const [person, organization_id] of [
      [leaver, company.id],
      [member, memberships[0]!.organization_id],
    ] as const) {
      const { url } = await person.get<FileAddress>(`/documents/${made.id}/address`);
      expect((await world.app.inject({ url })).statusCode).toBe(200);
      await person.post('/profile/leave', { organization_id });
      expect((await person.request('GET', '/profile')).statusCode).toBe(200);
      expect((await world.app.inject({ url })).statusCode).toBe(404);
    }
  });

  test('is served by current permissions, not those at the time of the address', async () => {
    const made = await uploaded(owner, onDeal());
    const colleague = await company.member('finance');
    const roles = [
      { name: 'No documents', permissions: ['partners:view'], scope: 'all' },
      { name: 'Own documents', permissions: ['documents:view'], scope: 'own' },
    ];
    for (const given of roles) {
      const { url } = await colleague.get<FileAddress>(`/documents/${made.id}/address`);
      expect((await world.app.inject({ url })).statusCode).toBe(200);
      const { id: role_id } = await owner.post<{ id: string }>('/roles', given);
      await owner.patch(`/team_members/${colleague.user_id}`, { role: 'custom', role_id });
      expect((await world.app.inject({ url })).statusCode, given.name).toBe(404);
      await owner.patch(`/team_members/${colleague.user_id}`, { role: 'finance' });
    }
  });

  test('is never shown inline for HTML, SVG and scripts', async () => {
    for (const [name, bytes] of [
      ['page.html', '<!doctype html><script>alert(1)</script>'],
      ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
      ['notes.txt', '\n\n <html><body onload="alert(1)">'],
      ['tool.js', 'alert(1)'],
      ['run', '#!/bin/sh\nrm -rf /'],
    ] as const) {
      const made = await uploaded(owner, { name, bytes: Buffer.from(bytes), ...onDeal() });
      expect(made.kind, name).toBe('markup');
      const { url } = await owner.get<FileAddress>(`/documents/${made.id}/address?as=inline`);
      const file = await world.app.inject({ url });
      expect(file.headers['content-disposition'], name).toMatch(/^attachment;/);
      expect(file.headers['content-type'], name).toBe('application/octet-stream');
    }
    const text = await uploaded(owner, { name: 'list.csv', bytes: Buffer.from('a;b\n1;2\n'), ...onDeal() });
    const shown = await owner.request('GET', `/documents/${text.id}/file?as=inline`);
    expect(shown.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': expect.stringMatching(/^inline;/),
    });
  });

  test('is served in ranges', async () => {
    const made = await uploaded(owner, { bytes: LARGE, ...onDeal() });
    const ask = (range: string, more = {}) =>
      owner.request('GET', `/documents/${made.id}/file`, undefined, { range, ...more });
    const middle = await ask('bytes=1000000-1000099');
    expect(middle.statusCode).toBe(206);
    expect(middle.headers['content-range']).toBe(`bytes 1000000-1000099/${LARGE.length}`);
    expect(middle.rawPayload.equals(LARGE.subarray(1_000_000, 1_000_100))).toBe(true);
    expect((await ask('bytes=-5')).rawPayload.equals(LARGE.subarray(-5))).toBe(true);
    const beyond = await ask(`bytes=${LARGE.length}-`);
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${LARGE.length}`]);
    expect((await ask('bytes=0-5', { 'if-range': '"another"' })).rawPayload.length).toBe(LARGE.length);
    const whole = await owner.request('GET', `/documents/${made.id}/file`);
    expect(whole.rawPayload.equals(LARGE)).toBe(true);
    expect(whole.headers.etag).toBe(middle.headers.etag);
  });

  test('keeps every version under the same address', async () => {
    const made = await uploaded(owner, onDeal());
    const second = await uploaded(owner, {
      url: `/documents/${made.id}/versions`,
      name: 'Offer, signed.png',
      bytes: PNG,
    });
    expect(second).toMatchObject({
      id: made.id,
      name: made.name,
      version: 2,
      kind: 'image',
      file_name: 'Offer, signed.png',
    });
    const versions = await owner.get<DocumentVersion[]>(`/document_versions?document_id=${made.id}`);
    expect(versions.map(({ version, file_name }) => [version, file_name])).toEqual([
      [2, 'Offer, signed.png'],
      [1, 'Offer.pdf'],
    ]);
    expect(versions[0]).not.toHaveProperty('key');
    const first = await owner.request('GET', `/documents/${made.id}/file?version=1`);
    expect(first.rawPayload.equals(PDF)).toBe(true);
    expect((await owner.request('GET', `/documents/${made.id}/file?version=3`)).statusCode).toBe(404);
  });

  test('keeps two versions uploaded concurrently', async () => {
    const made = await uploaded(owner, onDeal());
    const both = await Promise.all([1, 2].map(() => upload(owner, { url: `/documents/${made.id}/versions` })));
    expect(both.map((answer) => answer.statusCode)).toEqual([201, 201]);
    expect(await owner.get<Document>(`/documents/${made.id}`)).toMatchObject({ version: 3 });
  });

  test('logs access for the company only, and once per address', async () => {
    const made = await uploaded(owner, shared());
    const { url } = await north.admin.get<FileAddress>(`/documents/${made.id}/address`);
    await world.app.inject({ url, headers: { range: 'bytes=0-9' } });
    await world.app.inject({ url, headers: { range: 'bytes=10-' } });
    const { url: save } = await north.admin.get<FileAddress>(`/documents/${made.id}/address?as=attachment`);
    await world.app.inject({ url: save });
    const log = await owner.get<DocumentAccess[]>(`/document_accesses?document_id=${made.id}`);
    expect(
      log.map(({ kind, user_name, partner_name, version, through }) => ({
        kind,
        user_name,
        partner_name,
        version,
        through,
      })),
    ).toEqual(
      expect.arrayContaining([
        { kind: 'viewed', user_name: 'Test Person', partner_name: 'North', version: 1, through: 'person' },
        { kind: 'downloaded', user_name: 'Test Person', partner_name: 'North', version: 1, through: 'person' },
      ]),
    );
    expect(log).toHaveLength(2);
    expect((await north.admin.request('GET', '/document_accesses')).statusCode).toBe(404);
  });

  test('marks access by impersonation and by API key', async () => {
    const made = await uploaded(owner, shared());
    const open = (token: string, url: string) =>
      world.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${token}` } });
    const mask = await owner.post<{ token: string; id: string }>('/impersonations', {
      partner_id: north.id,
      user_id: north.admin.user_id,
      reason: 'They cannot find the offer',
    });
    const { url } = (await open(mask.token, `/documents/${made.id}/address`)).json<FileAddress>();
    expect((await world.app.inject({ url })).statusCode).toBe(200);
    const key = await owner.post<{ secret: string }>('/api_keys', { name: 'Sync', permissions: ['documents:view'] });
    expect((await open(key.secret, `/documents/${made.id}/file`)).statusCode).toBe(200);
    expect((await open(key.secret, `/documents/${made.id}/address`)).statusCode).toBe(422);
    const log = await owner.get<DocumentAccess[]>(`/document_accesses?document_id=${made.id}&_sort=created_at`);
    expect(log.map(({ kind, through }) => [kind, through]).sort()).toEqual([
      ['downloaded', 'program'],
      ['viewed', 'support'],
    ]);
    // Addresses issued during an impersonation stop working when it ends.
    await world.kernel.system.unscoped((tx) => tx.run(sql`update impersonations set ended_at = now()`));
    expect((await world.app.inject({ url })).statusCode).toBe(404);
  });

  test('is not served from a picture address', async () => {
    await uploaded(owner, { name: 'photo.png', bytes: PNG, ...onDeal() });
    const [{ key }] = (await company.within((call) =>
      call.rows<{ key: string }>(sql`select key from document_versions where file_name = 'photo.png'`),
    )) as [{ key: string }];
    expect((await world.app.inject({ url: `/api/pictures/${key}.png` })).statusCode).toBe(404);
  });
});

describe('archiving and deleting', () => {
  test('restores an archived document, and deletes all bytes permanently', async () => {
    const made = await uploaded(owner, shared());
    await uploaded(owner, { url: `/documents/${made.id}/versions` });
    await owner.request('GET', `/documents/${made.id}/file`);
    const before = keptFiles();
    expect((await owner.request('POST', `/documents/${made.id}/erase`, {})).statusCode).toBe(409);
    await owner.request('DELETE', `/documents/${made.id}`);
    expect((await north.admin.request('GET', `/documents/${made.id}`)).statusCode).toBe(404);
    expect(await owner.get<Document[]>(`/documents?name_like=${made.name}&_end=100`)).not.toContainEqual(
      expect.objectContaining({ id: made.id }),
    );
    expect(await owner.patch(`/documents/${made.id}`, { archived_at: null })).toMatchObject({ archived_at: null });
    await owner.request('DELETE', `/documents/${made.id}`);
    const finance = await company.member('finance');
    expect((await finance.request('POST', `/documents/${made.id}/erase`, {})).statusCode).toBe(403);
    expect((await owner.request('POST', `/documents/${made.id}/erase`, {})).statusCode).toBe(204);
    expect((await owner.request('GET', `/documents/${made.id}`)).statusCode).toBe(404);
    await expect.poll(keptFiles).toBe(before - 2);
    world.clock.set(new Date('2026-03-16T16:00:00Z'));
    await fileJobs['stored-files.clear']!(await jobFor(world.kernel, company.id), {});
    world.clock.set(new Date('2026-03-16T09:00:00Z'));
    expect(await notes()).toBe(0);
  });
});
