import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadedPicture } from '#features/access/pictures/server/testing/upload.ts';
import { accrueForOpportunity, reverseForOpportunity } from '#features/commissions/accruals/server/service.ts';
import {
  givenDeal,
  givenPartner,
  givenPlan,
  tenPercent,
} from '#features/commissions/accruals/server/testing/program.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { Organization } from '../schema.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

const url = () => `/organizations/${company.id}`;

test('changes name, region, currency, time zone and color with immediate effect', async () => {
  const { owner } = company;
  const before = await owner.get<Organization>(url());
  const after = await owner.patch<Organization>(url(), {
    name: ' Acme Corp ',
    domain: 'WWW.acme.example',
    region: 'en-gb',
    base_currency: 'GBP',
    timezone: 'Europe/London',
    primary_color: '#0A5BD3',
    description: 'Makes things',
    row_version: before.row_version,
  });
  expect(after).toMatchObject({ name: 'Acme Corp', domain: 'acme.example', primary_color: '#0a5bd3' });
  expect(await owner.get('/session')).toMatchObject({
    organization: { name: 'Acme Corp', primary_color: '#0a5bd3' },
    config: { region: 'en-gb', currency: 'GBP', timezone: 'Europe/London' },
  });
  expect(await owner.get('/company_settings/config')).toMatchObject({ region: 'en-gb' });
  const [event] = await owner.get<object[]>('/audit_events?ref_table=organizations&action=updated');
  expect(event).toMatchObject({ changes: { region: ['en', 'en-gb'] }, actor_id: owner.user_id });
});

test('GET company_settings/config has the region: en, en-ca or en-gb, and no other', async () => {
  const program = await world.company('Regional');
  const at = `/organizations/${program.id}`;
  const region = async () => (await program.owner.get<{ region: string }>('/company_settings/config')).region;
  expect(await region()).toBe('en');
  for (const wanted of ['en-ca', 'en-gb', 'en']) {
    await program.owner.patch(at, { region: wanted });
    expect(await region()).toBe(wanted);
  }
  for (const wrong of ['en-au', 'de', 'EN', '', null]) {
    const refused = await program.owner.request('PATCH', at, { region: wrong });
    expect(refused.statusCode, String(wrong)).toBe(400);
    expect(Object.keys(refused.json().errors), String(wrong)).toEqual(['region']);
  }
  expect(await region()).toBe('en');
});

test('rejects an invalid currency, time zone, domain or picture by name', async () => {
  for (const [field, value] of [
    ['base_currency', 'XXQ'],
    ['timezone', 'Mars/Olympus'],
    ['timezone', '+05:30'],
    ['domain', 'not a domain'],
    ['logo_url', 'javascript:alert(1)'],
    ['primary_color', 'orange'],
    ['invitation_domains', ['nodot']],
    ['session_hours', 0],
  ] as const) {
    const refused = await company.owner.request('PATCH', url(), { [field]: value });
    expect([400, 422], field).toContain(refused.statusCode);
    expect(Object.keys(refused.json().errors)[0], field).toContain(field);
  }
});

test('shows the brand on the sign-in page of the portal, without anything else of the company', async () => {
  const { owner, id } = await world.company('Lumenfleet');
  const cover_url = await uploadedPicture(owner);
  const { slug } = await owner.patch<Organization>(`/organizations/${id}`, {
    primary_color: '#0a5bd3',
    font: 'serif',
    cover_url,
  });
  const portal = (address: string) => world.app.inject({ url: `/api/public/portals/${address}` });
  expect((await portal(slug)).json()).toEqual({
    name: 'Lumenfleet',
    logo_url: null,
    cover_url,
    primary_color: '#0a5bd3',
    font: 'serif',
    favicon_url: null,
    website: null,
    privacy_url: null,
    imprint_url: null,
    application_path: null,
  });
  expect((await portal('no-such-company')).statusCode).toBe(404);
  expect((await portal('%27%20or%201=1')).statusCode).toBe(400);
  const partner = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  const [own] = await partner.get<Organization[]>('/organizations');
  // An organization of a partner has no portal.
  expect((await portal(own!.slug)).statusCode).toBe(404);
});

test('links public pages to web pages only, and understands addresses as people write them', async () => {
  expect(await company.owner.patch(url(), { privacy_url: 'acme.example/privacy', imprint_url: '' })).toMatchObject({
    privacy_url: 'https://acme.example/privacy',
    imprint_url: null,
  });
  for (const privacy_url of ['javascript:alert(1)', 'http://acme.example', 'nodot', 'https://user@acme.example', 'a b'])
    expect((await company.owner.request('PATCH', url(), { privacy_url })).statusCode, privacy_url).toBe(422);
});

test('uses only pictures that the company uploaded, and fonts of the list', async () => {
  const other = await uploadedPicture((await world.company('Other')).owner);
  const own = await uploadedPicture(company.owner);
  for (const field of ['logo_url', 'cover_url', 'favicon_url', 'preview_image_url'] as const) {
    const foreign = await company.owner.request('PATCH', url(), { [field]: other });
    expect(foreign.statusCode, field).toBe(422);
    expect(Object.keys(foreign.json().errors)).toEqual([field]);
    expect(await company.owner.patch(url(), { [field]: own })).toMatchObject({ [field]: own });
  }
  for (const values of [
    { cover_url: 'https://tracker.example/pixel.png' },
    { favicon_url: '/api/pictures/x.svg' },
    { font: 'serif;}body{background:url(//evil.example)}' },
    { font: "Inter'; x" },
    { primary_color: '#fff;}body{display:none' },
    { primary_color: 'url(javascript:alert(1))' },
  ]) {
    const refused = await company.owner.request('PATCH', url(), values);
    expect([400, 422], JSON.stringify(values)).toContain(refused.statusCode);
  }
});

test('people of a partner use pictures that they uploaded in the program', async () => {
  const admin = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  const [own] = await admin.get<Organization[]>('/organizations');
  const logo_url = await uploadedPicture(admin);
  expect(await admin.patch(`/organizations/${own!.id}`, { logo_url })).toMatchObject({ logo_url });
  const foreign = await uploadedPicture(company.owner);
  expect((await admin.request('PATCH', `/organizations/${own!.id}`, { logo_url: foreign })).statusCode).toBe(422);
});

test('keeps the program currency while volumes or limits exist', async () => {
  const program = await world.company();
  const change = async (base_currency: string) =>
    (await program.owner.request('PATCH', `/organizations/${program.id}`, { base_currency, name: 'Acme' })).statusCode;
  const deal = await program.within(async (call) => {
    await givenPlan(call, tenPercent);
    const id = await givenDeal(call, { partners: [await givenPartner(call)], currency: 'EUR' });
    await accrueForOpportunity(call, id);
    return id;
  });
  expect([await change('EUR'), await change('USD')]).toEqual([422, 200]);
  await program.within((call) => reverseForOpportunity(call, deal, 'It was a test'));
  expect(await change('EUR')).toBe(200);
});

test('rejects a stale edit with the current values', async () => {
  const { row_version } = await company.owner.get<Organization>(url());
  await company.owner.patch(url(), { description: 'First', row_version });
  const refused = await company.owner.request('PATCH', url(), { description: 'Second', row_version });
  expect(refused.statusCode).toBe(409);
  expect(refused.json().current).toMatchObject({ description: 'First' });
});

test('only company managers change the settings, and other companies do not exist', async () => {
  const finance = await company.member('finance');
  expect((await finance.request('PATCH', url(), { name: 'Mine' })).statusCode).toBe(403);
  expect(await finance.get(url())).toMatchObject({ id: company.id });
  const stranger = (await world.company('Stranger')).owner;
  expect((await stranger.request('PATCH', url(), { name: 'Mine' })).statusCode).toBe(404);
});

test('a partner’s administrator changes the partner’s organization only', async () => {
  const partner = await company.within((call) => samplePartner(call));
  const admin = await world.partnerUser(company, partner);
  const [own] = await admin.get<Organization[]>('/organizations');
  expect(own!.id).not.toBe(company.id);
  expect(await admin.patch(`/organizations/${own!.id}`, { name: 'Nordwind AG', region: 'en-ca' })).toMatchObject({
    name: 'Nordwind AG',
  });
  expect((await admin.request('PATCH', url(), { name: 'Taken over' })).statusCode).toBe(404);
  expect((await admin.request('GET', url())).statusCode).toBe(404);
  const member = await world.partnerUser(company, partner, 'partner_member');
  expect((await member.request('PATCH', `/organizations/${own!.id}`, { name: 'No' })).statusCode).toBe(403);
});

test('partner users see their own date format, but amounts and days of the program', async () => {
  const program = await world.company();
  await program.owner.patch(`/organizations/${program.id}`, { base_currency: 'EUR', timezone: 'Europe/Vienna' });
  const partner = await program.within((call) => samplePartner(call));
  const admin = await world.partnerUser(program, partner);
  const { organization } = await admin.get<{ organization: { id: string } }>('/session');
  await admin.patch(`/organizations/${organization.id}`, { region: 'en-ca' });
  await expect
    .poll(() => admin.get('/session'), { timeout: 8_000 })
    .toMatchObject({ config: { region: 'en-ca', currency: 'EUR', timezone: 'Europe/Vienna' } });
  expect(await program.owner.get('/company_settings/config')).toMatchObject({ region: 'en' });
});

test('restricts team invitations to the company’s domains when set', async () => {
  const { owner } = company;
  await owner.patch(url(), { invitation_domains: ['Acme.example', 'acme.example'] });
  expect(await owner.get(url())).toMatchObject({ invitation_domains: ['acme.example'] });
  const invite = (email: string) => owner.request('POST', '/invitations', { email, role: 'finance' });
  const refused = await invite('ann@elsewhere.example');
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors.email[0]).toContain('acme.example');
  expect((await invite('ann@acme.example')).statusCode).toBe(201);
  // People of partners have addresses of their own.
  const partner_id = await company.within((call) => samplePartner(call));
  const outside = await owner.request('POST', '/invitations', {
    email: 'bob@partner.example',
    role: 'partner_admin',
    partner_id,
  });
  expect(outside.statusCode, outside.body).toBe(201);
});

test('ends sessions older than the company’s limit', async () => {
  const person = await company.member('read_only');
  await company.owner.patch(url(), { session_hours: 8 });
  expect((await person.request('GET', '/me')).statusCode).toBe(200);
  await world.kernel.system.unscoped((tx) =>
    tx.run(sql`update identity.sessions set created_at = now() - interval '9 hours' where user_id = ${person.user_id}`),
  );
  world.kernel.identity.forget();
  expect((await person.request('GET', '/me')).statusCode).toBe(401);
  expect((await company.owner.request('GET', '/me')).statusCode).toBe(200);
});
