import { expect, test } from 'vitest';
import { ExportTurns } from './export-turns.ts';

const PATIENCE = 40;

test('limits exports to a third of the connections and half of these per company', async () => {
  const turns = new ExportTurns(12, PATIENCE);
  const ends = [await turns.take('a'), await turns.take('a')];
  await expect(turns.take('a')).rejects.toMatchObject({ statusCode: 429 });
  ends.push(await turns.take('b'), await turns.take('b'));
  await expect(turns.take('c')).rejects.toMatchObject({ statusCode: 429 });
  for (const end of ends) end();
  for (const end of [await turns.take('c'), await turns.take('a')]) end();
});

test('starts waiting exports in order, skipping companies at their limit', async () => {
  const turns = new ExportTurns(9, PATIENCE);
  const [first, second] = [await turns.take('a'), await turns.take('a')];
  const third = turns.take('a');
  (await turns.take('b'))();
  first();
  first();
  const end = await third;
  await expect(turns.take('a')).rejects.toMatchObject({ statusCode: 429 });
  second();
  end();
});

test('runs one export at a time with a single connection', async () => {
  const turns = new ExportTurns(1, PATIENCE);
  const end = await turns.take('a');
  await expect(turns.take('b')).rejects.toMatchObject({ statusCode: 429 });
  end();
  (await turns.take('b'))();
});
