import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, answerTo, complaintOf, shown } from '../testing/answers.ts';
import { inBreadth } from '../testing/breadth.ts';
import { Dice } from '../testing/dice.ts';
import type { Schema } from '../testing/examples.ts';
import { IdPool } from '../testing/pool.ts';
import {
  type Description,
  type Operation,
  operationsOf,
  RequestSender,
  type TestRequest,
} from '../testing/requests.ts';
import { recordRoutes } from '../testing/routes.ts';
import { makePartner, makeSamples } from '../testing/samples.ts';
import { chosenRoutes } from '../testing/walks.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';

/**
 * Every endpoint gets input that its description allows and input that it does not. It must answer in time, without a
 * failure of the server, and a refusal must name what was wrong. The same seed gives the same input; more rounds test
 * more: `FUZZ_ROUNDS=20 FUZZ_SEED=7 vitest run src/server/contract/fuzz.all.test.ts`.
 */
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 1);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
/** These endpoints respond until the client disconnects. */
const ENDLESS = /^\/api\/events$/;

const routes = recordRoutes();
const dice = new Dice(SEED);

let world: World;
let company: Company;
let root: Person;
let partner: Person;
let pool: IdPool;
let operations: Operation[];
beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  company = await world.company();
  pool = new IdPool(dice, await makeSamples(company));
  pool.add('companies', (await world.company('Another')).id);
  partner = await world.partnerUser(company, await makePartner(company));
  root = await enter();
  const description = (await world.app.inject('/api/openapi.json')).json<Description>();
  operations = operationsOf(description, ENDLESS).sort((a, b) => weight(a) - weight(b));
}, 120_000);
afterAll(() => world.close());

/** The operations of the chosen routes. */
function chosenOperations(): Operation[] {
  const chosen = new Set(chosenRoutes(routes).map(nameOf));
  return operations.filter(({ method, path }) => chosen.has(`${method} ${path}`));
}

const nameOf = ({ method, url }: RouteOptions) => `${String(method)} ${url.replaceAll(/:(\w+)/g, '{$1}')}`;

/** Operations that remove data come last, so that the others find rows before that. */
const weight = ({ method, path }: Operation) => (method === 'DELETE' || /leave|revoke|sign-out/.test(path) ? 1 : 0);

/** Creates a user who may do everything: an owner who is also an administrator of the installation. */
async function enter(): Promise<Person> {
  const person = await world.person(`somebody-${dice.whole(1, 1e9)}@operator.test`);
  await world.join(company.id, person.user_id, 'owner');
  return person;
}

/** Each request comes from another address, because the rate limits are not tested here. */
const fire = (request: TestRequest, { token }: Person): Promise<Answer> =>
  answerTo(world.app, request, {
    token,
    remoteAddress: `10.${dice.whole(0, 255)}.${dice.whole(0, 255)}.${dice.whole(1, 254)}`,
  });

test('describes every endpoint', () => {
  const described = new Set(operations.map(({ method, path }) => `${method} ${path}`));
  const missing = routes.map(nameOf).filter((name) => !described.has(name) && !ENDLESS.test(name.split(' ')[1]!));
  expect(missing).toEqual([]);
});

/** Finds patterns without a description anywhere in a schema; `\\S` only means that the text is not empty. */
function wordless(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { pattern, description } = schema as Schema & { description?: string };
  const own = typeof pattern === 'string' && pattern !== '\\S' && !description ? [pattern] : [];
  return [...own, ...Object.values(schema).flatMap(wordless)];
}

test('every pattern has a readable message for forms', () => {
  const silent = operations.flatMap(({ method, path, body }) =>
    wordless(body).map((pattern) => `${method} ${path}: ${pattern}`),
  );
  expect(silent).toEqual([]);
});

test('answers any input quickly and without a server error', async () => {
  const complaints: string[] = [];
  const answered = new Map<number, number>();
  const sender = new RequestSender(dice, pool);
  for (let round = 0; round < ROUNDS; round++) {
    for (const operation of chosenOperations()) {
      const times = <T>(count: number, shoot: () => T) => Array.from({ length: count }, shoot);
      const shots: [TestRequest, Person][] = [
        ...times(inBreadth(3, 2), (): [TestRequest, Person] => [sender.validRequest(operation), root]),
        ...times(inBreadth(5, 2), (): [TestRequest, Person] => [sender.invalidRequest(operation), root]),
        ...times(inBreadth(2, 1), (): [TestRequest, Person] => [sender.malformedRequest(operation), root]),
        ...times(inBreadth(2, 1), (): [TestRequest, Person] => [sender.misleadingRequest(operation), root]),
        [dice.happens(0.5) ? sender.validRequest(operation) : sender.invalidRequest(operation), partner],
      ];
      for (const [shot, by] of shots) {
        const answer = await fire(shot, by);
        const complaint = complaintOf(answer);
        if (complaint) complaints.push(`${shown(shot)} -> ${complaint}`);
        if (answer === 'hangs' || answer instanceof Error) continue;
        answered.set(answer.statusCode, (answered.get(answer.statusCode) ?? 0) + 1);
        const resource = operation.path.split('/').at(-1)!;
        if (answer.statusCode === 201 && answer.body.startsWith('{"id"')) pool.add(resource, answer.json().id);
      }
      // Some of the requests end sessions and memberships.
      if ((await root.request('GET', '/session')).statusCode !== 200) root = await enter();
    }
  }
  if (process.env.FUZZ_ROUNDS) console.log([...answered].sort());
  expect(complaints).toEqual([]);
  expect(answered.get(200)).toBeGreaterThan(inBreadth(500, 20));
}, 600_000);

test('keeps ledger and log valid after all of it', async () => {
  // The user who sent the requests may have lost a role.
  const auditor = await enter();
  for (const url of ['/ledger/verify', '/audit_events/verify'])
    expect((await auditor.request('POST', url, {})).json(), url).toMatchObject({ is_intact: true });
});
