import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { MatchProposals } from '../public.schema.ts';
import { createDirectory, publishListing } from './service.ts';

let world: World;
let company: Company;
let directory: string;
let ids: string[];
let ip = 0;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ip += 1;
  world.clock.set('2026-03-16T09:00:00Z');
  company = await world.company('Orbit Fleet');
  directory = await company.within((call) => createDirectory(call, { name: 'Find a partner', is_published: true }));
  ids = [];
  for (const [name, country, services] of [
    ['Alpine', 'DE', ['Charging stations', 'Training']],
    ['Baltic', 'ES', ['Charging stations']],
    ['Cobalt', 'ES', ['Reporting']],
    ['Delta', 'FR', ['Reporting']],
  ] as const) {
    ids.push(
      await company.within(async (call) => {
        const partner_id = await samplePartner(call, { name, country });
        await publishListing(call, { directory_id: directory, partner_id, services: [...services] });
        return partner_id;
      }),
    );
  }
});

const post = (path: string, payload: object) =>
  world.app.inject({
    method: 'POST',
    url: `/api/public/partners_directory/${path}`,
    payload,
    remoteAddress: `203.0.113.${ip}`,
    headers: { 'user-agent': 'Mozilla/5.0 Chrome/130' },
  });
async function openedForm(seconds = 5): Promise<string> {
  const { body } = await world.app.inject({ url: `/partner_directory/${directory}` });
  world.clock.set(new Date(world.kernel.clock.now().getTime() + seconds * 1000).toISOString());
  return /"formKey":"([^"]+)"/.exec(body)![1]!;
}
const person = { name: 'Vera Visitor', email: 'vera@visitor.example', company: 'Visitor Ltd', consent: true };
const leads = () => company.owner.get<Record<string, unknown>[]>('/leads?_sort=contact_name');

test('a request to a partner becomes a lead that names it, with the consent', async () => {
  const key = await openedForm();
  const answer = await post(`${directory}/partners/${ids[0]}/contact`, {
    ...person,
    key,
    message: 'We need 40 gateways.',
  });
  expect([answer.statusCode, answer.json()]).toEqual([201, { received: 1 }]);
  expect(await leads()).toMatchObject([
    {
      source: 'directory',
      contact_name: 'Vera Visitor',
      contact_email: 'vera@visitor.example',
      company_name: 'Visitor Ltd',
      need: 'We need 40 gateways.',
      requested_partner_id: ids[0],
    },
  ]);
  const notes = await company.owner.get<{ text: string }[]>('/in_app_notifications');
  expect(notes.map(({ text }) => text)).toContain('A visitor of Find a partner sent a request to Alpine.');
});

test('a need gets up to three partners, the fitting ones first, with reasons', async () => {
  const answer = await post(`${directory}/proposals`, { need: 'Charging for our vans', country: 'ES' });
  const { partners } = answer.json<MatchProposals>();
  // The one that works elsewhere is left out.
  expect(partners.map(({ ID }) => ID)).toEqual([ids[1], ids[2]]);
  expect(partners[0]!.reasons).toEqual(['Offers Charging stations', 'Located in Spain']);
  const hostile = await post(`${directory}/proposals`, { need: `%_' or 1=1; <script>` });
  expect(hostile.statusCode).toBe(200);
});

test('the reasons name only what the tile of the partner lists, services as offered and industries as served', async () => {
  const fleet = await company.within(async (call) => {
    const partner_id = await samplePartner(call, { name: 'Eastern', country: 'ES' });
    await publishListing(call, {
      directory_id: directory,
      partner_id,
      services: ['Fleet training'],
      industries: ['Logistics'],
      locations: ['PT'],
    });
    return partner_id;
  });
  const reasonsFor = async (country: string) => {
    const { partners } = (
      await post(`${directory}/proposals`, { need: 'Training of drivers in logistics', country })
    ).json<MatchProposals>();
    return partners.find(({ ID }) => ID === fleet)?.reasons;
  };
  expect(await reasonsFor('PT')).toEqual(['Offers Fleet training', 'Serves Logistics', 'Located in Portugal']);
  // The country of the partner record is not among the listed locations.
  expect(await reasonsFor('ES')).toBeUndefined();
});

test('a partner without what was asked is never proposed, whether it was chosen or written', async () => {
  const field = await company.owner.post<{ id: string }>('/custom_fields', {
    entity: 'partners',
    label: 'Installs on site',
    field_type: 'BOOL',
  });
  await company.owner.patch(`/partners_directory/${directory}`, { display_custom_fields: [field.id] });
  const settings = (await world.app.inject({ url: `/api/partners_directory/public/${directory}` })).json();
  expect(settings.match_fields).toEqual([{ id: field.id, name: 'Installs on site', options: [] }]);
  const { key } = await company.owner.get<{ key: string }>(`/custom_fields/${field.id}`);
  await company.owner.patch(`/partners/${ids[0]}`, { custom: { [key]: true } });
  await company.owner.patch(`/partners/${ids[1]}`, { custom: { [key]: false } });
  const proposed = async (question: object) =>
    (await post(`${directory}/proposals`, question))
      .json<MatchProposals>()
      .partners.map(({ ID, reasons }) => [ID, reasons[0]]);
  const onSite = [[ids[0], 'Installs on site']];
  expect(await proposed({ need: 'Charging', must: [`${field.id}:true`] })).toEqual(onSite);
  expect(await proposed({ need: 'Somebody has to be on site for the charging stations' })).toEqual(onSite);
  expect((await proposed({ need: 'Charging' })).map(([id]) => id)).toContain(ids[1]);
  expect((await post(`${directory}/proposals`, { need: 'x', must: [`${ids[0]}:true`, "');--"] })).statusCode).toBe(200);
});

test('the match form sends one lead for each chosen partner', async () => {
  const key = await openedForm();
  const body = { need: 'Charging', budget: '10k_50k', timing: 'now', country: 'ES', ...person, key };
  const answer = await post(`${directory}/match`, { ...body, partner_ids: [ids[0], ids[1]] });
  expect(answer.json()).toEqual({ received: 2 });
  expect((await leads()).map(({ source, requested_partner_id }) => [source, requested_partner_id])).toEqual(
    expect.arrayContaining([
      ['match', ids[0]],
      ['match', ids[1]],
    ]),
  );
  expect((await post(`${directory}/match`, { ...body, partner_ids: ids })).statusCode).toBe(400);
});

test('programs are refused or ignored: the trap, a form sent at once, a forged or old key', async () => {
  const key = await openedForm(0);
  const url = `${directory}/partners/${ids[0]}/contact`;
  const body = { ...person, message: 'Buy now' };
  expect((await post(url, { ...body, key })).json().errors).toEqual({
    key: ['Wait a few seconds and send the form again.'],
  });
  expect((await post(url, { ...body, key: `${key.split('.')[0]}.forged` })).statusCode).toBe(422);
  const later = await openedForm(25 * 3600);
  expect((await post(url, { ...body, key: later })).statusCode).toBe(422);
  const fresh = await openedForm();
  expect((await post(url, { ...body, key: fresh, website_address: 'http://spam.example' })).statusCode).toBe(201);
  expect(await leads()).toEqual([]);
});

test('a thousand requests from one address do not become a thousand leads', async () => {
  const key = await openedForm();
  const statuses = new Set<number>();
  for (let number = 0; number < 80; number += 1) {
    const answer = await post(`${directory}/partners/${ids[0]}/contact`, { ...person, key, message: `No. ${number}` });
    statuses.add(answer.statusCode);
    if (answer.statusCode === 429) break;
  }
  expect(statuses).toContain(429);
});

test('without consent, with the form off, or to a partner that is not listed nothing is received', async () => {
  const key = await openedForm();
  const url = `${directory}/partners/${ids[0]}/contact`;
  const body = { ...person, key, message: 'Hello' };
  expect((await post(url, { ...body, consent: false })).statusCode).toBe(400);
  const unlisted = await company.within((call) => samplePartner(call, { name: 'Unlisted' }));
  expect((await post(`${directory}/partners/${unlisted}/contact`, body)).statusCode).toBe(404);
  await company.owner.patch(`/partners_directory/${directory}`, { contact_mode: 'none', has_match_form: false });
  expect((await post(url, body)).statusCode).toBe(404);
  expect((await post(`${directory}/proposals`, { need: 'x' })).statusCode).toBe(404);
  expect(await leads()).toEqual([]);
});
