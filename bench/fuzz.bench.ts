/**
 * Calls of all endpoints by all roles: valid, with one fault, malformed, misleading, uploads, and with the ids of a
 * neighbor. No answer may be a failure of the server, late, or show anything of the neighbor; afterwards the data must
 * be whole. `npm run bench -- fuzz --calls 100000 --seed 7`; the same seed repeats the same calls.
 */

import { join } from 'node:path';
import { features } from '#features/server.ts';
import { proveAll } from '#server/backup/prove.ts';
import { PROJECT_FOLDER } from '#server/config.ts';
import { builtRenderer } from '#server/site/renderer.ts';
import { type Answer, answerTo, complaintOf, shown } from '#server/testing/answers.ts';
import { startOwnCluster } from '#server/testing/cluster.ts';
import { cloneTemplate } from '#server/testing/database.ts';
import { Dice } from '#server/testing/dice.ts';
import { IdPool } from '#server/testing/pool.ts';
import {
  type Description,
  type Operation,
  operationsOf,
  RequestSender,
  type TestRequest,
} from '#server/testing/requests.ts';
import { recordRoutes } from '#server/testing/routes.ts';
import { makeSamples } from '#server/testing/samples.ts';
import { onDatabase } from '#server/testing/template.ts';
import { createWorld } from '#server/testing/world.ts';
import { canariesIn, plantCanaries } from './canaries.ts';
import { entrances, restore } from './fuzz-roles.ts';
import { report } from './load.ts';
import { size } from './sizes.ts';
import { table } from './tables.ts';

const CALLS = Number(process.env.BENCH_CALLS || size(100_000, 400));
const SEED = Number(process.env.BENCH_SEED || 20_261_130);
/** A call that keeps this process busy for longer is a fault, whatever it answers. */
const BUSY_MS = 5_000;
/** Roles are checked and entered anew after so many calls, because some calls end sessions and memberships. */
const CHECK = 250;
const RENEW = 5_000;
/** Answers until the client disconnects. */
const ENDLESS = /^\/api\/events$/;
/** Called less often than the others, so that these find rows. */
const REMOVES = /leave|revoke|sign-out|erase|merge|close|transfer|archive/;
/** Administrators of the installation see all companies here. */
const OF_ALL_COMPANIES = /^\/api\/superadmin(\/|$)/;
/** These ignore unknown rows or compute without any: they may answer although an id is the neighbor's. */
const DOES_NOTHING = /\/(bulk|bulk\/preview|mark_as_read|simulate)$/;

const dice = new Dice(SEED);
const routes = recordRoutes();
const cluster = await startOwnCluster();
const database = await cloneTemplate({ ...(await cluster.template()), run: 'tandem_fuzz_' });
const world = await createWorld({ database, site: await builtRenderer(join(PROJECT_FOLDER, 'dist')) });
try {
  process.exitCode = (await measure()) > 0 ? 1 : 0;
} finally {
  await world.close();
  await cluster.stop();
}

async function measure(): Promise<number> {
  console.log(`Seed ${SEED}, ${CALLS} calls.`);
  await world.switchEverythingOn();
  const company = await world.company();
  const neighbor = await world.company('Neighbor');
  const pool = new IdPool(dice, await makeSamples(company));
  const neighbors = new IdPool(dice, await makeSamples(neighbor));
  const superuserUrl = onDatabase(cluster.superuserUrl, new URL(database.adminUrl).pathname.slice(1));
  const canaries = await plantCanaries(superuserUrl, neighbor.id, `quokka${SEED}`);
  // A search that would find nothing proves nothing.
  const own = await neighbor.owner.request('GET', '/partners');
  if (canariesIn(own.body, canaries, '').length < 2) throw new Error(`The neighbor does not see its own: ${own.body}`);
  const sender = new RequestSender(dice, pool);
  const foreignSender = new RequestSender(dice, neighbors);
  const description = (await world.app.inject('/api/openapi.json')).json<Description>();
  const operations = operationsOf(description, ENDLESS);
  const uploads = new Set(
    routes.filter(({ schema }) => (schema as { consumes?: string[] } | undefined)?.consumes).map(({ url }) => url),
  );
  const takesFiles = ({ path }: Operation) => uploads.has(path.replaceAll(/\{(\w+)\}/g, ':$1'));

  const kinds: Record<string, (operation: Operation) => TestRequest> = {
    valid: (operation) => sender.validRequest(operation),
    'one fault': (operation) => sender.invalidRequest(operation),
    malformed: (operation) => sender.malformedRequest(operation),
    misleading: (operation) => sender.misleadingRequest(operation),
    upload: (operation) => sender.uploadRequest(operation),
    'ids of a neighbor': (operation) => foreignSender.validRequest(operation),
  };
  const frequent = ['valid', 'valid', 'valid', 'one fault', 'one fault', 'one fault', 'malformed', 'misleading'];

  function kindFor(operation: Operation): string {
    if (takesFiles(operation) && dice.happens(0.7)) return 'upload';
    // Public endpoints serve whoever has an id.
    return dice.happens(0.12) && !operation.path.startsWith('/api/public') ? 'ids of a neighbor' : dice.pick(frequent);
  }

  const tokens = new Map<string, string>();
  async function enterAll(): Promise<void> {
    await restore(world, company);
    for (const [role, enter] of Object.entries(entrances)) tokens.set(role, await enter(world, company));
  }
  /** Enters again where a call has ended the session. */
  async function enterEnded(): Promise<void> {
    for (const [role, enter] of Object.entries(entrances)) {
      const token = tokens.get(role)!;
      if (token === '') continue;
      const url = role === 'API key' ? '/api/partners?_end=1' : '/api/session';
      const { statusCode } = await world.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
      if (statusCode === 200) continue;
      await restore(world, company);
      tokens.set(role, await enter(world, company));
    }
  }

  const faults = new Map<string, string[]>();
  const statuses = new Map<string, Map<number | string, number>>();
  const byKind = new Map<string, Map<number | string, number>>();
  const times: number[] = [];
  const touched = new Set<string>();
  let queue: Operation[] = [];
  const started = performance.now();

  for (let call = 0; call < CALLS; call++) {
    if (call % RENEW === 0) await enterAll();
    else if (call % CHECK === 0) await enterEnded();
    if (call % CHECK === 0) {
      world.clock.advance(60_000);
      const rate = (call / (performance.now() - started)) * 1000;
      if (call % (4 * CHECK) === 0)
        process.stderr.write(`${call} calls, ${rate.toFixed(0)} a second, ${faults.size} faults\n`);
    }
    if (queue.length === 0) queue = shuffled(operations);
    const operation = queue.pop()!;
    const role = dice.pick([...tokens.keys()]);
    const kind = kindFor(operation);
    const request = kinds[kind]!(operation);
    const begun = performance.now();
    const before = process.cpuUsage();
    const answer = await answerTo(world.app, request, {
      token: tokens.get(role)!,
      remoteAddress: `10.${dice.whole(0, 255)}.${dice.whole(0, 255)}.${dice.whole(1, 254)}`,
    });
    const took = performance.now() - begun;
    const used = process.cpuUsage(before);
    const busy = (used.user + used.system) / 1000;
    times.push(took);
    touched.add(`${operation.method} ${operation.path}`);
    const status = answer === 'hangs' || answer instanceof Error ? 'none' : answer.statusCode;
    add(statuses, role, status);
    add(byKind, kind, status);
    if (status === 201) learn(pool, operation, answer);
    const complaint =
      (isDeclared(answer) ? undefined : complaintOf(answer)) ??
      (busy > BUSY_MS ? `kept the process busy for ${busy.toFixed(0)} ms` : undefined) ??
      revealed(role, request, kind, operation, answer);
    if (!complaint) continue;
    const name = `${operation.method} ${operation.path} (${complaint.slice(0, 60)})`;
    const example = `call ${call} as ${role}, ${kind}: ${shown(request)} -> ${complaint}`;
    faults.set(name, [...(faults.get(name) ?? []), example]);
    if (faults.get(name)!.length === 1) console.log(`FAULT ${name}\n  ${example}`);
  }
  const seconds = (performance.now() - started) / 1000;

  function revealed(
    role: string,
    request: TestRequest,
    kind: string,
    { path }: Operation,
    answer: Answer,
  ): string | undefined {
    if (answer === 'hangs' || answer instanceof Error) return undefined;
    if (role === 'super admin' && OF_ALL_COMPANIES.test(path)) return undefined;
    const sent = `${request.url} ${JSON.stringify(request.headers)} ${request.payload ?? ''}`;
    const seen = canariesIn(answer.body, canaries, sent);
    if (seen.length > 0) return `shows of the neighbor: ${seen.slice(0, 5).join(', ')}`;
    const address = request.url.split('?')[0]!;
    const isReached = kind === 'ids of a neighbor' && answer.statusCode < 300 && !DOES_NOTHING.test(address);
    const id = isReached ? [...canaries.ids].find((one) => address.includes(one)) : undefined;
    return id && `answers ${answer.statusCode} about a row of the neighbor: ${answer.body.slice(0, 200)}`;
  }

  const broken: string[] = [];
  for (const change of await canaries.changes()) broken.push(`The neighbor's rows have changed in ${change}`);
  const proofs = features.flatMap(({ proves }) => proves ?? []);
  for await (const { company: name, proofs: its } of proveAll(database, world.kernel, proofs)) {
    // The chains of the neighbor do not fit to the words that were planted.
    for (const { name: proof, difference } of its) if (difference) broken.push(`${name}: ${proof}: ${difference}`);
  }
  const isAlive = (await world.app.inject('/readyz')).statusCode === 200;
  if (!isAlive) broken.push('The server is not ready.');
  for (const line of broken) console.log(`BROKEN ${line}`);

  print('role', statuses, Object.keys(entrances));
  print('kind of call', byKind, Object.keys(kinds));
  times.sort((a, b) => a - b);
  const wrong = faults.size + broken.length;
  report({ measure: 'calls', value: CALLS, unit: 'calls', baseline: `${(CALLS / seconds).toFixed(0)} a second` });
  report({ measure: 'endpoints called', value: touched.size, unit: `of ${operations.length}` });
  report({ measure: 'p99 of all calls', value: Math.round(times[Math.floor(times.length * 0.99)]!), unit: 'ms' });
  report({ measure: 'longest call', value: Math.round(times.at(-1)!), unit: 'ms' });
  report({ measure: 'faults', value: wrong, unit: 'faults', reach: '0' });
  return wrong;
}

/** Every operation once, in another order; those that remove data at a quarter of the times. */
function shuffled(operations: readonly Operation[]): Operation[] {
  const chosen = operations.filter(
    ({ method, path }) => !(method === 'DELETE' || REMOVES.test(path)) || dice.happens(0.25),
  );
  for (let at = chosen.length - 1; at > 0; at--) {
    const other = dice.whole(0, at);
    [chosen[at], chosen[other]] = [chosen[other]!, chosen[at]!];
  }
  return chosen;
}

/** A system outside, such as a CRM, that fails while someone waits is a 502, and never a right that the caller lacks. */
function isDeclared(answer: Answer): boolean {
  if (answer === 'hangs' || answer instanceof Error || answer.statusCode !== 502) return false;
  return answer.json<{ statusCode?: number }>().statusCode === 502;
}

function learn(pool: IdPool, { path }: Operation, answer: Answer): void {
  if (answer === 'hangs' || answer instanceof Error || !answer.body.startsWith('{"id"')) return;
  pool.add(path.split('/').at(-1)!, answer.json<{ id: string }>().id);
}

type Counts = Map<string, Map<number | string, number>>;

function add(counts: Counts, name: string, status: number | string): void {
  const own = counts.get(name) ?? new Map<number | string, number>();
  own.set(status, (own.get(status) ?? 0) + 1);
  counts.set(name, own);
}

function print(title: string, counts: Counts, order: readonly string[]): void {
  const columns = [...new Set([...counts.values()].flatMap((own) => [...own.keys()]))].sort((a, b) =>
    String(a).localeCompare(String(b)),
  );
  const rows = [...counts]
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([name, own]) => [name, ...columns.map((status) => own.get(status) ?? 0)]);
  console.log(`\n${table([title, ...columns.map(String)], rows)}\n`);
}
