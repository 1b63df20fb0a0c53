import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { createWorld, type World } from '#server/testing/world.ts';
import { answerChallenge, blind, createSecret, type Match, revealMatches, type Secret } from '../protocol/blinding.ts';
import { fromBase64, join, joinSorted, split, toBase64, X_BYTES, XY_BYTES } from '../protocol/points.ts';
import {
  challenge,
  companyList,
  count,
  firms,
  matches,
  privateList,
  problem,
  share,
  start,
  startMessage,
  twoSides,
} from './testing/comparison.ts';

let world: World;
let minutes = 0;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => later(5));
afterAll(() => world.close());

const START = new Date('2026-03-16T09:00:00Z').getTime();
function later(by: number): void {
  minutes += by;
  world.clock.set(new Date(START + minutes * 60_000).toISOString());
}
const DAY = 24 * 60;
const url = (id: string, step: string) => `/private_intersections/${id}/${step}`;

test('refuses messages that are not points, with the field and the reason', async () => {
  const { partner, own } = await twoSides(world);
  const { body } = await startMessage(firms(0, 12));
  const points = split(fromBase64(body.points)!, X_BYTES)!;
  const filled = (byte: number) => new Uint8Array(32).fill(byte);
  const bad: Record<string, [object, string]> = {
    'repeated point': [{ points: toBase64(join([...points, points.at(-1)!])) }, 'points'],
    'order of the file': [{ points: toBase64(join([...points].reverse())) }, 'points'],
    'above the prime': [{ points: toBase64(join([...points, filled(255)])) }, 'points'],
    'cut in the middle': [{ points: toBase64(join(points).slice(0, -5)) }, 'points'],
    'point at infinity': [{ points: toBase64(join([new Uint8Array([0]), ...points])) }, 'points'],
    'compressed points of SEC 1': [
      { points: toBase64(join(points.map((point) => join([new Uint8Array([2]), point])))) },
      'points',
    ],
    'key above the prime': [{ public_key: toBase64(filled(255)) }, 'public_key'],
    'short key': [{ public_key: toBase64(new Uint8Array(31)) }, 'public_key'],
    'plain domains': [{ points: 'firm-1.com,firm-2.com,firm-3.com,firm-4.com,firm-5.com' }, 'points'],
    'too few domains': [{ points: toBase64(join(points.slice(0, 9))) }, 'points'],
  };
  for (const [name, [change, field]] of Object.entries(bad)) {
    const answer = problem(
      await partner.request('POST', '/private_intersections', { population_id: own, ...body, ...change }),
    );
    expect([400, 422], `${name}: ${answer.message}`).toContain(answer.status);
    expect(answer.errors?.[field], `${name}: ${JSON.stringify(answer)}`).toBeDefined();
  }
  // None of them used up the allowance.
  expect(await partner.get('/private_lists')).toMatchObject({ sessions_left: 4 });
});

test('refuses a list that is too long before any calculation', async () => {
  const { partner, own } = await twoSides(world);
  const { body } = await startMessage(firms(0, 12));
  const points = toBase64(new Uint8Array(10_001 * 32));
  const answer = problem(
    await partner.request('POST', '/private_intersections', { population_id: own, ...body, points }),
  );
  expect(answer).toMatchObject({ status: 400, errors: { points: [expect.any(String)] } });
});

test('knows a comparison only for its own partner, and no step of it for the company', async () => {
  const { company, owner, partner, own, list, partner_id } = await twoSides(world, { level: 'existence' });
  const neighbor = await twoSides(world, { level: 'existence' });
  const rival = await world.partnerUser(company, await company.within((call) => samplePartner(call)));
  const tab = await count(partner, own, firms(0, 12));
  const message = await revealMatches(tab.secret, await matches(partner, tab));
  for (const stranger of [rival, neighbor.partner, neighbor.owner, owner]) {
    for (const [step, body] of Object.entries({
      challenge: undefined,
      answer: { points: tab.list.points },
      matches: undefined,
      reveal: message,
    }))
      expect((await stranger.request('POST', url(tab.id, step), body)).statusCode, step).toBe(404);
    if (stranger !== owner)
      expect((await stranger.request('GET', `/private_intersections/${tab.id}`)).statusCode).toBe(404);
  }
  const { body } = await startMessage(firms(0, 12));
  // Neither a neighbor's private list nor a list of the company can be compared.
  for (const population_id of [neighbor.own, list, tab.id])
    expect((await partner.request('POST', '/private_intersections', { population_id, ...body })).statusCode).toBe(404);
  expect(partner_id).not.toBe(neighbor.partner_id);
});

test('takes each step once and in its order', async () => {
  const { partner, own } = await twoSides(world);
  const tab = await start(partner, own, firms(0, 12));
  const soon = problem(await partner.request('POST', url(tab.id, 'answer'), { points: tab.list.points }));
  expect(soon).toMatchObject({ status: 409, message: expect.stringContaining('Get the points') });
  const points = await answerChallenge(tab.secret, await challenge(partner, tab));
  expect(problem(await partner.request('POST', url(tab.id, 'challenge')))).toMatchObject({ status: 409 });
  expect((await partner.request('POST', url(tab.id, 'matches'))).statusCode).toBe(409);
  const early = await revealMatches(tab.secret, [{ position: 0, domain: tab.list.domains[0]! }]);
  expect((await partner.request('POST', url(tab.id, 'reveal'), early)).statusCode).toBe(409);
  // Only one of two simultaneous answers counts.
  const both = await Promise.all([1, 2].map(() => partner.request('POST', url(tab.id, 'answer'), { points })));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await partner.request('POST', url(tab.id, 'answer'), { points })).statusCode).toBe(409);
});

test('refuses the answer of an earlier comparison, and ends the comparison', async () => {
  const { partner, own } = await twoSides(world);
  const first = await start(partner, own, firms(0, 12));
  const old = await answerChallenge(first.secret, await challenge(partner, first));
  const tab = await start(partner, own, firms(0, 12));
  await challenge(partner, tab);
  const answer = problem(await partner.request('POST', url(tab.id, 'answer'), { points: old }));
  expect(answer).toMatchObject({ status: 422, message: expect.stringContaining('one secret') });
  expect(await partner.get(`/private_intersections/${tab.id}`)).toMatchObject({ status: 'refused' });
  expect((await partner.request('POST', url(tab.id, 'answer'), { points: old })).statusCode).toBe(409);
});

test('notices missing, added and exchanged points of an answer', async () => {
  const { partner, own } = await twoSides(world);
  const cases = {
    missing: (points: Uint8Array[]) => points.slice(1),
    added: (points: Uint8Array[], other: Uint8Array[]) => [...points, other[0]!],
    exchanged: (points: Uint8Array[], other: Uint8Array[]) => [...points.slice(40), ...other.slice(0, 40)],
    'calculated with five secrets': async (_: Uint8Array[], __: Uint8Array[], whole: Uint8Array<ArrayBuffer>[]) =>
      (
        await Promise.all(
          Array.from({ length: 5 }, async (_each, index) => {
            const secret = await createSecret();
            return blind(
              secret,
              whole.filter((_point, at) => at % 5 === index),
            );
          }),
        )
      ).flat(),
  };
  for (const [name, change] of Object.entries(cases)) {
    later(DAY / 3);
    const tab = await start(partner, own, firms(0, 12));
    const whole = split(await challenge(partner, tab), XY_BYTES)!.map((point) => join([new Uint8Array([4]), point]));
    const changed = await change(await blind(tab.secret, whole), await blind(await createSecret(), whole), whole);
    const answer = problem(
      await partner.request('POST', url(tab.id, 'answer'), { points: toBase64(joinSorted(changed)) }),
    );
    expect(answer.status, name).toBe(422);
    expect(await partner.get(`/private_intersections/${tab.id}`), name).toMatchObject({
      status: 'refused',
      refusal: expect.any(String),
    });
  }
});

test('shows the same count whether one probed domain is on the list or not', async () => {
  const { partner, own } = await twoSides(world);
  const known = firms(0, 4);
  const noise = firms(200, 210);
  const before = await count(partner, own, [...known, ...noise]);
  expect(before.counts).toMatchObject([{ count: null }]);
  // The fifth match would show "5" if counts were only rounded.
  const hit = await count(partner, own, [...known, 'firm-4.com', ...noise]);
  const miss = await count(partner, own, [...known, 'firm-999.com', ...noise]);
  expect(hit.counts[0]!.count).toBe(miss.counts[0]!.count);
  // Another list of the partner does not start anew.
  const second = await privateList(partner, 'Probe');
  await share(partner, second, 'count');
  expect((await count(partner, second, [...firms(0, 5), ...noise])).counts).toMatchObject([{ count: null }]);
});

test('limits how fast a list grows', async () => {
  const { partner, own } = await twoSides(world);
  await count(partner, own, firms(0, 12));
  const { body } = await startMessage(firms(0, 130));
  const grown = problem(await partner.request('POST', '/private_intersections', { population_id: own, ...body }));
  expect(grown).toMatchObject({ status: 422, message: expect.stringContaining('grew from 12 to 130') });
  later(DAY + 1);
  expect((await partner.request('POST', '/private_intersections', { population_id: own, ...body })).statusCode).toBe(
    201,
  );
});

test('ends a comparison whose revealed domains are not exactly the matching ones', async () => {
  const { partner, own } = await twoSides(world, { level: 'existence' });
  type Message = Awaited<ReturnType<typeof revealMatches>>;
  const other = await createSecret();
  const cases: Record<string, (domains: Match[], secret: Secret) => Message | Promise<Message>> = {
    'a guessed domain of the company': async ([first, ...rest], secret) => {
      const message = await revealMatches(secret, [first!, ...rest]);
      return { ...message, domains: [{ ...message.domains[0]!, domain: 'firm-25.com' }, ...message.domains.slice(1)] };
    },
    'a guessed domain with a proof of its own': ([first, ...rest], secret) =>
      revealMatches(secret, [{ ...first!, domain: 'firm-25.com' }, ...rest]),
    'a proof with another secret': (all) => revealMatches(other, all),
    'two domains exchanged': async ([first, second, ...rest], secret) =>
      revealMatches(secret, [{ ...first!, domain: second!.domain }, { ...second!, domain: first!.domain }, ...rest]),
    'one too few': ([, ...rest], secret) => revealMatches(secret, rest),
    'one too many': (all, secret) =>
      revealMatches(secret, [...all, { position: all.at(-1)!.position + 1, domain: 'firm-25.com' }]),
    'another spelling': ([first, ...rest], secret) =>
      revealMatches(secret, [{ ...first!, domain: `www.${first!.domain}` }, ...rest]),
    'a changed proof': async (all, secret) => {
      const message = await revealMatches(secret, all);
      const proof = fromBase64(message.proof)!;
      proof[40]! ^= 1;
      return { ...message, proof: toBase64(proof) };
    },
  };
  for (const [name, change] of Object.entries(cases)) {
    later(DAY / 3);
    const tab = await count(partner, own, [...firms(0, 8), ...firms(300, 310)]);
    const message = await change(await matches(partner, tab), tab.secret);
    const answer = problem(await partner.request('POST', url(tab.id, 'reveal'), message));
    expect(answer.status, `${name}: ${answer.message}`).toBe(422);
    expect(answer.message, name).toContain('refused');
    expect(await partner.get(`/private_intersections/${tab.id}`)).toMatchObject({ status: 'refused' });
  }
  expect(await partner.get('/private_lists')).toMatchObject({ lists: [{ revealed_count: 0 }] });
});

test('does not take the consent of one side for that of both, nor an old one', async () => {
  const { owner, partner, own, list, partner_id } = await twoSides(world);
  const tab = await count(partner, own, firms(0, 12));
  // The partner can set only its own consent.
  const forged = await partner.request('POST', `/mapping_populations/${list}/consent`, { level: 'existence' });
  expect(forged.statusCode).toBe(404);
  await share(partner, own, 'existence');
  const withFields = await partner.request('POST', url(tab.id, 'matches'), { level: 'existence' });
  expect([400, 409]).toContain(withFields.statusCode);
  await share(owner, list, 'existence', partner_id);
  const domains = await matches(partner, tab);
  await share(owner, list, 'count', partner_id);
  expect(
    (await partner.request('POST', url(tab.id, 'reveal'), await revealMatches(tab.secret, domains))).statusCode,
  ).toBe(409);
  expect(await owner.get('/private_lists')).toMatchObject({ lists: [{ revealed_count: 0 }] });
});

test('refuses programs, and people who may only view', async () => {
  const { company, partner_id, owner, own } = await twoSides(world);
  const { body } = await startMessage(firms(0, 12));
  const viewer = await world.partnerUser(company, partner_id, 'partner_finance');
  expect((await viewer.request('POST', '/private_intersections', { population_id: own, ...body })).statusCode).toBe(
    403,
  );
  expect((await owner.request('POST', '/private_intersections', { population_id: own, ...body })).statusCode).toBe(404);
});

test('asks to compare again when a list of the company changed in the meantime', async () => {
  const { company, owner, partner, own, list, partner_id } = await twoSides(world, { level: 'existence' });
  const tab = await count(partner, own, firms(0, 12));
  later(10);
  const content = ['Name,Website', ...firms(5, 30).map((domain) => `x,${domain}`)].join('\n');
  await owner.post(`/mapping_populations/${list}/file`, { file_name: 'customers.csv', content });
  const domains = await matches(partner, tab);
  const answer = problem(
    await partner.request('POST', url(tab.id, 'reveal'), await revealMatches(tab.secret, domains)),
  );
  expect(answer).toMatchObject({ status: 409, message: expect.stringContaining('Compare the lists again') });
  expect(await partner.get(`/private_intersections/${tab.id}`)).toMatchObject({ status: 'counted' });
  expect(await companyList(company, ['late.com'], 'Late')).toBeTruthy();
  expect(partner_id).toBeTruthy();
});
