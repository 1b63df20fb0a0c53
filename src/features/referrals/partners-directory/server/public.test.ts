import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { samplePartnerRegion } from '#features/partners/partner-regions/server/sample.ts';
import { samplePartnerType } from '#features/partners/partner-types/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { DirectoryPageOf, DirectoryPartner, PublicDirectory } from '../public.schema.ts';
import type { PartnersDirectoryCreate } from '../schema.ts';
import { createDirectory, publishListing } from './service.ts';

const HOSTILE = '<script>alert(1)</script>"><img src=x onerror=alert(1)>';
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130 Safari/537.36' };
let world: World;
let company: Company;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  company = await world.company('Orbit Fleet');
});

const get = (url: string, headers: Record<string, string> = BROWSER) => world.app.inject({ url, headers });
const json = async <T>(url: string) => {
  const answer = await get(url);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<T>();
};
const settingsOf = (id: string) => json<PublicDirectory>(`/api/partners_directory/public/${id}`);
const partnersOf = (id: string) => json<DirectoryPartner[]>(`/api/partners_directory/partners/public/${id}`);
const searched = (id: string, query = '') =>
  json<DirectoryPageOf>(`/api/public/partners_directory/${id}/partners?${query}`);
const namesOf = (partners: DirectoryPartner[]) => partners.map(({ partner_company }) => partner_company.CompanyName);

const directoryOf = (given: Partial<PartnersDirectoryCreate> = {}, of = company) =>
  of.within((call) => createDirectory(call, { name: 'Find a partner', is_published: true, ...given }));
async function listed(directory_id: string, partner: object = {}, listing: object = {}): Promise<string> {
  return company.within(async (call) => {
    const partner_id = await samplePartner(call, partner);
    await publishListing(call, { directory_id, partner_id, ...listing });
    return partner_id;
  });
}
async function customField(label: string, field_type: string, options: string[] = []): Promise<string> {
  const { id } = await company.owner.post<{ id: string }>('/custom_fields', {
    entity: 'partners',
    label,
    field_type,
    options: options.map((option) => ({ value: option.toLowerCase(), label: option })),
  });
  return id;
}

describe('the calls of the specification', () => {
  test('settings have the spelling of the specification and its text when there is none', async () => {
    const id = await directoryOf({ tile_size: 'small', page_styles: { layout: 'horizontal' } as never });
    expect(await settingsOf(id)).toMatchObject({
      ID: id,
      description: 'Find and connect with certified consultants...',
      include_custom_field_filter: false,
      include_region_filter: true,
      include_partner_type_filter: true,
      filter_custom_fields: [],
      display_custom_fields: [],
      featured_partner_ids: [],
      tile_size: 'small',
      show_custom_fields_values: true,
      page_styles: { layout: 'horizontal', size: 'middle', align: 'start', variant: 'outlined' },
    });
  });

  test('page_styles has every layout, size, align and variant of the specification, on the wire and on the page', async () => {
    const every = {
      layout: ['vertical', 'horizontal'],
      size: ['small', 'middle', 'large'],
      align: ['start', 'center', 'end'],
      variant: ['outlined', 'filled', 'borderless'],
    } as const;
    const id = await directoryOf();
    await listed(id, { name: 'Alpine' });
    const url = `/partners_directory/${id}`;
    const { slug } = await company.owner.get<{ slug: string }>(url);
    for (const [style, values] of Object.entries(every)) {
      for (const value of values) {
        await company.owner.patch(url, { page_styles: { [style]: value } });
        expect((await settingsOf(id)).page_styles, `${style} ${value}`).toMatchObject({ [style]: value });
        const page = await get(`/partner_directory/${slug}`);
        const [, classes] = /<li class="([^"]*tile[^"]*)"/.exec(page.body) ?? [];
        // The names of classes are made from those of the styles.
        expect(classes, `${style} ${value}`).toContain(style === 'size' ? `size-${value}` : value);
      }
      const refused = await company.owner.request('PATCH', url, { page_styles: { [style]: 'other' } });
      expect(refused.statusCode, style).toBe(400);
    }
    expect((await settingsOf(id)).page_styles).toEqual({
      layout: 'horizontal',
      size: 'large',
      align: 'end',
      variant: 'borderless',
    });
  });

  test('a partner has the spelling of the specification and its text when nobody described it', async () => {
    const id = await directoryOf();
    const partner = await listed(id, { name: 'Alpine', domain: 'alpine.example' });
    expect(await partnersOf(id)).toEqual([
      expect.objectContaining({
        ID: partner,
        partner_company: {
          CompanyName: 'Alpine',
          Description: 'Award for meeting bronze level partner status',
          Domain: 'alpine.example',
          PhotoUrl: null,
        },
        partner_company_id: partner,
        custom_fields: [],
        tags: [],
        regions: [],
        rating: null,
        link: 'https://alpine.example/',
      }),
    ]);
  });

  test('the unpaged call answers every partner and how many they are', async () => {
    const id = await directoryOf();
    for (let number = 0; number < 30; number += 1) await listed(id, { name: `Partner ${number}` });
    const answer = await get(`/api/partners_directory/partners/public/${id}`);
    expect(answer.json()).toHaveLength(30);
    expect(answer.headers['x-total-count']).toBe('30');
    expect((await searched(id)).partners).toHaveLength(24);
    expect((await searched(id, 'page=2')).partners).toHaveLength(6);
  });

  test('every type of custom field value is in its own property', async () => {
    const fields = {
      MULTI_SELECT: [['a', 'b'], 'multi_select_value', ['A', 'B']],
      SELECT: ['a', 'select_value', 'A'],
      DECIMAL: ['12.5', 'decimal_value', '12.5'],
      BOOL: [true, 'bool_value', true],
      DATETIME: ['2026-01-02T03:04:05.000Z', 'datetime_value', '2026-01-02T03:04:05.000Z'],
      EMAIL: ['a@b.example', 'email_value', 'a@b.example'],
      PHONE_NUMBER: ['+4930123456', 'phone_number_value', '+4930123456'],
      ADDRESS: [
        { city: 'Berlin', country: 'DE' },
        'address_value',
        expect.objectContaining({ city: 'Berlin', state: null }),
      ],
      STRING: ['text', 'string_value', 'text'],
    } as const;
    const ids: string[] = [];
    const custom: Record<string, unknown> = {};
    for (const [type, [value]] of Object.entries(fields)) {
      ids.push(await customField(`F ${type}`, type, type.endsWith('SELECT') ? ['A', 'B'] : []));
      custom[`f_${type.toLowerCase()}`] = value;
    }
    const other = await company.within((call) => samplePartner(call, { name: 'Referred' }));
    ids.push(await customField('F reference', 'REFERENCE'));
    custom.f_reference = { table: 'partners', id: other };
    const id = await directoryOf({ display_custom_fields: ids });
    const partner = await listed(id, { custom });
    const found = await json<DirectoryPartner>(`/api/partners_directory/partners/public/${id}/${partner}`);
    for (const [type, [, property, expected]] of Object.entries(fields)) {
      const value = found.custom_fields.find(({ field_type }) => field_type === type)!;
      expect(value[property]).toEqual(expected);
      expect(Object.entries(value).filter(([key, one]) => key.endsWith('_value') && one !== null)).toHaveLength(1);
    }
    expect(found.custom_fields.find(({ field_type }) => field_type === 'REFERENCE')!.reference_value).toEqual({
      name: 'Referred',
    });
  });

  test('a Custom Link or Website Link field that is shown leads, else https of the domain', async () => {
    const link = await customField('Custom Link', 'STRING');
    const id = await directoryOf({ display_custom_fields: [link] });
    const own = await listed(id, { domain: 'one.example', custom: { custom_link: 'shop.one.example/page' } });
    const unsafe = await listed(id, { domain: 'two.example', custom: { custom_link: 'javascript:alert(1)' } });
    const found = new Map((await partnersOf(id)).map(({ ID, link: address }) => [ID, address]));
    expect(found.get(own)).toBe('https://shop.one.example/page');
    expect(found.get(unsafe)).toBe('https://two.example/');
  });
});

describe('search, filters and order', () => {
  test('the search finds a part of the name, whatever its case, and takes signs literally', async () => {
    const id = await directoryOf();
    await listed(id, { name: 'Nordic Fleet Services' });
    await listed(id, { name: '100%_sure' });
    await listed(id, { name: 'Søren Ünal' });
    for (const q of ['FLEET', 'fleet', 'dIc fLeEt', 'NORDIC FLEET SERVICES', 'nordic fleet services'])
      expect(namesOf((await searched(id, `q=${q}`)).partners), q).toEqual(['Nordic Fleet Services']);
    for (const q of ['SØREN', 'ünal'])
      expect(namesOf((await searched(id, `q=${encodeURIComponent(q)}`)).partners), q).toEqual(['Søren Ünal']);
    expect(namesOf((await searched(id, `q=${encodeURIComponent('%_')}`)).partners)).toEqual(['100%_sure']);
    expect((await searched(id, 'q=nobody')).total).toBe(0);
  });

  test('a region filter matches any chosen region of a partner, with counts', async () => {
    const [north, south] = await company.within(async (call) => [
      await samplePartnerRegion(call),
      await samplePartnerRegion(call),
    ]);
    const id = await directoryOf();
    await listed(id, { name: 'Both', region_id: north, other_region_ids: [south] });
    await listed(id, { name: 'South', region_id: south });
    await listed(id, { name: 'None' });
    const page = await searched(id, `region=${north}`);
    expect(namesOf(page.partners)).toEqual(['Both']);
    expect((await searched(id, `region=${north}&region=${south}`)).total).toBe(2);
    expect(page.facets.regions.map(({ value, count }) => [value, count])).toEqual(
      expect.arrayContaining([
        [north, 1],
        [south, 2],
      ]),
    );
  });

  test('types and shown tags filter as partner types, without those called directory listing', async () => {
    const type = await company.within((call) => samplePartnerType(call));
    const { id: hidden } = await company.owner.post<{ id: string }>('/partner_types', {
      name: 'Directory Listing basic',
    });
    const ids: Record<string, string> = {};
    for (const name of ['Installer', 'Directory listing gold', 'At risk']) {
      ids[name] = (await company.owner.post<{ id: string }>('/tags', { entity: 'partners', name })).id;
    }
    const id = await directoryOf({ shown_tag_ids: [ids.Installer!, ids['Directory listing gold']!] });
    const first = await listed(id, {
      name: 'First',
      type_id: type,
      tags: ['Installer', 'Directory listing gold', 'At risk'],
    });
    await listed(id, { name: 'Second', type_id: hidden });
    const partners = await partnersOf(id);
    expect(partners.find(({ ID }) => ID === first)!.tags.map(({ ID }) => ID)).toEqual([type, ids.Installer]);
    expect(JSON.stringify(partners).toLowerCase()).not.toContain('directory listing');
    expect(JSON.stringify(partners)).not.toContain('At risk');
    expect((await searched(id, `type=${ids.Installer}`)).total).toBe(1);
    expect((await searched(id, `type=${ids['At risk']}`)).total).toBe(0);
    expect((await searched(id)).facets.types.map(({ value }) => value).sort()).toEqual([type, ids.Installer].sort());
  });

  test('a custom multi-select filter matches any chosen option, and only where it is switched on', async () => {
    const field = await customField('Skills', 'MULTI_SELECT', ['Cloud', 'Data', 'Edge']);
    const id = await directoryOf({ include_custom_field_filter: true, filter_custom_fields: [field] });
    await listed(id, { name: 'Cloudy', custom: { skills: ['cloud', 'data'] } });
    await listed(id, { name: 'Edgy', custom: { skills: ['edge'] } });
    expect(namesOf((await searched(id, `f=${field}:cloud&f=${field}:data`)).partners)).toEqual(['Cloudy']);
    expect((await searched(id, `f=${field}:cloud&f=${field}:edge`)).total).toBe(2);
    expect((await searched(id)).facets.fields).toMatchObject([
      { id: field, name: 'Skills', options: [{ value: 'cloud', count: 1 }, { value: 'data' }, { value: 'edge' }] },
    ]);
    await company.owner.patch(`/partners_directory/${id}`, { include_custom_field_filter: false });
    expect((await searched(id, `f=${field}:cloud`)).total).toBe(2);
    expect((await settingsOf(id)).filter_custom_fields).toEqual([]);
  });

  test('featured partners come first, and the rotation is the same all day and another one tomorrow', async () => {
    const id = await directoryOf({ sort_by: 'fair' });
    const ids: string[] = [];
    for (let number = 0; number < 12; number += 1) ids.push(await listed(id, { name: `P${number}` }));
    await company.owner.patch(`/partners_directory/${id}`, { featured_partner_ids: [ids[7]] });
    const today = namesOf((await searched(id)).partners);
    expect(today[0]).toBe('P7');
    expect(namesOf((await searched(id)).partners)).toEqual(today);
    world.clock.set('2026-03-17T09:00:00Z');
    const tomorrow = namesOf((await searched(id)).partners);
    world.clock.set('2026-03-16T09:00:00Z');
    expect(tomorrow[0]).toBe('P7');
    expect(tomorrow).not.toEqual(today);
  });

  test('partners in the country come first when visitors sort by distance', async () => {
    const id = await directoryOf();
    await listed(id, { name: 'German', country: 'DE' });
    await listed(id, { name: 'Spanish', country: 'FR' }, { locations: ['ES'] });
    expect(namesOf((await searched(id, 'sort=near&near=ES')).partners)[0]).toBe('Spanish');
    expect(namesOf((await searched(id, 'country=DE')).partners)).toEqual(['German']);
  });
});

describe('what visitors never get', () => {
  test('partners that are not published, not active or archived', async () => {
    const id = await directoryOf();
    const partner = await listed(id, { name: 'Visible' });
    const draft = await company.within((call) => samplePartner(call, { name: 'Draft' }));
    await company.owner.post('/directory_listings', { directory_id: id, partner_id: draft });
    const archived = await listed(id, { name: 'Archived' });
    await company.owner.request('DELETE', `/partners/${archived}`);
    expect(namesOf(await partnersOf(id))).toEqual(['Visible']);
    for (const other of [draft, archived]) {
      expect((await get(`/api/partners_directory/partners/public/${id}/${other}`)).statusCode).toBe(404);
      expect((await get(`/partner_directory/${id}/partner/${other}`)).statusCode).toBe(404);
    }
    const { id: listing } = (
      await company.owner.get<{ id: string }[]>(`/directory_listings?partner_id=${partner}`)
    )[0]!;
    await company.owner.post(`/directory_listings/${listing}/unpublish`, {});
    expect(await partnersOf(id)).toEqual([]);
  });

  test('internal fields, custom fields that were not chosen, and tags', async () => {
    const secret = await customField('Margin', 'STRING');
    const id = await directoryOf({ featured_partner_ids: [] });
    const partner = await listed(id, {
      name: 'Alpine',
      legal_name: 'LEAK legal',
      internal_notes: 'LEAK notes',
      tax_id: 'LEAK-tax',
      phone: '+49 30 LEAK',
      address_line_1: 'LEAK street',
      external_ref: 'LEAK-ref',
      tags: ['LEAK tag'],
      custom: { margin: 'LEAK margin' },
    });
    const unlisted = await company.within((call) => samplePartner(call, { name: 'LEAK unlisted' }));
    await company.owner.patch(`/partners_directory/${id}`, { featured_partner_ids: [unlisted] });
    for (const url of [
      `/api/partners_directory/public/${id}`,
      `/api/partners_directory/partners/public/${id}`,
      `/api/partners_directory/partners/public/${id}/${partner}`,
      `/api/public/partners_directory/${id}/partners`,
      `/partner_directory/${id}`,
      `/partner_directory/${id}/partner/${partner}`,
    ]) {
      const { body, statusCode } = await get(url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect(body).not.toContain('LEAK');
      expect(body).not.toContain(secret);
      expect(body).not.toContain(unlisted);
    }
  });

  test('custom fields of a tile that are only for the partner’s page', async () => {
    const field = await customField('Staff', 'DECIMAL');
    const id = await directoryOf({ display_custom_fields: [field], show_custom_fields_values: false });
    const partner = await listed(id, { custom: { staff: '12' } });
    expect((await partnersOf(id))[0]!.custom_fields).toEqual([]);
    const whole = await json<DirectoryPartner>(`/api/partners_directory/partners/public/${id}/${partner}`);
    expect(whole.custom_fields).toMatchObject([{ id: field, decimal_value: '12' }]);
  });

  test('partners of another directory or company', async () => {
    const mine = await directoryOf();
    const partner = await listed(mine, { name: 'Mine' });
    const other = await world.company('Other');
    const theirs = await directoryOf({ name: 'Theirs' }, other);
    expect(await partnersOf(theirs)).toEqual([]);
    expect((await get(`/api/partners_directory/partners/public/${theirs}/${partner}`)).statusCode).toBe(404);
    expect((await other.owner.request('GET', `/partners_directory/${mine}`)).statusCode).toBe(404);
    const featured = await other.owner.request('PATCH', `/partners_directory/${theirs}`, {
      featured_partner_ids: [partner],
    });
    expect(featured.json().errors).toEqual({ featured_partner_ids: ['names a partner that does not exist'] });
  });

  test('directories that are drafts, archived, switched off or unknown all look the same', async () => {
    const draft = await directoryOf({ is_published: false });
    const archived = await directoryOf();
    await company.owner.request('DELETE', `/partners_directory/${archived}`);
    const bodies = new Set<string>();
    for (const id of [draft, archived, '018f0000-0000-7000-8000-000000000000', 'no-such-directory']) {
      const answer = await get(`/api/partners_directory/public/${id}`);
      expect(answer.statusCode).toBe(404);
      bodies.add(answer.body);
      expect((await get(`/partner_directory/${id}`)).statusCode).toBe(404);
    }
    expect(bodies.size).toBe(1);
    const open = await directoryOf();
    await world.switchFor(company, ['partners_directory'], false);
    expect((await get(`/api/partners_directory/partners/public/${open}`)).statusCode).toBe(404);
    expect((await get(`/partner_directory/${open}`)).statusCode).toBe(404);
  });
});

describe('the pages', () => {
  test('are readable without scripts and describe themselves to search engines', async () => {
    const id = await directoryOf({ name: 'Find a fleet partner', slug: 'fleet-partners' });
    await listed(id, { name: 'Alpine Telematics' }, { tagline: 'Rollouts in the Alps', services: ['Rollout'] });
    const { body } = await get('/partner_directory/fleet-partners');
    expect(body).toContain('<h1>Find a fleet partner</h1>');
    expect(body).toContain('Alpine Telematics</a>');
    expect(body).toContain('Rollouts in the Alps');
    expect(body).toContain('"@type":"ItemList"');
    expect(body).toContain('<meta property="og:title" content="Find a fleet partner – Orbit Fleet">');
    const partner = (await get('/partner_directory/fleet-partners/partner/alpine-telematics')).body;
    expect(partner).toContain('<h1>Alpine Telematics</h1>');
    expect(partner).toContain('"@type":"Organization"');
    expect(partner).toContain('No reviews available yet.');
    expect(partner).toContain('N/A');
    const sitemap = (await get('/sitemap.xml')).body;
    expect(sitemap).toContain('/partner_directory/fleet-partners</loc>');
    expect(sitemap).toContain('/partner_directory/fleet-partners/partner/alpine-telematics</loc>');
  });

  test('show the results for the address, and ignore unknown parameters', async () => {
    const id = await directoryOf();
    await listed(id, { name: 'Alpine' });
    await listed(id, { name: 'Baltic' });
    const found = (await get(`/partner_directory/${id}?q=alp&page=x&sort=nonsense&region=1&region=2&utm_source=mail`))
      .body;
    expect(found).toContain('Alpine</a>');
    expect(found).not.toContain('Baltic</a>');
  });

  test('stay out of search engines when the company wants that', async () => {
    const id = await directoryOf({ is_indexed: false, slug: 'internal-list' });
    expect((await get(`/partner_directory/${id}`)).body).toContain('<meta name="robots" content="noindex">');
    expect((await get('/sitemap.xml')).body).not.toContain('internal-list');
  });

  test('may be framed by the allowed origins only', async () => {
    const id = await directoryOf({ allowed_origins: ['https://www.example.com'] });
    const policy = (await get(`/partner_directory/${id}?embed`)).headers['content-security-policy'];
    expect(policy).toContain("frame-ancestors 'self' https://www.example.com");
    const bad = await company.owner.request('PATCH', `/partners_directory/${id}`, { allowed_origins: ["'none' *"] });
    expect(bad.statusCode).toBe(400);
  });

  test('HTML and scripts in every field stay text', async () => {
    const id = await directoryOf({ name: HOSTILE, description: HOSTILE, page_title: HOSTILE.slice(0, 100) });
    const partner = await listed(
      id,
      { name: HOSTILE, description: HOSTILE },
      { tagline: HOSTILE, description: HOSTILE, services: [HOSTILE], industries: [HOSTILE], languages: [HOSTILE] },
    );
    for (const url of [
      `/partner_directory/${id}?q=${encodeURIComponent('<script>')}`,
      `/partner_directory/${id}/partner/${partner}`,
    ]) {
      const { body, statusCode } = await get(url);
      expect(statusCode).toBe(200);
      expect(body).not.toContain('<script>alert(1)');
      expect(body).not.toContain('<img src=x');
    }
  });

  test('count visitors of a day without keeping who they are, and no crawlers', async () => {
    const id = await directoryOf();
    const partner = await listed(id, { name: 'Alpine' });
    await get(`/partner_directory/${id}`);
    await get(`/partner_directory/${id}`);
    await get(`/partner_directory/${id}`, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
    await get(`/partner_directory/${id}/partner/${partner}`);
    await searched(id, 'q=alp');
    const { days, partners } = await company.owner.get<{ days: object[]; partners: object[] }>(
      `/partners_directory/${id}/figures?days=7`,
    );
    expect(days.at(-1)).toMatchObject({ day: '2026-03-16', visitors: 1, views: 3, searches: 1 });
    expect(partners).toMatchObject([{ partner_id: partner, views: 1 }]);
    const rows = await company.within((call) =>
      call.rows(sql`select * from directory_events where directory_id = ${id}`),
    );
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|"10\.[\d.]+"/);
  });
});
