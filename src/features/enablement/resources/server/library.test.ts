import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadedPicture } from '#features/access/pictures/server/testing/upload.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Resource, ResourceEvent } from '../schema.ts';
import { docxOf, resourcePdf } from './demo/paper.ts';
import { libraryOf, upload } from './testing/library.ts';

let world: World;
let company: Company;
let owner: Person;
let library: ReturnType<typeof libraryOf>;
let gold: { id: string; user: Person };
let other: { id: string; user: Person };
/** Partners with the tag "gold". */
let audience_id: string;
let pdf: Buffer;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  ({ owner } = company);
  library = libraryOf(world, company);
  const partner = async (tags: string[]) => {
    const id = await company.within((call) => samplePartner(call, { tags }));
    return { id, user: await world.partnerUser(company, id) };
  };
  gold = await partner(['gold']);
  other = await partner([]);
  audience_id = (
    await owner.post<{ id: string }>('/audiences', {
      name: 'Gold partners',
      entity: 'partners',
      conditions: { any: [{ all: [{ field: 'partner.tag', op: 'in', value: ['gold'] }] }] },
    })
  ).id;
  pdf = await resourcePdf([
    { title: 'Battle card', lead: 'How we compare', lines: ['Our zebrafish engine is twice as fast.'] },
  ]);
});
afterAll(() => world.close());

const status = async (person: Person, url: string) => (await person.request('GET', url)).statusCode;
const idsOf = async (person: Person) => (await person.get<Resource[]>('/resources')).map(({ id }) => id);

describe('audiences', () => {
  test('a published resource is visible to its audience; for everyone else it is 404', async () => {
    const { id } = await library.published(
      { name: 'Battle card.pdf', bytes: pdf },
      { visibility: 'audience', audience_id },
    );
    expect(await idsOf(gold.user)).toContain(id);
    expect(await idsOf(other.user)).not.toContain(id);
    for (const path of ['', '/address', '/file', '/cobranded']) {
      expect(await status(other.user, `/resources/${id}${path}`)).toBe(404);
    }
    expect(await status(gold.user, `/resources/${id}/file`)).toBe(200);
    expect(await library.found(other.user, 'zebrafish')).toEqual([]);
    const favorite = await other.user.request('PUT', `/resources/${id}/favorite`, { is_favorite: true });
    expect(favorite.statusCode).toBe(404);
    const opened = await other.user.request('POST', `/resources/${id}/opened`, { key: 'abcdefgh' });
    expect(opened.statusCode).toBe(404);
    expect(await other.user.get(`/resource_versions?resource_id=${id}`)).toEqual([]);
  });

  test('a partner that leaves the audience loses the resource at its next look', async () => {
    const partner = await company.within((call) => samplePartner(call, { tags: ['gold'] }));
    const user = await world.partnerUser(company, partner);
    const { id } = await library.published({ name: 'Plan.pdf', bytes: pdf }, { visibility: 'audience', audience_id });
    expect((await library.browse(user)).rows.map((row) => row.id)).toContain(id);
    await owner.patch(`/partners/${partner}`, { tags: [] });
    expect((await library.browse(user)).rows.map((row) => row.id)).not.toContain(id);
    expect(await status(user, `/resources/${id}/file`)).toBe(404);
  });

  test('drafts, internal, archived and expired resources are hidden from partners', async () => {
    const file = { name: 'Plan.pdf', bytes: pdf };
    const draft = await library.draft({ kind: 'link', url: 'https://example.com' });
    const internal = await library.published(file, { visibility: 'internal' });
    const archived = await library.published(file);
    await owner.post(`/resources/${archived.id}/archive`, { reason: 'Replaced by the new brochure' });
    const early = await library.published(file, { valid_from: '2026-04-01' });
    const late = await library.published(file, { valid_until: '2026-03-20' });
    const seen = await idsOf(gold.user);
    expect(seen).toContain(late.id);
    for (const { id } of [draft, internal, archived, early]) {
      expect(seen).not.toContain(id);
      expect(await status(gold.user, `/resources/${id}`)).toBe(404);
    }
    world.clock.set('2026-04-02T09:00:00Z');
    await library.run('resources.clock');
    expect(await idsOf(gold.user)).toContain(early.id);
    expect(await status(gold.user, `/resources/${late.id}`)).toBe(404);
    world.clock.set('2026-03-16T09:00:00Z');
    await library.run('resources.clock');
    expect(await owner.get(`/resources/${archived.id}`)).toMatchObject({
      archive_reason: 'Replaced by the new brochure',
    });
  });

  test('an audience cannot be archived while a resource uses it', async () => {
    const refused = await owner.request('DELETE', `/audiences/${audience_id}`);
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('Resource');
  });

  test('refuses an audience or folder of another company', async () => {
    const stranger = await world.company('Stranger');
    const foreign = await stranger.owner.post<{ id: string }>('/audiences', {
      name: 'All',
      entity: 'partners',
      conditions: { any: [{ all: [{ field: 'partner.tag', op: 'in', value: ['x'] }] }] },
    });
    const folder = await stranger.owner.post<{ id: string }>('/resource_folders', { name: 'Theirs' });
    const link = { name: 'Link', kind: 'link', url: 'https://example.com' };
    for (const body of [
      { ...link, visibility: 'audience', audience_id: foreign.id },
      { ...link, folder_id: folder.id },
    ]) {
      expect([404, 422]).toContain((await owner.request('POST', '/resources', body)).statusCode);
    }
    const { id } = await library.draft(link as never);
    expect((await owner.request('POST', '/resources/move', { ids: [id], folder_id: folder.id })).statusCode).toBe(404);
  });
});

describe('pictures of first pages', () => {
  const shown = async (id: string) => (await library.browse(gold.user)).rows.find((row) => row.id === id);

  test('a file comes with the picture of its first page, and a newer file with its own or none', async () => {
    const { id } = await library.published({ name: 'Brochure.pdf', bytes: pdf });
    expect(await shown(id)).toMatchObject({ page_picture_url: null, thumbnail_url: null });
    const url = await uploadedPicture(owner);
    const answer = await upload(owner, id, 'Brochure 2.pdf', pdf, { picture_url: url });
    expect(answer.json()).toMatchObject({ version: 2, page_picture_url: url, thumbnail_url: null });
    expect(await shown(id)).toMatchObject({ page_picture_url: url });
    await upload(owner, id, 'Brochure 3.pdf', pdf);
    expect(await shown(id)).toMatchObject({ version: 3, page_picture_url: null });
  });

  test('refuses the picture of another company and every other address, and stores no file', async () => {
    const stranger = await world.company('Stranger');
    const foreign = await uploadedPicture(stranger.owner);
    const { id } = await library.draft();
    for (const picture_url of [
      foreign,
      'https://example.com/cover.png',
      '/api/pictures/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.png',
      '/api/pictures/../session.png',
      '',
    ]) {
      const answer = await upload(owner, id, 'Brochure.pdf', pdf, { picture_url });
      expect(answer.statusCode, picture_url).toBe(422);
      expect(answer.json().errors, picture_url).toEqual({
        picture_url: ['must be a picture that your company uploaded'],
      });
    }
    expect(await owner.get(`/resources/${id}`)).toMatchObject({ version: 0 });
  });
});

describe('search', () => {
  test('a partner finds a resource by a word inside the PDF, and the excerpt shows where', async () => {
    const { id } = await library.published({ name: 'Compare.pdf', bytes: pdf }, { name: 'Comparison' });
    expect(await owner.get(`/resources/${id}`)).toMatchObject({ text_status: 'read' });
    const { rows } = await library.browse(gold.user, '?q=zebrafish');
    const hit = rows.find((row) => row.id === id)!;
    expect(hit).toMatchObject({ is_in_file: true });
    expect(hit.excerpt).toContain('«zebrafish»');
    expect(await library.found(gold.user, 'zebraf')).toContain(id);
    expect(await library.found(gold.user, 'comparison zebrafish')).toContain(id);
    expect(await library.found(gold.user, 'zebrafish elephant')).not.toContain(id);
  });

  test('finds words inside a Word file and in an article, in several scripts', async () => {
    const { id } = await library.published(
      { name: 'Angebot.docx', bytes: docxOf(['Überraschung für Händler', 'Ελληνικά και Кириллица']) },
      { name: 'Offer template', kind: 'template' },
    );
    for (const word of ['überraschung', 'ελληνικά', 'кириллица'])
      expect(await library.found(gold.user, word)).toContain(id);
    const article = await library.draft({
      name: 'How to sell',
      kind: 'article',
      content: 'Start with the **paintbrush** question.',
    });
    await owner.post(`/resources/${article.id}/publish`);
    expect(await library.found(gold.user, 'paintbrush')).toEqual([article.id]);
  });

  test('only the words of the latest version are found', async () => {
    const { id } = await library.published({
      name: 'Old.pdf',
      bytes: await resourcePdf([{ title: 'Marmalade', lead: '', lines: [] }]),
    });
    expect(await library.found(gold.user, 'marmalade')).toEqual([id]);
    await upload(owner, id, 'New.pdf', await resourcePdf([{ title: 'Gooseberry', lead: '', lines: [] }]));
    await library.run('resources.read-text', { resource_id: id, version: 2 });
    expect(await library.found(gold.user, 'marmalade')).toEqual([]);
    expect(await library.found(gold.user, 'gooseberry')).toEqual([id]);
  });

  test('a damaged or empty file fails quietly and is found by its name', async () => {
    const { id } = await library.published(
      { name: 'Broken.pdf', bytes: Buffer.from('%PDF-1.7\nnothing of a PDF follows') },
      { name: 'Wreckage' },
    );
    expect(await owner.get(`/resources/${id}`)).toMatchObject({ text_status: expect.stringMatching(/failed|empty/) });
    expect(await library.found(gold.user, 'wreckage')).toEqual([id]);
  });

  test('a file that is gone is listed as not read', async () => {
    const { id } = await library.published({ name: 'Gone.pdf', bytes: await resourcePdf([]) });
    await upload(owner, id, 'Lost.pdf', await resourcePdf([{ title: 'Quince', lead: '', lines: [] }]));
    const { key } = await company.within((call) =>
      call.one<{ key: string }>(sql`
        select key from resource_versions where organization_id = ${company.id} and resource_id = ${id} and version = 2`),
    );
    await world.kernel.documents.remove(key);
    await library.run('resources.read-text', { resource_id: id, version: 2 });
    expect(await owner.get(`/resources/${id}`)).toMatchObject({ text_status: 'failed' });
  });

  test('facets count what is left under the other facets', async () => {
    const one = await world.company('Facets');
    const mine = libraryOf(world, one);
    const link = { kind: 'link', url: 'https://example.com' } as const;
    for (const given of [
      { ...link, name: 'A', language: 'de', tags: ['demo'] },
      { ...link, name: 'B', language: 'en', tags: ['demo'] },
      { kind: 'article', content: 'Text', name: 'C', language: 'de' },
    ] as const) {
      const { id } = await mine.draft(given as never);
      await one.owner.post(`/resources/${id}/publish`);
    }
    const { rows, facets, total } = await mine.browse(one.owner, '?language=de&sort=name');
    expect([total, rows.map(({ name }) => name)]).toEqual([2, ['A', 'C']]);
    expect(facets.language.map(({ value, count }) => [value, count])).toEqual([
      ['de', 2],
      ['en', 1],
    ]);
    expect(facets.kind.map(({ value, count }) => [value, count])).toEqual([
      ['article', 1],
      ['link', 1],
    ]);
    expect(facets.tag).toEqual([{ value: 'demo', label: 'demo', count: 1 }]);
  });
});

describe('opens', () => {
  test('the company sees who viewed and downloaded a resource; ranges of one address count once', async () => {
    const { id } = await library.published({ name: 'Guide.pdf', bytes: pdf }, { name: 'Guide' });
    const { url } = await gold.user.get<{ url: string }>(`/resources/${id}/address?as=inline`);
    for (const range of ['bytes=0-99', 'bytes=100-199']) {
      const piece = await world.app.inject({ url, headers: { range } });
      expect(piece.statusCode).toBe(206);
    }
    expect(await status(gold.user, `/resources/${id}/file`)).toBe(200);
    const events = await owner.get<ResourceEvent[]>(`/resource_events?resource_id=${id}&_sort=created_at`);
    expect(events.map(({ kind, partner_id }) => [kind, partner_id])).toEqual(
      expect.arrayContaining([
        ['viewed', gold.id],
        ['downloaded', gold.id],
      ]),
    );
    expect(events).toHaveLength(2);
    expect(await owner.get(`/resources/${id}`)).toMatchObject({ views: 1, downloads: 1, partners: 1 });
    expect(await status(gold.user, '/resource_events')).toBe(404);
  });

  test('announces the first open of each partner once', async () => {
    const { id } = await library.draft({ kind: 'link', url: 'https://example.com' });
    await owner.post(`/resources/${id}/publish`);
    for (const key of ['opening-1', 'opening-1', 'opening-2'])
      await gold.user.request('POST', `/resources/${id}/opened`, { key });
    await other.user.request('POST', `/resources/${id}/opened`, { key: 'opening-1' });
    const events = await owner.get<ResourceEvent[]>(`/resource_events?resource_id=${id}`);
    expect(events).toHaveLength(3);
    const announced = await world.kernel.system.unscoped((tx) =>
      tx.rows<{ payload: { partner_id: string } }>(sql`
        select payload from outbox_events
        where organization_id = ${company.id} and topic = 'resources.opened' and ref_id = ${id} order by seq`),
    );
    expect(announced.map(({ payload }) => payload.partner_id)).toEqual([gold.id, other.id]);
  });

  test('a new version keeps the address and the figures', async () => {
    const made = await library.published({ name: 'Rates.pdf', bytes: pdf }, { name: 'Rates' });
    await gold.user.request('GET', `/resources/${made.id}/file`);
    const answer = await upload(owner, made.id, 'Rates 2.pdf', pdf);
    expect(answer.json()).toMatchObject({ id: made.id, version: 2, file_name: 'Rates 2.pdf', downloads: 1 });
    const file = await gold.user.request('GET', `/resources/${made.id}/file`);
    expect(file.headers['content-disposition']).toContain('Rates 2.pdf');
    expect(await status(gold.user, `/resources/${made.id}/file?version=1`)).toBe(404);
    expect(await status(owner, `/resources/${made.id}/file?version=1`)).toBe(200);
  });

  test('favorites are personal', async () => {
    const { id } = await library.published({ name: 'Star.pdf', bytes: pdf }, { name: 'Star' });
    expect((await gold.user.request('PUT', `/resources/${id}/favorite`, { is_favorite: true })).statusCode).toBe(204);
    const favorites = async (person: Person) =>
      (await library.browse(person, '?only=favorites')).rows.map((row) => row.id);
    expect(await favorites(gold.user)).toEqual([id]);
    expect(await favorites(other.user)).toEqual([]);
    await gold.user.request('PUT', `/resources/${id}/favorite`, { is_favorite: false });
    expect(await favorites(gold.user)).toEqual([]);
  });
});

describe('publishing', () => {
  test('a file, a link and an article are published only with their content', async () => {
    for (const kind of ['file', 'link', 'article', 'template', 'video'] as const) {
      const { id, status: state } = await library.draft({ kind });
      expect(state).toBe('draft');
      expect((await owner.request('POST', `/resources/${id}/publish`)).statusCode).toBe(422);
    }
  });

  test('partners cannot write, and never read keywords, owners or figures', async () => {
    const { id } = await library.published({ name: 'Plain.pdf', bytes: pdf }, { keywords: 'secret strategy' });
    const row = await gold.user.get(`/resources/${id}`);
    for (const key of ['keywords', 'owner_user_id', 'views', 'audience_id', 'visibility', 'cobrand_areas']) {
      expect(row).not.toHaveProperty(key);
    }
    for (const [method, url, body] of [
      ['POST', '/resources', { name: 'Mine', kind: 'link' }],
      ['PATCH', `/resources/${id}`, { name: 'Mine' }],
      ['POST', `/resources/${id}/publish`, {}],
      ['DELETE', `/resources/${id}`, undefined],
    ] as const) {
      expect([403, 404, 405]).toContain((await gold.user.request(method, url, body)).statusCode);
    }
  });

  test('only an archived resource can be deleted for good, with its files', async () => {
    const { id } = await library.published({ name: 'Gone.pdf', bytes: pdf });
    expect((await owner.request('POST', `/resources/${id}/erase`)).statusCode).toBe(409);
    await owner.post(`/resources/${id}/archive`, {});
    expect((await owner.request('POST', `/resources/${id}/erase`)).statusCode).toBe(204);
    expect(await status(owner, `/resources/${id}`)).toBe(404);
  });

  test('partner users hear of new resources once, together', async () => {
    const one = await world.company('News');
    const mine = libraryOf(world, one);
    const partner = await one.within((call) => samplePartner(call));
    const user = await world.partnerUser(one, partner);
    for (const name of ['First', 'Second']) {
      const { id } = await mine.draft({ name, kind: 'link', url: 'https://example.com' });
      await one.owner.post(`/resources/${id}/publish`);
    }
    await mine.run('resources.clock');
    await mine.run('resources.clock');
    const notices = await user.get<{ text: string }[]>('/in_app_notifications');
    expect(notices.map(({ text }) => text)).toEqual([expect.stringMatching(/^2 new resources, among them/)]);
  });
});
