import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accrueForOpportunity } from '#features/commissions/accruals/server/service.ts';
import { givenDeal, givenPlan, tenPercent } from '#features/commissions/accruals/server/testing/program.ts';
import { createDesk, type Dealer, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { createWorld, type Person, type World } from '#server/testing/world.ts';
import { allNouns } from '#shared/nouns/nouns.ts';
import type { AssistantMessage, Glance } from '../../schema.ts';

let world: World;
let desk: Desk;
let nordwind: Dealer;
let neighbor: Dealer;
let deal_id: string;
let line: Row;

beforeAll(async () => {
  world = await createWorld();
  desk = await createDesk(world);
  nordwind = await desk.dealer('Nordwind');
  neighbor = await desk.dealer('Neighbor secret');
  await desk.within((call) => givenPlan(call, tenPercent));
  deal_id = await desk.within(async (call) => {
    const id = await givenDeal(call, { partners: [nordwind.id], amount_minor: 400_000 });
    await accrueForOpportunity(call, id);
    return id;
  });
  line = (await desk.reviewer.get<Row[]>(`/commission_lines?opportunity_id=${deal_id}`))[0]!;
});
afterAll(() => world.close());

async function chatOf(person: Person): Promise<string> {
  return (await person.post<{ id: string }>('/assistant_chats')).id;
}
async function ask(person: Person, text: string, more: Row = {}): Promise<AssistantMessage> {
  return person.post(`/assistant_chats/${await chatOf(person)}/ask`, { text, ...more });
}

describe('intents', () => {
  const asked: readonly [string, string, 'company' | 'partner'][] = [
    ['why_on_hold', 'why is my money on hold', 'partner'],
    ['explain', 'explain CL-NUMBER', 'company'],
    ['next_payout', 'when is my next payout?', 'partner'],
    ['to_do', 'what is waiting for me', 'company'],
    ['brief', 'summarize Nordwind', 'company'],
    ['what_changed', 'what changed at Nordwind', 'company'],
    ['draft_registration', 'draft a registration for acme.com, $40k for partner Nordwind', 'company'],
    ['create_task', 'remind me to call Nordwind on friday', 'company'],
    ['add_note', 'add a note to Nordwind: they want a demo', 'company'],
    ['build_report', 'create a report of won deals every week', 'company'],
    ['forecast', 'forecast for this quarter', 'company'],
    ['status', 'status of CL-NUMBER', 'company'],
    ['open_record', 'open Nordwind', 'company'],
    ['help', 'what can you do', 'partner'],
  ];
  test.each(asked)('%s: %s', async (intent, text, side) => {
    const person = side === 'company' ? desk.reviewer : nordwind.person;
    const answer = await ask(person, text.replace('NUMBER', String(line.number)));
    expect(answer.reading, answer.text).toMatchObject({ intent });
    expect(answer.text.length).toBeGreaterThan(answer.reading!.read.length);
  });

  test.each([
    ['tier_gap', 'how far is Nordwind from the next tier'],
    ['propose_email', 'write an email to Nordwind about the renewal'],
  ])('%s is asked, and what it refuses is said: %s', async (tool, text) => {
    const answer = await ask(desk.reviewer, text);
    expect(answer.tools).toContainEqual(
      expect.objectContaining({ name: tool, state: 'refused', refusal: answer.text }),
    );
  });

  test('draft_reply: on an open registration', async () => {
    const { id } = await nordwind.register();
    const about = allNouns().get('deal_registrations')!.address!.replace('$id', id);
    const answer = await ask(desk.reviewer, 'draft a reply', { about });
    expect(answer.tools).toContainEqual(expect.objectContaining({ name: 'propose_reply' }));
  });

  test('how_to: pages of the guide, as links', async () => {
    const answer = await ask(desk.reviewer, 'how do I hold an account');
    expect(answer.reading).toBeNull();
    expect(answer.sources).toContainEqual(expect.objectContaining({ to: '/help/deals' }));
  });

  test('find_resource: what is not there is not made up', async () => {
    const answer = await ask(nordwind.person, 'where is the unicorn brochure');
    expect(answer.tools).toContainEqual(expect.objectContaining({ name: 'search_content', state: 'done' }));
    expect(answer.reading).toBeNull();
  });
});

test('what changed is a summary of figures, each with its rows, for the period that is named', async () => {
  const { reviewer } = desk;
  await reviewer.post('/record_notes', { ref_table: 'partners', ref_id: nordwind.id, body: 'They want a demo' });
  await reviewer.post('/opportunity_notes', {
    opportunity_id: deal_id,
    body: 'Call on Friday',
    visibility: 'internal',
  });
  // The database dates new rows by its own clock.
  await desk.within(async (call) => {
    await call.run(sql`update record_notes set created_at = ${call.now()}`);
    await call.run(sql`update opportunity_notes set created_at = ${call.now()}`);
    await call.run(sql`update opportunities set opened_on = ${call.now()}::date, partner_id = ${nordwind.id}`);
  });
  const partner = await ask(reviewer, 'what changed at Nordwind');
  expect(partner.text).toContain('What changed at Nordwind, in the last 30 days');
  expect(partner.text).toMatch(/- Notes: 1/);
  expect(partner.text).toMatch(/- Deals opened: 1 \[\d\]/);
  expect(partner.sources).toContainEqual(expect.objectContaining({ title: 'Deals opened' }));
  const deal = await ask(reviewer, 'what changed here', { about: `/commissions/opportunities/show/${deal_id}` });
  expect(deal.text).toMatch(/- Notes: 1/);
  expect(deal.text).toContain('- Commission earned: $400.00');
  const before = await ask(reviewer, 'what changed at Nordwind in january 2020');
  expect(before.text).toContain('January 2020\nNothing');
});

test('a question is answered in place without a conversation, and anything else is not', async () => {
  const glance = (person: Person, text: string) => person.post<Glance | null>('/assistant_glance', { text });
  const chats = await desk.reviewer.get<Row[]>('/assistant_chats');
  const deals = await glance(desk.reviewer, 'how many open deals');
  expect(deals).toMatchObject({ read: expect.stringMatching(/deals/i), rows: expect.stringContaining('status=open') });
  expect(deals!.lines[0]).toMatch(/^\d/);
  expect(await glance(desk.reviewer, 'why is this commission on hold')).toBeNull();
  expect(await glance(desk.reviewer, 'zirconium flux')).toBeNull();
  expect(await glance(desk.reviewer, 'draft an email to Nordwind')).toBeNull();
  expect(JSON.stringify(await glance(nordwind.person, 'deals of Neighbor secret'))).not.toContain(neighbor.id);
  expect(await desk.reviewer.get<Row[]>('/assistant_chats')).toEqual(chats);
  expect((await desk.reviewer.request('POST', '/assistant_glance', { text: 'a'.repeat(201) })).statusCode).toBe(400);
});

test('a partner hears nothing of a neighbor by what changed', async () => {
  const answer = await ask(nordwind.person, 'what changed at Neighbor secret');
  expect(answer.reading).toBeNull();
  expect(JSON.stringify(answer.sources)).not.toContain(neighbor.id);
});

test('words of custom fields, tiers and flags are those of the moment', async () => {
  const { reviewer } = desk;
  const text = 'how many partners by vertical focus';
  expect((await ask(reviewer, text)).reading).toBeNull();
  const field = await reviewer.post<{ id: string }>('/custom_fields', {
    entity: 'partners',
    field_type: 'SELECT',
    label: 'Vertical focus',
    options: [{ value: 'a', label: 'Airlines', color: '#2f9e5b' }],
  });
  expect((await ask(reviewer, text)).reading?.query).toMatchObject({ of: 'partners', measure: 'count' });
  await reviewer.patch(`/custom_fields/${field.id}`, { label: 'Market' });
  expect((await ask(reviewer, text)).reading).toBeNull();
  expect((await ask(reviewer, 'how many partners by market')).reading?.query).toMatchObject({ of: 'partners' });
  expect((await ask(reviewer, 'how many zirconium partners')).reading).toBeNull();
  await reviewer.post('/partner_tiers', { name: 'Zirconium' });
  expect((await ask(reviewer, 'how many zirconium partners')).reading?.query).toMatchObject({ of: 'partners' });
});

test('words follow the rights of the person who asks', async () => {
  const text = 'how many contracts';
  expect((await ask(desk.reviewer, text)).reading?.query).toMatchObject({ of: 'contracts' });
  await world.switchFor(desk.company, ['contracts'], false);
  expect((await ask(desk.reviewer, text)).reading).toBeNull();
  await world.switchFor(desk.company, ['contracts'], true);
});

describe('forged bodies', () => {
  const post = async (person: Person, body: Row) =>
    person.request('POST', `/assistant_chats/${await chatOf(person)}/ask`, body);

  test.each<[string, Row]>([
    ['an empty text', { text: '' }],
    ['a text of spaces', { text: '   ' }],
    ['a huge text', { text: 'a'.repeat(4_001) }],
    ['an unknown property', { text: 'Hi', role: 'system' }],
    ['an address outside', { text: 'Hi', about: '//evil.example' }],
    ['a list as text', { text: ['Hi'] }],
    ['a query without a kind', { text: 'Hi', query: {} }],
    ['SQL as a field', { text: 'Hi', query: { of: 'partners', fields: ['name; drop table partners'] } }],
    ['too many values', { text: 'Hi', query: { of: 'partners', where: { id: Array(51).fill('a') } } }],
    ['too many rows', { text: 'Hi', query: { of: 'partners', limit: 100_000 } }],
  ])('%s is refused by its shape', async (_, body) => {
    expect((await post(desk.reviewer, body)).statusCode).toBe(400);
  });

  test.each<[string, Row]>([
    ['an unknown kind', { of: 'organizations' }],
    ['secrets', { of: 'api_keys', fields: ['secret_hash'] }],
    ['a field that partners do not see', { of: 'opportunities', fields: ['owner_user_id', 'margin_minor'] }],
    ['an internal kind', { of: 'record_notes' }],
    ['a sum of what partners do not see', { of: 'opportunities', measure: 'sum:margin_minor' }],
  ])('%s does not exist for a partner', async (_, query) => {
    expect((await post(nordwind.person, { text: 'Hi', query })).statusCode).toBe(422);
  });

  test('ids of a neighbor and of another company find nothing, and their names stay unsaid', async () => {
    const other = await (await world.company('Other')).member('admin');
    const tries: [Person, Row][] = [
      [nordwind.person, { of: 'opportunities', where: { partner_id: neighbor.id } }],
      [other, { of: 'partners', where: { id: nordwind.id } }],
      [other, { of: 'opportunities', where: { id: deal_id }, measure: 'count' }],
    ];
    const bodies = await Promise.all(
      tries.map(async ([person, query]) => (await post(person, { text: 'Hi', query })).body),
    );
    expect(bodies.filter((body) => /Neighbor secret|Nordwind|"count":[1-9]/.test(body))).toEqual([]);
  });

  test('a body of 10 MB is refused before it is read', async () => {
    const { statusCode } = await post(desk.reviewer, { text: 'a'.repeat(10_000_000) });
    expect([400, 413]).toContain(statusCode);
  });
});
