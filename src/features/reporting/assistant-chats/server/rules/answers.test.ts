import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { samplePendingRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { sampleContact } from '#features/partners/contacts/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { Row } from '#server/db/client.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { AssistantMessage } from '../../schema.ts';
import { understand } from './grammar.ts';
import { suggestionsFor } from './index.ts';

let world: World;
let company: Company;
let alder: Person;
let ids: Record<'alder' | 'birch' | 'account' | 'fleet' | 'crane' | 'registration', string>;

beforeAll(async () => {
  world = await createWorld();
  company = await world.company('Lumenfleet');
  ids = await company.within(async (call) => {
    const partners = {
      alder: await samplePartner(call, { name: 'Alder Partners' }),
      birch: await samplePartner(call, { name: 'Birch & Sons' }),
    };
    await samplePartner(call, { name: 'Cedar North' });
    await samplePartner(call, { name: 'Cedar South' });
    const account = await sampleAccount(call, { name: 'Harbor Construction' });
    await sampleContact(call, { first_name: 'Zoe', last_name: 'Smith', partner_id: partners.alder });
    const deal = (name: string, partner_id: string, amount_minor: number, expected_close_on: string) =>
      sampleOpportunity(call, { name, account_id: account, partner_id, amount_minor, expected_close_on });
    const fleet = await deal('Fleet [1] rollout', partners.alder, 4_000_000, '2026-03-27');
    await deal('Depot', partners.alder, 900_000, '2026-06-30');
    const crane = await deal('Harbor cranes', partners.birch, 7_000_000, '2026-03-20');
    const registration = await samplePendingRegistration(call, {
      partner_id: partners.alder,
      account_name: 'Quay Shipping',
    });
    return { ...partners, account, fleet, crane, registration };
  });
  alder = await world.partnerUser(company, ids.alder);
}, 120_000);
afterAll(() => world.close());

async function ask(person: Person, text: string, about?: string): Promise<AssistantMessage> {
  const chat = await person.post('/assistant_chats');
  return person.post<AssistantMessage>(`/assistant_chats/${String(chat.id)}/ask`, { text, ...(about && { about }) });
}
const paths = ({ sources }: AssistantMessage) => sources.map(({ to }) => to);

test('lists deals by their close, with their sum and a citation for each', async () => {
  const answer = await ask(company.owner, 'Which deals close this month?');
  expect(answer.author).toBe('rules');
  expect(answer.text).toBe(
    '2 open deals close this month, $110,000.00 in total.\n' +
      '- Harbor cranes [1]: $70,000.00, Prospecting, closes Mar 20, 2026, partner Birch & Sons\n' +
      '- Fleet (1) rollout [2]: $40,000.00, Prospecting, closes Mar 27, 2026, partner Alder Partners',
  );
  expect(paths(answer)).toEqual([ids.crane, ids.fleet].map((id) => `/commissions/opportunities/show/${id}`));
  expect(answer.tools).toMatchObject([{ name: 'find_records', state: 'done' }]);
  expect((await ask(company.owner, 'How many deals close this month?')).text).toMatch(
    /^2 open deals close this month.*\.$/,
  );
  expect((await ask(company.owner, 'my deals closing next year')).text).toBe('No open deals close next year.');
});

test('shows a partner its own deals only, whatever the wording', async () => {
  for (const question of [
    'Which deals close this month?',
    'open deals',
    'biggest deals',
    'deals of Harbor Construction',
    'open deals of Birch & Sons',
    'find Harbor cranes',
    'find partner Birch & Sons',
    'summarize Harbor cranes',
    'Tell me about Birch & Sons',
    'Harbor cranes Birch',
  ]) {
    const answer = await ask(alder, question);
    // The inputs of tools repeat the person's own words.
    const { text, tools: _, ...rest } = answer;
    const said = `${text.replaceAll(question, '').replace(/“[^”]*”/g, '')}${JSON.stringify(rest)}`;
    expect(said, question).not.toMatch(/Harbor cranes|Birch|70,000/);
    expect(JSON.stringify(answer), question).not.toContain(ids.crane);
  }
  expect((await ask(alder, 'my deals')).text).toContain('Fleet (1) rollout');
});

test('finds the deals of a partner or account by name, and asks when several match', async () => {
  expect((await ask(company.owner, "Alder Partners's open deals")).text).toMatch(/^Alder Partners has 2 open deals/);
  expect((await ask(company.owner, 'open deals of Harbor Construction')).text).toContain('Harbor cranes');
  const unclear = await ask(company.owner, 'open deals of Cedar');
  expect(unclear.text).toMatch(/^Several records match “Cedar”\. Which one do you mean\?/);
  expect(unclear.follow_ups.toSorted()).toEqual([
    'open deals of partner Cedar North',
    'open deals of partner Cedar South',
  ]);
  expect(unclear.sources).toHaveLength(2);
  expect((await ask(company.owner, unclear.follow_ups[0]!)).text).toMatch(/^Cedar (North|South) has no open deals\.$/);
  expect((await ask(company.owner, 'open deals of Nobody Ltd')).text).toBe('I found nothing named “Nobody Ltd”.');
});

test('uses the record on the screen', async () => {
  const here = await ask(company.owner, 'open deals of this partner', `/partners/show/${ids.alder}`);
  expect(here.text).toMatch(/^Alder Partners has 2 open deals/);
  expect((await ask(company.owner, 'open deals of this partner')).text).toMatch(/^Open the record first/);
  // The path of a neighbor's record is no way to it.
  const { text, sources } = await ask(alder, 'summarize this', `/partners/show/${ids.birch}`);
  expect(text).not.toMatch(/Birch/);
  expect(sources).toEqual([]);
});

test('lists registrations and certificates in both modes', async () => {
  const company_ = await ask(company.owner, 'Which registrations are waiting for me?');
  expect(company_.text).toMatch(/^1 registration waits for a decision\.\n- Quay Shipping/);
  expect((await ask(alder, 'pending registrations')).text).toContain('Quay Shipping');
  for (const person of [company.owner, alder]) {
    expect((await ask(person, 'Which protection expires soon?')).text).toBe(
      'No protection expires in the next 30 days.',
    );
    expect((await ask(person, 'Which certificates expire?')).text).toBe('No certificate expires in the next 90 days.');
  }
});

test('lists inactive deals', async () => {
  expect((await ask(company.owner, 'Which deals went quiet?')).text).toMatch(
    /^Every open deal had activity|had no activity/,
  );
  expect((await ask(alder, 'Which of my deals went quiet?')).text).toBe('No open deal passed its expected close date.');
});

test('adds up commissions, and says when there are none', async () => {
  for (const person of [company.owner, alder]) {
    expect((await ask(person, 'What have I earned this quarter?')).text).toBe(
      'No commissions were earned from Jan 1, 2026 to Mar 31, 2026 [1].',
    );
    expect((await ask(person, 'What is due to be paid?')).text).toBe('Nothing is payable now [1].');
  }
  expect((await ask(alder, 'When is the next payout?')).text).toMatch(/No payout is planned/);
  expect((await ask(company.owner, 'When is the next payout?')).text).toBe('No payout is open [1].');
});

test('finds people, partners and deals by name', async () => {
  const { text, sources } = await ask(company.owner, 'Who is Zoe Smith?');
  expect(text).toMatch(/^I found:\n- Zoe Smith \[1\]: contact/);
  expect(sources).toMatchObject([{ number: 1, title: 'Zoe Smith' }]);
});

test('prepares a task, which is created when the person confirms it', async () => {
  const answer = await ask(company.owner, 'remind me to call Acme on Friday', `/partners/show/${ids.alder}`);
  expect(answer.proposal_ids).toHaveLength(1);
  const proposal = await company.owner.get(`/assistant_proposals/${answer.proposal_ids[0]}`);
  expect(proposal).toMatchObject({
    status: 'waiting',
    body: { title: 'Call Acme', due_on: '2026-03-20', partner_id: ids.alder },
  });
  expect((await company.owner.get<Row[]>('/tasks')).filter(({ title }) => title === 'Call Acme')).toEqual([]);
});

test('explains its abilities and suggests close questions when it does not understand', async () => {
  const near = await ask(company.owner, 'Fleet rollout whatever Alder Partners');
  expect(near.text).toMatch(/^I do not understand this question/);
  expect(near.follow_ups.length).toBeGreaterThan(2);
  const nothing = await ask(company.owner, 'xyzzy plugh');
  expect(nothing.text).toMatch(/open deals/);
  expect((await ask(company.owner, 'What can you do?')).text).toMatch(/- deals that close in a period/);
});

test('says so when a question needs a tool that the person does not have', async () => {
  const { text, tools, proposal_ids } = await ask(alder, 'draft an email to Zoe Smith about the renewal');
  expect(text).toBe('This is not available to you here. It needs another permission or module.');
  expect([...tools, ...proposal_ids]).toEqual([]);
});

test('suggests questions that it understands', () => {
  for (const mode of ['company', 'partner'] as const) {
    for (const about of [undefined, `/partners/show/${ids.alder}`]) {
      const actor = { mode, permissions: ['*:manage'] };
      const suggestions = suggestionsFor(actor, about);
      expect(suggestions.length).toBeGreaterThan(2);
      for (const text of suggestions) expect(understand(text, '2026-03-16'), text).not.toBeNull();
    }
  }
});
