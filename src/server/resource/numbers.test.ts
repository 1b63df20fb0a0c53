import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '../call.ts';
import { sql } from '../db/sql.ts';
import { type Company, createWorld, type World } from '../testing/world.ts';
import { reserveNumbers } from './bulk.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
});
afterAll(() => world.close());

const next = (call: Call, series: string) => reserveNumbers(call, series, 1);
const take = (series: string) => company.within((call) => next(call, series));

/** Takes a number and keeps the transaction open until `end` is called. */
async function takeAndHold(series: string): Promise<{ number: number; end: () => Promise<void> }> {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const { promise: number, resolve: taken } = Promise.withResolvers<number>();
  const held = company.within(async (call) => {
    await call.run(sql`set local lock_timeout = '2s'`);
    taken(await next(call, series));
    await isOver;
  });
  held.catch(() => taken(Number.NaN));
  return {
    number: await number,
    end: async () => {
      end();
      await held;
    },
  };
}

/** Simulates two users who take a number at the same instant: the second waits, and then takes a block. */
async function collide(series: string): Promise<number[]> {
  await take(series);
  const first = await takeAndHold(series);
  const second = take(series);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await first.end();
  return [first.number, await second];
}

test('takes consecutive numbers', async () => {
  expect([await take('calm'), await take('calm'), await take('calm')]).toEqual([1, 2, 3]);
  expect(await company.within((call) => reserveNumbers(call, 'calm', 10))).toBe(4);
  expect(await take('calm')).toBe(14);
});

test('reuses a number after a rollback', async () => {
  await collide('undone');
  for (const expected of [4, 4]) {
    const failing = company.within(async (call) => {
      expect(await next(call, 'undone')).toBe(expected);
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
  }
  expect(await take('undone')).toBe(4);
});

test('does not block on other number holders', async () => {
  expect(await collide('met')).toEqual([2, 3]);
  const first = await takeAndHold('met');
  const second = await takeAndHold('met');
  expect(first.number).toBe(4);
  expect(second.number).toBeGreaterThan(4);
  await Promise.all([first.end(), second.end()]);
  expect(await take('met')).toBe(5);
});

test('takes every number once in parallel, without gaps', async () => {
  const taken: number[] = await collide('busy');
  const many = async () => {
    for (let count = 0; count < 15; count++) taken.push(await take('busy'));
  };
  await Promise.all(Array.from({ length: 8 }, many));
  const blocks = () => company.within((call) => call.rows(sql`select from number_blocks where key = 'busy'`));
  while ((await blocks()).length > 0) taken.push(await take('busy'));
  expect(taken.toSorted((a, b) => a - b)).toEqual(taken.map((_, index) => index + 2));
});

test('numbers each company separately', async () => {
  await collide('own');
  const other = await world.company('Other');
  expect(await other.within((call) => next(call, 'own'))).toBe(1);
});
