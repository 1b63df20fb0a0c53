import { expect, test } from 'vitest';
import { mapTexts, refTo } from './marks.ts';

test('keys that become references are in the order of their names, whatever ids they replace', () => {
  const [gold, platinum] = [refTo('tiers', 'gold'), refTo('tiers', 'platinum')];
  const named = new Map([
    ['id-1', platinum],
    ['id-2', gold],
  ]);
  const written = mapTexts({ rates: { 'id-1': 50_000, 'id-2': 30_000 } }, (text) => named.get(text) ?? text);
  expect(JSON.stringify(written)).toBe(JSON.stringify({ rates: { [gold]: 30_000, [platinum]: 50_000 } }));
});
