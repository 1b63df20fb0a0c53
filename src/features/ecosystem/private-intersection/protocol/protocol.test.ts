import { expect, test } from 'vitest';
import { expectEvery } from '#server/testing/expect-every.ts';
import { decoysFor } from '../limits.schema.ts';
import { compare, intersectionChallenge, newScalar, readPoints } from '../server/curve.ts';
import { nextBaseline } from '../shown-count.ts';
import { answerChallenge, blind, blindDomains, createSecret, revealMatches } from './blinding.ts';
import { domainColumn, domainsOf, readTable } from './domains.ts';
import { fromBase64, isSorted, join, joinSorted, pointOfDomain, split, toBase64, X_BYTES, XY_BYTES } from './points.ts';
import { isProven } from './proof.ts';

const names = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `firm-${from + index}.com`);

async function compared(mine: string[], lists: Record<string, string[]>) {
  const secret = await createSecret();
  const sent = await blindDomains(secret, mine);
  const points = fromBase64(sent.points)!;
  const secrets = Object.keys(lists).map((id) => ({ id, scalar: newScalar() }));
  const total = Object.values(lists).flat().length;
  const task = { seed: '5e'.repeat(32), decoys: decoysFor(total) };
  const challenge = intersectionChallenge(
    secrets.map((list) => ({ ...list, domains: lists[list.id]! })),
    task,
  );
  const answer = fromBase64(await answerChallenge(secret, challenge))!;
  const given = { lists: secrets, ...task, publicKey: secret.publicKey, points, answer };
  return { secret, sent, challenge, given, result: compare(given) };
}

test('finds the overlap with each list, and nothing else', async () => {
  const { result, sent } = await compared(names(0, 40), {
    customers: names(30, 60),
    prospects: ['firm-2.com', 'x.com'],
  });
  if (typeof result === 'string') throw new Error(result);
  const matched = (id: string) => result.matched[id]!.map((position) => sent.domains[position]).sort();
  expect(matched('customers')).toEqual(names(30, 40));
  expect(matched('prospects')).toEqual(['firm-2.com']);
});

test('hides the size of a list, and mixes in decoys that look the same', async () => {
  const sizes = new Set([0, 1, 20, 50].map((size) => size + decoysFor(size)));
  expectEvery(sizes, (size) => size % 64 === 0);
  const { challenge } = await compared(names(0, 10), { customers: names(0, 20) });
  const points = split(challenge, XY_BYTES)!;
  expect(points).toHaveLength(128);
  // An even y everywhere; half of the decoys would have an odd one otherwise.
  expectEvery(points, (point) => point[63]! % 2 === 0);
});

test('blinds differently each time, in an order that does not depend on the file', async () => {
  const domains = names(0, 12);
  const [first, second] = [
    await blindDomains(await createSecret(), domains),
    await blindDomains(await createSecret(), domains),
  ];
  expect(first.points).not.toBe(second.points);
  expect(first.domains).not.toEqual(second.domains);
  expect([...first.domains].sort()).toEqual([...domains].sort());
  expect(isSorted(split(fromBase64(first.points)!, X_BYTES)!)).toBe(true);
});

test('proves that revealed domains are the blinded ones, and nothing else passes', async () => {
  const secret = await createSecret();
  const sent = await blindDomains(secret, names(0, 6));
  const message = await revealMatches(
    secret,
    [1, 4].map((position) => ({ position, domain: sent.domains[position]! })),
  );
  const proof = { points: message.domains.map(({ point }) => fromBase64(point)!), proof: fromBase64(message.proof)! };
  const domains = message.domains.map(({ domain }) => domain);
  const blinded = split(fromBase64(sent.points)!, X_BYTES)!;
  expect(proof.points.map((point) => point.slice(1))).toEqual([blinded[1], blinded[4]]);
  expect(isProven(secret.publicPoint, domains, proof)).toBe(true);
  expect(isProven(secret.publicPoint, [domains[0]!, 'firm-99.com'], proof)).toBe(false);
  expect(isProven(secret.publicPoint, [...domains].reverse(), proof)).toBe(false);
  expect(isProven((await createSecret()).publicPoint, domains, proof)).toBe(false);
  const random = mulberry(127);
  for (let round = 0; round < 60; round += 1) {
    const changed = { points: proof.points.map((point) => point.slice()), proof: proof.proof.slice() };
    const target = [changed.proof, ...changed.points][round % 3]!;
    target[Math.floor(random() * target.length)]! ^= 1 << Math.floor(random() * 8);
    expect(isProven(secret.publicPoint, domains, changed)).toBe(false);
  }
});

test('refuses what is not a point', async () => {
  const [good] = await blind(await createSecret(), [pointOfDomain('acme.com')]);
  expect(readPoints(good!)).toHaveLength(1);
  const problems = {
    'off the curve': offCurve(),
    'above the prime': new Uint8Array(32).fill(255),
    incomplete: good!.slice(0, 31),
  };
  for (const [name, bytes] of Object.entries(problems)) expect(typeof readPoints(bytes), name).toBe('string');
  // The point at infinity is one zero byte in SEC 1 and has no coordinates.
  expect(readPoints(new Uint8Array([0]))).toBe('is incomplete');
  expect(readPoints(join([good!, good!]))).toContain('once');
  const secret = await createSecret();
  await expect(blind(secret, [new Uint8Array([4, ...new Uint8Array(64)])])).rejects.toThrow();
});

/** A coordinate that no point of the curve has. */
function offCurve(): Uint8Array<ArrayBuffer> {
  for (let last = 0; ; last += 1) {
    const x = new Uint8Array(32);
    x[31] = last;
    if (typeof readPoints(x) === 'string') return x;
  }
}

test('recognizes answers that were not calculated from all points with one secret', async () => {
  const { given, challenge, secret } = await compared(names(0, 30), { customers: names(10, 40) });
  const other = await createSecret();
  const whole = split(challenge, XY_BYTES)!.map((point) => join([new Uint8Array([4]), point]));
  const mixed = joinSorted([...(await blind(secret, whole.slice(0, 70))), ...(await blind(other, whole.slice(70)))]);
  const otherAnswer = fromBase64(await answerChallenge(other, challenge))!;
  const missing = joinSorted(split(given.answer, X_BYTES)!.slice(1));
  const replaced = joinSorted([
    ...split(given.answer, X_BYTES)!.slice(20),
    ...(await blind(other, whole.slice(0, 20))),
  ]);
  for (const answer of [mixed, otherAnswer, replaced]) expect(compare({ ...given, answer })).toContain('one secret');
  expect(typeof compare({ ...given, publicKey: other.publicKey })).toBe('string');
  const short = compare({ ...given, answer: missing });
  // Without one point, the count is at most as high; a missing decoy is refused.
  if (typeof short !== 'string') expect(short.matched.customers!.length).toBeGreaterThanOrEqual(19);
});

test('lets no mutation of an answer raise the count', async () => {
  const { given } = await compared(names(0, 24), { customers: names(20, 40) });
  let refused = 0;
  const random = mulberry(31);
  for (let round = 0; round < 500; round += 1) {
    const answer = given.answer.slice(0, given.answer.length - (round % 7 === 0 ? Math.floor(random() * 40) : 0));
    for (let flips = 0; flips <= round % 3; flips += 1)
      answer[Math.floor(random() * answer.length)]! ^= 1 << Math.floor(random() * 8);
    // Most mutations leave the ascending order or the curve, which a task need not try in full.
    const points = readPoints(answer);
    if (typeof points === 'string') {
      refused += 1;
      continue;
    }
    const result = compare({ ...given, answer });
    if (typeof result === 'string') refused += 1;
    else expect(result.matched.customers!.length).toBeLessThanOrEqual(4);
  }
  expect(refused).toBeGreaterThan(350);
});

test('reads thousands of mutated first messages as points of the curve or not at all', async () => {
  const sent = fromBase64((await blindDomains(await createSecret(), names(0, 4))).points)!;
  const random = mulberry(68);
  let refused = 0;
  for (let round = 0; round < 4000; round += 1) {
    const bytes = sent.slice(0, sent.length - (round % 9 === 0 ? 1 + Math.floor(random() * 60) : 0));
    bytes[Math.floor(random() * bytes.length)]! ^= 1 << Math.floor(random() * 8);
    const points = readPoints(bytes);
    if (typeof points === 'string') refused += 1;
    else expect(points.length * X_BYTES).toBe(bytes.length);
  }
  expect(refused).toBeGreaterThan(1500);
});

/** A small generator, so that a failure can be repeated. */
function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

test('reads base64 only in its canonical form', () => {
  expect(fromBase64(toBase64(new Uint8Array([1, 2, 3, 4])))).toEqual(new Uint8Array([1, 2, 3, 4]));
  for (const text of ['A', 'AAA', 'AAB=', 'AA==\n', '****']) expect(fromBase64(text), text).toBeUndefined();
});

test('shows a count that one more domain cannot move', () => {
  const few = nextBaseline(null, 4, 0);
  expect(few.shown).toBeNull();
  expect(nextBaseline(few, 5, 0)).toBe(few);
  expect(nextBaseline(few, 9, 2)).toEqual({ exact: 9, shown: 10, margin: 7 });
  const many = nextBaseline(null, 12, 3);
  expect(many.shown).toBe(10);
  for (const exact of [5, 8, 11, 13, 19]) expect(nextBaseline(many, exact, 0).shown).toBe(10);
  expect(nextBaseline(many, 20, 0).shown).toBe(20);
  expect(nextBaseline(many, 4, 0).shown).toBeNull();
});

test('reads files of any usual kind and finds the column with the domains', () => {
  const table = readTable(
    '\uFEFFAccount;Website;Owner\r\n"Acme; Inc";https://www.acme.com/about;ann@us.com\r\n"B ""x""";shop.beta.co.uk;\r\n;;\r\nFree;gmail.com;\r\nAcme;ACME.com;\r\n',
  );
  expect(table.headings).toEqual(['Account', 'Website', 'Owner']);
  expect(domainColumn(table)).toBe(1);
  expect(domainsOf(table, 1)).toEqual({ domains: ['acme.com', 'beta.co.uk'], skipped: 1 });
  expect(table.rows[1]![0]).toBe('B "x"');
  const bare = readTable('acme.com\nbeta.com\n');
  expect(bare.headings).toEqual(['Column 1']);
  expect(domainsOf(bare, 0).domains).toEqual(['acme.com', 'beta.com']);
  expect(() => readTable('')).toThrow('empty');
  expect(() => readTable('PK\0\0')).toThrow('text file');
});
