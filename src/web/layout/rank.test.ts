import { expect, test } from 'vitest';
import { rankOf } from './rank.ts';

test('ranks word matches, prefixes first, and no scattered letters', () => {
  expect(rankOf('Recalculate past deals', 'alder')).toBe(0);
  expect(rankOf('Recalculate past deals', 'past rec')).toBe(1);
  expect(rankOf('Recalculate past deals', 'calc')).toBe(0.5);
  expect(rankOf('Company settings', 'LOGO', ['logo', 'region'])).toBe(1);
  expect(rankOf('Company settings', '')).toBe(1);
});

test('matches word beginnings and tolerates one typo', () => {
  expect(rankOf('Incentive Structures', 'incstr')).toBe(0.4);
  expect(rankOf('New partner', 'np')).toBe(0.4);
  for (const typed of ['payuots', 'payots', 'payoouts', 'paiouts', 'payuo'])
    expect(rankOf('Payouts', typed), typed).toBe(0.3);
  expect(rankOf('Payouts', 'apyouts')).toBe(0);
  expect(rankOf('Payouts', 'piauts')).toBe(0);
  expect(rankOf('Tags', 'tga')).toBe(0);
});
