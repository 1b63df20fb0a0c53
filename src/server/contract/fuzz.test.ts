import type { LightMyRequestResponse, RouteOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inBreadth } from '../testing/breadth.ts';
import { Dice } from '../testing/dice.ts';
import type { Schema } from '../testing/examples.ts';
import { IdPool } from '../testing/pool.ts';
import { type Operation, RequestSender, type TestRequest } from '../testing/requests.ts';
import { recordRoutes } from '../testing/routes.ts';
import { makePartner, makeSamples } from '../testing/samples.ts';
import { chosenRoutes } from '../testing/walks.ts';
import { type Company, createWorld, type Person, type World } from '../testing/world.ts';

/**
 * Every endpoint gets input that its description allows and input that it does not. It must answer in time, without a
 * failure of the server, and a refusal must name what was wrong. The same seed gives the same input; more rounds test
 * more: `FUZZ_ROUNDS=20 FUZZ_SEED=7 vitest run src/server/contract/fuzz.test.ts`.
 */
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 1);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
const TOO_LONG_MS = 30_000;
/** These endpoints respond until the client disconnects. */
const ENDLESS = ['/api/events'];

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
  operations = operationsOf((await world.app.inject('/api/openapi.json')).json());
}, 120_000);
afterAll(() => world.close());

/** The operations of the chosen routes. */
function chosenOperations(): Operation[] {
  const chosen = new Set(chosenRoutes(routes).map(nameOf));
  return operations.filter(({ method, path }) => chosen.has(`${method} ${path}`));
}

const nameOf = ({ method, url }: RouteOptions) => `${String(method)} ${url.replaceAll(/:(\w+)/g, '{$1}')}`;

interface Description {
  paths: Record<string, Record<string, { parameters?: Operation['parameters']; requestBody?: RequestBody }>>;
}
interface RequestBody {
  content: Record<string, { schema: Schema }>;
}

function operationsOf({ paths }: Description): Operation[] {
  const allOperations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
    })),
  );
  // Operations that remove data come last, so that the others find rows before that.
  const weight = ({ method, path }: Operation) => (method === 'DELETE' || /leave|revoke|sign-out/.test(path) ? 1 : 0);
  return allOperations.filter(({ path }) => !ENDLESS.includes(path)).sort((a, b) => weight(a) - weight(b));
}

/** Creates a user who may do everything: an owner who is also an administrator of the installation. */
async function enter(): Promise<Person> {
  const person = await world.person(`somebody-${dice.whole(1, 1e9)}@operator.test`);
  await world.join(company.id, person.user_id, 'owner');
  return person;
}

type Answer = LightMyRequestResponse | 'hangs' | Error;

/** Describes the fault of an answer; undefined if there is none. */
function complaintOf(answer: Answer): string | undefined {
  if (answer === 'hangs') return `no answer within ${TOO_LONG_MS / 1000} s`;
  if (answer instanceof Error) return `an answer cut short: ${answer.message}`;
  if (answer.statusCode >= 500) return `${answer.statusCode} ${answer.body.slice(0, 200)}`;
  if (answer.statusCode < 400) return undefined;
  if (!String(answer.headers['content-type']).startsWith('application/json'))
    return `refused as ${answer.headers['content-type']}`;
  const { message, statusCode, errors = {} } = answer.json();
  if (typeof message !== 'string' || message === '') return `a refusal without a message: ${answer.body}`;
  if (statusCode !== answer.statusCode) return `a refusal with another status: ${answer.body}`;
  const isWell = Object.values(errors).every(
    (texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'),
  );
  return isWell ? undefined : `errors of another shape: ${answer.body.slice(0, 200)}`;
}

async function fire({ method, url, headers, payload }: TestRequest, by: Person): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'hangs'>((resolve) => {
    timer = setTimeout(resolve, TOO_LONG_MS, 'hangs');
  });
  const answer = world.app.inject({
    method: method as 'GET',
    url,
    headers: { authorization: `Bearer ${by.token}`, ...headers },
    ...(payload !== undefined && { payload }),
    // Each request comes from another address, because the rate limits are not tested here.
    remoteAddress: `10.${dice.whole(0, 255)}.${dice.whole(0, 255)}.${dice.whole(1, 254)}`,
  });
  return Promise.race([answer, late])
    .catch((error: Error) => error)
    .finally(() => clearTimeout(timer));
}

const shown = ({ method, url, headers, payload = '' }: TestRequest) =>
  [method, url, JSON.stringify(headers), JSON.stringify(payload.toString())]
    .map((text) => text.slice(0, 400))
    .join(' ');

test('describes every endpoint', () => {
  const described = new Set(operations.map(({ method, path }) => `${method} ${path}`));
  const missing = routes
    .map(nameOf)
    .filter((name) => !described.has(name) && !ENDLESS.some((path) => name.endsWith(path)));
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
