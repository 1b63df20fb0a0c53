import { expect, test } from 'vitest';
import { NoConnection, Shares } from './shares.ts';

const PATIENCE = 40;

/** Counts the connections that a company gets at once and those it waits for. */
function taking(shares: Shares, company: string, count: number) {
  const taken = Array.from({ length: count }, () => shares.take(company));
  return { got: taken.filter((one) => one === undefined).length, later: taken.filter((one) => one !== undefined) };
}

test('keeps connections free for other companies under load of one', async () => {
  for (const [size, most] of [
    [12, 10],
    [8, 7],
    [16, 13],
  ] as const) {
    const shares = new Shares(size, PATIENCE);
    const { got, later } = taking(shares, 'noisy', 30);
    expect(got).toBe(most);
    expect(shares.take('quiet')).toBeUndefined();
    for (const one of later) await expect(one).rejects.toBeInstanceOf(NoConnection);
  }
});

test('keeps connections free under load of two companies', async () => {
  const shares = new Shares(12, PATIENCE);
  const taken = ['a', 'b'].map((company) => taking(shares, company, 30));
  expect(shares.take('quiet')).toBeUndefined();
  await Promise.allSettled(taken.flatMap(({ later }) => later));
});

test('gives a free connection to the company that holds least, in order', async () => {
  const shares = new Shares(4, PATIENCE);
  const order: string[] = [];
  expect(taking(shares, 'a', 3).got + taking(shares, 'c', 1).got).toBe(4);
  const all = ['a1', 'a2', 'b1'].map(async (name) => {
    await shares.take(name[0]!);
    order.push(name);
    shares.giveBack(name[0]!);
  });
  shares.giveBack('c');
  await all[2];
  shares.giveBack('a');
  await Promise.all(all);
  expect(order).toEqual(['b1', 'a1', 'a2']);
});

test('shares a single connection', async () => {
  const shares = new Shares(1, PATIENCE);
  expect(shares.take('a')).toBeUndefined();
  const second = shares.take('b');
  shares.giveBack('a');
  await second;
});

test('lets one company use both of two connections until another asks', async () => {
  const shares = new Shares(2, PATIENCE);
  expect(taking(shares, 'a', 2).got).toBe(2);
  const order: string[] = [];
  const waiting = ['a', 'b'].map(async (company) => {
    await shares.take(company);
    order.push(company);
  });
  shares.giveBack('a');
  await waiting[1];
  shares.giveBack('a');
  await waiting[0];
  expect(order).toEqual(['b', 'a']);
});
