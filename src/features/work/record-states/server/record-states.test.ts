import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePlan } from '#features/commissions/commission-plans/server/sample.ts';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { sampleLead } from '#features/deals/leads/server/sample.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { sampleContractTemplate } from '#features/partners/contract-templates/server/sample.ts';
import { sampleContract, sampleContractDraft } from '#features/partners/contracts/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { samplePayout } from '#features/payouts/payouts/server/sample.ts';
import type { Call } from '#server/call.ts';
import { declaredRecordFacts, declaredRecordFigures } from '#server/extension-points/record-state.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { plainSentence } from '#shared/text/sentence.ts';
import { addDays } from '#shared/time/dates.ts';
import type { RecordState } from '../schema.ts';

let world: World;
let company: Company;
let partner_id: string;
let partner: Person;
let rival: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call));
  partner = await world.partnerUser(company, partner_id);
  rival = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  await world.switchEverythingOn();
});
afterAll(() => world.close());

const plain = { money: (minor: number, currency: string) => `${minor / 100} ${currency}`, day: (day: string) => day };
const state = (person: Person, resource: string, id: string) =>
  person.get<RecordState>(`/record_states/${resource}/${id}`);
const sentences = async (person: Person, resource: string, id: string) =>
  (await state(person, resource, id)).facts.map(({ text }) => plainSentence(text, plain));
const statusOf = async (person: Person, resource: string, id: string) =>
  (await person.request('GET', `/record_states/${resource}/${id}`)).statusCode;

const contract = (call: Call) =>
  sampleTemplate(call).then((template_id) =>
    sampleContract(call, {
      partner_id,
      template_id,
      signers: [
        { role: 'partner', name: 'Piet Bakker', email: partner.email },
        { role: 'company', name: 'Jo Keller', email: company.owner.email },
      ],
    }),
  );
const sampleTemplate = (call: Call) => sampleContractTemplate(call, { signing_order: 'sequential' });

const records: Record<string, (call: Call) => Promise<string>> = {
  partners: async () => partner_id,
  accounts: (call) => sampleAccount(call),
  opportunities: (call) => sampleOpportunity(call, { partner_id }),
  leads: (call) => sampleLead(call),
  contracts: (call) => sampleContractDraft(call, { partner_id }),
  payout_batches: (call) => samplePayout(call),
  commission_plans: async (call) => (await samplePlan(call)).plan_id,
};

describe('each kind of record with declared facts or figures has a state', () => {
  const tables = [...new Set([...declaredRecordFacts(), ...declaredRecordFigures()].map(({ on }) => on))];
  test.each(tables)('%s', async (table) => {
    const id = await company.within(records[table]!);
    const { facts, figures } = await state(company.owner, table, id);
    expect(facts.length + figures.length).toBeGreaterThan(0);
  });
});

test('the state of a partner names the contract that waits, and links to it', async () => {
  const id = await company.within(contract);
  const { facts, work, work_total } = await state(company.owner, 'partners', partner_id);
  const fact = facts.find(({ key }) => key === 'contract_waits')!;
  expect(plainSentence(fact.text, plain)).toMatch(/waits for Piet Bakker\.$/);
  expect(fact.link).toEqual({ label: 'Open contract', to: `/partners/contracts/show/${id}` });
  // Waiting for somebody else is not work.
  expect(work.map(({ kind }) => kind)).not.toContain('contract_unsigned');
  expect(work_total).toBeGreaterThanOrEqual(work.length);
  // The partner reads the same about itself; the sealed record tells who must sign.
  expect(await sentences(partner, 'contracts', id)).toEqual([expect.stringMatching(/^Waits for Piet Bakker/)]);
});

test('the state of a deal tells its next step, and what is late comes first', async () => {
  const today = await company.within(async (call) => call.today());
  const id = await company.within((call) =>
    sampleOpportunity(call, {
      partner_id,
      expected_close_on: addDays(today, -3),
      next_step: 'Send the offer',
      next_step_on: addDays(today, 2),
    }),
  );
  const told = await sentences(company.owner, 'opportunities', id);
  expect(told).toEqual([
    `It was expected to close on ${addDays(today, -3)}.`,
    `Next step by ${addDays(today, 2)}: Send the offer.`,
  ]);
  const { figures } = await state(company.owner, 'opportunities', id);
  expect(figures).toContainEqual(
    expect.objectContaining({ key: 'amount', kind: 'money', value: 100_000, currency: 'USD' }),
  );
});

test('figures of a partner count its own deals by month', async () => {
  const { figures } = await state(company.owner, 'partners', partner_id);
  const won = figures.find(({ key }) => key === 'won_revenue')!;
  expect(won.months).toHaveLength(12);
  expect(won.value).toBe(won.months!.reduce((sum, value) => sum + value, 0));
});

test('a partner reads the state of its own records only', async () => {
  const deal = await company.within((call) => sampleOpportunity(call, { partner_id }));
  expect(await statusOf(partner, 'opportunities', deal)).toBe(200);
  expect(await statusOf(rival, 'opportunities', deal)).toBe(404);
  expect(await statusOf(rival, 'partners', partner_id)).toBe(404);
  // Records that do not exist for partners, and names that are no records, look alike.
  expect(await statusOf(partner, 'payout_batches', await company.within(samplePayout))).toBe(404);
  expect(await statusOf(company.owner, 'nothing', deal)).toBe(404);
  expect(await statusOf((await world.company()).owner, 'opportunities', deal)).toBe(404);
});

test('facts of a module that is off, and facts without permission, are not told', async () => {
  await company.within(contract);
  const told = async () => (await state(company.owner, 'partners', partner_id)).facts.map(({ key }) => key);
  expect(await told()).toContain('contract_waits');
  await world.switchFor(company, ['contracts'], false);
  expect(await told()).not.toContain('contract_waits');
  await world.switchFor(company, ['contracts'], true);
});
