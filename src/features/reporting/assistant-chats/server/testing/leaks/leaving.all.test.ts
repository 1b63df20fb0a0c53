import { afterAll, beforeAll, expect, test } from 'vitest';
import { offeredTools, runTool, type ToolRun } from '#features/reporting/assistant-proposals/server/service.ts';
import { callerFor } from '#features/reporting/assistant-proposals/server/testing/run.ts';
import { Refusal } from '#server/errors.ts';
import { makeSamples } from '#server/testing/samples.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { Redaction } from '../../model/redaction.ts';
import { worstCalls } from './calls.ts';
import { type PlantedColumns, plantColumns } from './plant-columns.ts';

let world: World;
let company: Company;
let planted: PlantedColumns;
const runs: { call: string; run: ToolRun }[] = [];

/** Every tool reads the company's own records, whose names, contacts, bank details and notes are planted words. */
beforeAll(async () => {
  world = await createWorld({ own: true });
  company = await world.company('Lumenfleet');
  await world.switchEverythingOn();
  await makeSamples(company);
  planted = await plantColumns(world, company.id);
  world.kernel.identity.forget();
  const caller = await callerFor(world, company.owner, 'company');
  const generic = [...planted.ids].flatMap(([kind, [id]]) => [
    { name: 'find_records', input: { kind, most: 2 } },
    { name: 'read_record', input: { kind, id } },
    { name: 'read', input: { kind, id } },
    { name: 'query', input: { of: kind, limit: 2 } },
    { name: 'query', input: { of: kind, measure: 'count', by: ['owner'] } },
  ]);
  const special = worstCalls(offeredTools(caller.request.actor), planted, company.id).filter(
    ({ name }) => !/^(find_records|read_record|read|query|propose_(create|change|message|step))$/.test(name),
  );
  for (const { name, input } of [...generic, ...special]) {
    try {
      runs.push({ call: `${name} ${JSON.stringify(input)}`, run: await runTool(caller, name, input, 'chat') });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
}, 300_000);
afterAll(() => world.close());

const sent = ({ leaves }: ToolRun, sendsContacts: boolean): string => {
  const redaction = new Redaction({ sendsContacts });
  redaction.learn(leaves);
  return JSON.stringify(redaction.redact(leaves));
};

test('the words stand in the records that the tools read', () => {
  expect(planted.columns).toBeGreaterThan(60);
  expect(runs.length).toBeGreaterThan(150);
  const read = JSON.stringify(runs.map(({ run }) => run.answer));
  expect(read).toContain(planted.contact);
  expect(read).toContain(planted.secret);
});

test('no name or contact of a person leaves to a model as it is', () => {
  const leaking = runs.filter(({ run }) => sent(run, false).includes(planted.contact));
  expect(leaking.map(({ call }) => call)).toEqual([]);
});

test('bank details, tokens and notes leave neither to a model nor to a program, whatever the settings say', () => {
  const leaking = runs.filter(({ run }) => sent(run, true).includes(planted.secret));
  expect(leaking.map(({ call }) => call)).toEqual([]);
});
