import { PDFDocument } from '@cantoo/pdf-lib';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Document } from '#features/enablement/documents/schema.ts';
import { upload, uploaded } from '#features/enablement/documents/server/testing/upload.ts';
import { sampleAudience } from '#features/partners/audiences/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { mergePartnerRows } from '#server/merge-and-erase/partner-merge.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { Folder, FolderAccess, FolderCreate, FolderForPartner, Storage } from '../schema.ts';
import { folderJobs } from './jobs.ts';

let world: World;
let company: Company;
let owner: Person;
/** North is in Germany, South is not. */
let north: { id: string; admin: Person; sales: Person };
let south: { id: string; admin: Person; sales: Person };
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  ({ owner } = company);
  const partner = async (country: string) => {
    const id = await company.within((call) => samplePartner(call, { name: `Partner ${newId().slice(-6)}`, country }));
    return {
      id,
      admin: await world.partnerUser(company, id),
      sales: await world.partnerUser(company, id, 'partner_sales'),
    };
  };
  north = await partner('DE');
  south = await partner('FR');
}, 120_000);
afterAll(() => world.close());

const folder = (input: Partial<FolderCreate> = {}) =>
  owner.post<Folder>('/document_folders', { name: `Folder ${newId().slice(-6)}`, ...input });
const put = (folder_id: string, person = owner, fields: Record<string, string> = {}) =>
  uploaded<Document>(person, '/documents', { fields: { folder_id, ...fields } });
const seenBy = async (person: Person) =>
  (await person.get<FolderForPartner[]>('/document_folders?_end=200')).map(({ id }) => id);
const statusOf = async (person: Person, url: string) => (await person.request('GET', url)).statusCode;
const run = async (task: string, payload = {}) => folderJobs[task]!(await jobFor(world.kernel, company.id), payload);

describe('the tree', () => {
  test('a folder inside another has a path and is counted there', async () => {
    const top = await folder();
    expect(top).toMatchObject({ access: 'company', is_shared: false, path: [top.id], documents: 0, folders: 0 });
    const inner = await folder({ parent_id: top.id });
    expect(inner).toMatchObject({ access: 'inherit', path: [top.id, inner.id], parent_name: top.name });
    await put(inner.id);
    expect(await owner.get(`/document_folders/${top.id}`)).toMatchObject({ folders: 1, documents: 0 });
    expect(await owner.get(`/document_folders/${inner.id}`)).toMatchObject({ documents: 1, bytes: expect.any(Number) });
  });

  test('a folder moves with everything in it, but never into itself', async () => {
    const [a, b] = [await folder(), await folder()];
    const inner = await folder({ parent_id: a.id });
    await owner.patch(`/document_folders/${a.id}`, { parent_id: b.id });
    expect(await owner.get(`/document_folders/${inner.id}`)).toMatchObject({ path: [b.id, a.id, inner.id] });
    const circle = await owner.request('PATCH', `/document_folders/${b.id}`, { parent_id: inner.id });
    expect(circle.statusCode).toBe(409);
    expect(circle.json().message).toContain('into itself');
    expect((await owner.request('PATCH', `/document_folders/${b.id}`, { parent_id: b.id })).statusCode).toBe(409);
  });

  test('two moves at the same time make no circle', async () => {
    const [a, b] = [await folder(), await folder()];
    const answers = await Promise.all([
      owner.request('PATCH', `/document_folders/${a.id}`, { parent_id: b.id }),
      owner.request('PATCH', `/document_folders/${b.id}`, { parent_id: a.id }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('names are unique in one place, whatever their case', async () => {
    const top = await folder();
    await folder({ parent_id: top.id, name: 'Prices' });
    const again = await owner.request('POST', '/document_folders', { parent_id: top.id, name: 'PRICES' });
    expect(again.statusCode).toBe(409);
    expect(again.json().errors).toHaveProperty('name');
    await folder({ name: 'Prices', partner_id: north.id });
  });

  test('is at most ten levels deep', async () => {
    let parent_id = (await folder()).id;
    for (let level = 2; level <= 10; level += 1) parent_id = (await folder({ parent_id })).id;
    const deeper = await owner.request('POST', '/document_folders', { name: 'Eleventh', parent_id });
    expect(deeper.statusCode).toBe(409);
  });

  test('the folders of a partner stay with it', async () => {
    const top = await folder({ partner_id: north.id });
    expect(top).toMatchObject({ access: 'partners', is_shared: true, partner_id: north.id });
    const inner = await folder({ parent_id: top.id });
    expect(inner.partner_id).toBe(north.id);
    const other = await folder({ partner_id: south.id });
    expect((await owner.request('PATCH', `/document_folders/${inner.id}`, { parent_id: other.id })).statusCode).toBe(
      409,
    );
    const mixed = await owner.request('POST', '/document_folders', {
      name: 'Mixed',
      parent_id: top.id,
      partner_id: south.id,
    });
    expect(mixed.json().errors).toHaveProperty('partner_id');
  });

  test('folders are reordered together', async () => {
    const top = await folder();
    const [a, b] = [await folder({ parent_id: top.id }), await folder({ parent_id: top.id })];
    expect([a.order, b.order]).toEqual([1, 2]);
    await owner.patch('/document_folders/0', {
      updates: [
        { id: a.id, values: { order: 2 } },
        { id: b.id, values: { order: 1 } },
      ],
    });
    const children = await owner.get<Folder[]>(`/document_folders?parent_id=${top.id}&_sort=order&_order=asc`);
    expect(children.map(({ id }) => id)).toEqual([b.id, a.id]);
  });
});

describe('who sees a folder', () => {
  test('internal folders do not exist for partners', async () => {
    const internal = await folder();
    const document = await put(internal.id);
    expect(await seenBy(north.admin)).not.toContain(internal.id);
    for (const url of [
      `/document_folders/${internal.id}`,
      `/documents/${document.id}`,
      `/documents/${document.id}/file`,
    ])
      expect(await statusOf(north.admin, url)).toBe(404);
    expect((await upload(north.admin, '/documents', { fields: { folder_id: internal.id } })).statusCode).toBe(404);
  });

  test('partners in the audience see a folder and its documents, others find neither', async () => {
    const audience_id = await company.within((call) => sampleAudience(call));
    const shared = await folder({ access: 'partners', audience_id });
    const document = await put(shared.id);
    expect(document.visibility).toBe('shared');
    expect(await seenBy(north.admin)).toContain(shared.id);
    expect(await statusOf(north.admin, `/documents/${document.id}/file`)).toBe(200);
    expect(await seenBy(south.admin)).not.toContain(shared.id);
    expect(await statusOf(south.admin, `/documents/${document.id}`)).toBe(404);
    expect(await statusOf(south.admin, `/document_folders/${shared.id}`)).toBe(404);
  });

  test('follows the audience when a partner enters or leaves it', async () => {
    const audience_id = await company.within((call) => sampleAudience(call));
    const shared = await folder({ access: 'partners', audience_id });
    const id = await company.within((call) => samplePartner(call, { country: 'DE' }));
    const user = await world.partnerUser(company, id);
    await run('document-folders.refresh-partner', { ref_id: id });
    expect(await seenBy(user)).toContain(shared.id);
    await owner.patch(`/partners/${id}`, { country: 'IT' });
    await run('document-folders.refresh-partner', { ref_id: id });
    expect(await seenBy(user)).not.toContain(shared.id);
    expect(await seenBy(north.admin)).toContain(shared.id);
  });

  test('a folder inside another shows at most what the outer one shows', async () => {
    const audience_id = await company.within((call) => sampleAudience(call));
    const outer = await folder({ access: 'partners', audience_id });
    const inner = await folder({ parent_id: outer.id, access: 'partners' });
    expect(await seenBy(south.admin)).not.toContain(inner.id);
    const internal = await folder({ parent_id: outer.id, access: 'company' });
    const below = await folder({ parent_id: internal.id, access: 'partners' });
    expect(await seenBy(north.admin)).toContain(inner.id);
    expect(await seenBy(north.admin)).not.toContain(below.id);
    await owner.patch(`/document_folders/${below.id}`, { parent_id: outer.id });
    expect(await seenBy(north.admin)).toContain(below.id);
  });

  test('can be limited to roles of the partner, also further down', async () => {
    const finance = await folder({ access: 'partners', partner_id: north.id, partner_roles: ['partner_admin'] });
    const inner = await folder({ parent_id: finance.id });
    const document = await put(inner.id);
    expect(await seenBy(north.admin)).toEqual(expect.arrayContaining([finance.id, inner.id]));
    expect(await seenBy(north.sales)).not.toContain(inner.id);
    expect(await statusOf(north.sales, `/documents/${document.id}`)).toBe(404);
    expect(await statusOf(north.sales, `/documents/${document.id}/file`)).toBe(404);
    expect(await statusOf(north.admin, `/documents/${document.id}/file`)).toBe(200);
    const narrowed = await folder({ parent_id: finance.id, access: 'partners', partner_roles: ['partner_sales'] });
    expect(narrowed.roles).toEqual([]);
    expect(await seenBy(north.admin)).not.toContain(narrowed.id);
  });

  test('an internal document in a shared folder stays internal', async () => {
    const shared = await folder({ access: 'partners' });
    const document = await put(shared.id, owner, { visibility: 'internal' });
    expect(await statusOf(north.admin, `/documents/${document.id}`)).toBe(404);
    await owner.patch(`/documents/${document.id}`, { visibility: 'shared' });
    expect(await statusOf(north.admin, `/documents/${document.id}`)).toBe(200);
  });

  test('partners read declared fields only', async () => {
    const shared = await folder({ access: 'partners' });
    const row = await north.admin.get<object>(`/document_folders/${shared.id}`);
    for (const hidden of ['audience_ids', 'roles', 'partner_roles', 'partner_name', 'is_shared', 'keep_days', 'bytes'])
      expect(row).not.toHaveProperty(hidden);
  });

  test('the company reads who sees it, rule by rule', async () => {
    const audience_id = await company.within((call) => sampleAudience(call, { name: `Germans ${newId().slice(-6)}` }));
    const outer = await folder({ access: 'partners', audience_id });
    const inner = await folder({ parent_id: outer.id, access: 'partners', partner_roles: ['partner_finance'] });
    const access = await owner.get<FolderAccess>(`/document_folders/${inner.id}/access`);
    expect(access).toMatchObject({ is_shared: true, roles: ['partner_finance'] });
    expect(access.partners.map(({ id }) => id)).toContain(north.id);
    expect(access.partners.map(({ id }) => id)).not.toContain(south.id);
    expect(access.rules.map(({ rule }) => rule)).toEqual([
      expect.stringContaining('Partners in the audience “Germans'),
      'All partners: Finance',
    ]);
    expect(await statusOf(north.admin, `/document_folders/${inner.id}/access`)).toBe(404);
    const sees = await owner.get<{ groups: { kind: string; entries: { what: string; rule: string }[] }[] }>(
      `/partners/${north.id}/sees`,
    );
    const group = sees.groups.find(({ kind }) => kind === 'Document folders')!;
    expect(group.entries).toContainEqual(expect.objectContaining({ what: outer.name }));
  });

  test('an audience with a folder names it as its use, and cannot be archived', async () => {
    const audience_id = await company.within((call) => sampleAudience(call));
    const shared = await folder({ access: 'partners', audience_id });
    expect(await owner.rows(`/audiences/${audience_id}/uses`)).toMatchObject([
      { kind: 'Document folder', name: shared.name },
    ]);
    expect((await owner.request('DELETE', `/audiences/${audience_id}`)).statusCode).toBe(409);
  });

  test('refuses foreign audiences, parents and partners', async () => {
    const other = await world.company('Other');
    const foreign = await other.within((call) => samplePartner(call));
    const audience_id = await other.within((call) => sampleAudience(call));
    const parent = await other.owner.post<Folder>('/document_folders', { name: 'Theirs' });
    const make = (input: object) => owner.request('POST', '/document_folders', { name: 'Mine', ...input });
    expect((await make({ partner_id: foreign })).statusCode).toBe(404);
    expect((await make({ access: 'partners', audience_id })).json().errors).toHaveProperty('audience_id');
    expect((await make({ parent_id: parent.id })).json().errors).toHaveProperty('parent_id');
    expect((await upload(owner, '/documents', { fields: { folder_id: parent.id } })).statusCode).toBe(404);
  });
});

describe('documents in folders', () => {
  test('partners upload where the folder says so, and see only their own uploads', async () => {
    const inbox = await folder({ access: 'partners', partners_can_upload: true });
    const document = await put(inbox.id, north.admin);
    expect(document).toMatchObject({ folder_id: inbox.id, partner_id: north.id });
    expect(await statusOf(owner, `/documents/${document.id}`)).toBe(200);
    expect(await statusOf(south.admin, `/documents/${document.id}`)).toBe(404);
    await owner.patch(`/document_folders/${inbox.id}`, { partners_can_upload: false });
    expect((await upload(north.admin, '/documents', { fields: { folder_id: inbox.id } })).statusCode).toBe(409);
  });

  test('a document moves between folders, and who sees it changes with that', async () => {
    const [internal, shared] = [await folder(), await folder({ access: 'partners' })];
    const document = await put(internal.id);
    await owner.patch(`/documents/${document.id}`, { folder_id: shared.id });
    expect(await statusOf(north.admin, `/documents/${document.id}`)).toBe(200);
    const ofNorth = await folder({ partner_id: north.id });
    expect(await owner.patch(`/documents/${document.id}`, { folder_id: ofNorth.id })).toMatchObject({
      partner_id: north.id,
    });
    expect(await statusOf(south.admin, `/documents/${document.id}`)).toBe(404);
    expect(await owner.patch(`/documents/${document.id}`, { folder_id: shared.id })).toMatchObject({
      partner_id: null,
    });
    const nowhere = await owner.request('PATCH', `/documents/${document.id}`, { folder_id: null });
    expect(nowhere.json().errors).toHaveProperty('folder_id');
  });

  test('documents of one partner cannot be moved to another, and deals keep theirs', async () => {
    const inbox = await folder({ access: 'partners', partners_can_upload: true });
    const document = await put(inbox.id, north.admin);
    const ofSouth = await folder({ partner_id: south.id });
    const moved = await owner.request('PATCH', `/documents/${document.id}`, { folder_id: ofSouth.id });
    expect(moved.json().errors).toEqual({ folder_id: ['belongs to another partner'] });
    expect((await north.admin.request('PATCH', `/documents/${document.id}`, { folder_id: null })).statusCode).toBe(400);
  });

  test('a folder that is not empty is archived with its contents, or they move up', async () => {
    const top = await folder({ access: 'partners' });
    const inner = await folder({ parent_id: top.id });
    const leaf = await folder({ parent_id: inner.id });
    const document = await put(inner.id);
    expect((await owner.request('DELETE', `/document_folders/${inner.id}`)).statusCode).toBe(409);
    await owner.post(`/document_folders/${inner.id}/archive`, { contents: 'move_up' });
    expect(await owner.get(`/documents/${document.id}`)).toMatchObject({ folder_id: top.id, archived_at: null });
    expect(await owner.get(`/document_folders/${leaf.id}`)).toMatchObject({ parent_id: top.id });
    await owner.post(`/document_folders/${top.id}/archive`, { contents: 'archive' });
    expect(await owner.get<Document>(`/documents/${document.id}`)).toMatchObject({ archived_at: expect.any(String) });
    expect(await seenBy(north.admin)).not.toContain(leaf.id);
    expect((await upload(owner, '/documents', { fields: { folder_id: top.id } })).statusCode).toBe(409);
    const archived = await owner.get<Folder[]>('/document_folders?archived_at_gte=2000-01-01T00:00:00Z&_end=100');
    expect(archived.map(({ id }) => id)).toEqual(expect.arrayContaining([inner.id, leaf.id, top.id]));
    expect(await owner.request('PATCH', `/document_folders/${leaf.id}`, { archived_at: null })).toMatchObject({
      statusCode: 422,
    });
    await owner.patch(`/document_folders/${top.id}`, { archived_at: null });
    expect(await seenBy(north.admin)).toContain(top.id);
  });

  test('the log of a folder says who opened what in it', async () => {
    const shared = await folder({ access: 'partners' });
    const document = await put(shared.id);
    await statusOf(north.admin, `/documents/${document.id}/file`);
    expect(await owner.get(`/document_accesses?folder_id=${shared.id}`)).toMatchObject([
      { document_id: document.id, kind: 'downloaded', partner_id: north.id, folder_name: shared.name },
    ]);
    expect(await statusOf(north.admin, `/document_accesses?folder_id=${shared.id}`)).toBe(404);
  });

  test('tells the company, and nobody else, how much storage is used', async () => {
    const before = await owner.get<Storage>('/document_folders/storage');
    const document = await put((await folder()).id);
    const after = await owner.get<Storage>('/document_folders/storage');
    expect(after.used_bytes - before.used_bytes).toBe(document.size);
    expect(await statusOf(north.admin, '/document_folders/storage')).toBe(404);
  });
});

test('the folders and requests of a merged partner move with their documents', async () => {
  const [kept, other] = await company.within(async (call) => [await samplePartner(call), await samplePartner(call)]);
  const [mine, theirs] = [
    await folder({ partner_id: kept!, name: 'Contracts' }),
    await folder({ partner_id: other!, name: 'contracts' }),
  ];
  const inner = await folder({ parent_id: theirs.id });
  const document = await put(inner.id);
  await company.within((call) => mergePartnerRows(call, kept!, other!));
  const moved = await owner.get<Folder>(`/document_folders/${theirs.id}`);
  expect(moved.partner_id).toBe(kept);
  expect(moved.name).not.toBe(mine.name);
  expect(await owner.get(`/document_folders/${inner.id}`)).toMatchObject({ partner_id: kept });
  expect(await owner.get(`/documents/${document.id}`)).toMatchObject({ partner_id: kept, folder_id: inner.id });
});

describe('retention', () => {
  const later = (days: number) => world.clock.set(new Date(world.clock.now().getTime() + days * 86_400_000));

  test('keeps documents as long as the folder says, and then archives or deletes them', async () => {
    const start = world.clock.now();
    const outer = await folder({ retention_days: 10, retention_action: 'delete' });
    const inner = await folder({ parent_id: outer.id });
    const archive = await folder({ retention_days: 10, retention_action: 'archive' });
    const [gone, archived] = [await put(inner.id), await put(archive.id)];
    expect(gone.retention_until).toEqual(archived.retention_until);
    const early = await owner.request('PATCH', `/documents/${gone.id}`, { retention_until: '2020-01-01' });
    expect(early.json().errors).toHaveProperty('retention_until');
    await owner.request('DELETE', `/documents/${gone.id}`);
    const erased = await owner.request('POST', `/documents/${gone.id}/erase`);
    expect(erased.statusCode).toBe(409);
    expect(erased.json().message).toContain('must be kept until');
    await run('document-folders.retention');
    expect(await statusOf(owner, `/documents/${gone.id}`)).toBe(200);
    later(12);
    await run('document-folders.retention');
    expect(await statusOf(owner, `/documents/${gone.id}`)).toBe(404);
    expect(await owner.get(`/documents/${archived.id}`)).toMatchObject({ archived_at: expect.any(String) });
    world.clock.set(start);
  });

  test('a new rule holds for documents that are already there, and never shortens', async () => {
    const place = await folder();
    const document = await put(place.id);
    await owner.patch(`/document_folders/${place.id}`, { retention_days: 30 });
    const { retention_until } = await owner.get<Document>(`/documents/${document.id}`);
    expect(retention_until).not.toBeNull();
    await owner.patch(`/document_folders/${place.id}`, { retention_days: 5 });
    expect((await owner.get<Document>(`/documents/${document.id}`)).retention_until).toBe(retention_until);
  });
});

describe('watermarks', () => {
  let bytes: Buffer;
  beforeAll(async () => {
    const document = await PDFDocument.create();
    document.addPage([300, 300]);
    bytes = Buffer.from(await document.save({ useObjectStreams: false }));
  });
  const read = (person: Person, id: string, as: string) =>
    person.request('GET', `/documents/${id}/file?as=${as}`, undefined, { range: 'bytes=0-9' });

  test('every reader of the folder gets a PDF of their own, as a whole, also further down', async () => {
    const outer = await folder({ access: 'partners', has_watermark: true });
    const inner = await folder({ parent_id: outer.id });
    const document = await uploaded<Document>(owner, '/documents', { bytes, fields: { folder_id: inner.id } });
    for (const as of ['inline', 'attachment']) {
      const answer = await read(north.admin, document.id, as);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).not.toHaveProperty('etag');
      expect(answer.rawPayload.equals(bytes)).toBe(false);
      expect((await PDFDocument.load(answer.rawPayload)).getPageCount()).toBe(1);
    }
    const { url } = await north.admin.get<{ url: string }>(`/documents/${document.id}/address`);
    const viewed = await world.app.inject({ url });
    expect(viewed.rawPayload.equals(bytes)).toBe(false);
  });

  test('only people of the company who manage documents get the original', async () => {
    const place = await folder({ access: 'partners', has_watermark: true });
    const document = await uploaded<Document>(owner, '/documents', { bytes, fields: { folder_id: place.id } });
    const original = await owner.request('GET', `/documents/${document.id}/file?as=original`);
    expect(original.rawPayload.equals(bytes)).toBe(true);
    const { url } = await owner.get<{ url: string }>(`/documents/${document.id}/address?as=original`);
    expect((await world.app.inject({ url })).rawPayload.equals(bytes)).toBe(true);
    const reader = await company.member('read_only');
    for (const person of [north.admin, reader])
      for (const route of ['file', 'address'])
        expect(await statusOf(person, `/documents/${document.id}/${route}?as=original`)).toBe(422);
  });

  test('documents without a watermark are served unchanged and in ranges', async () => {
    const place = await folder({ access: 'partners' });
    const document = await uploaded<Document>(owner, '/documents', { bytes, fields: { folder_id: place.id } });
    const answer = await read(north.admin, document.id, 'inline');
    expect(answer.statusCode).toBe(206);
    expect(answer.rawPayload.equals(bytes.subarray(0, 10))).toBe(true);
  });
});

test('viewers of a document see the text of an office file, and each view is recorded', async () => {
  const place = await folder({ access: 'partners', partner_id: north.id });
  const bytes = Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'word/document.xml': strToU8('<w:d><w:p><w:t>Price list</w:t></w:p></w:d>'),
    }),
  );
  const document = await uploaded<Document>(owner, '/documents', {
    name: 'Prices.docx',
    bytes,
    fields: { folder_id: place.id },
  });
  expect(await north.admin.get(`/documents/${document.id}/text`)).toEqual({ text: 'Price list', is_cut: false });
  expect(await statusOf(south.admin, `/documents/${document.id}/text`)).toBe(404);
  expect(await owner.get(`/document_accesses?document_id=${document.id}`)).toMatchObject([{ kind: 'viewed' }]);
});
