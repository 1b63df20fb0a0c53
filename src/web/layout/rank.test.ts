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

test('finds an action by verb and noun in any order, in the words of partner programs', () => {
  const found = (entry: string, keywords?: string[]) => (typed: string) => rankOf(entry, typed, keywords) > 0;
  for (const typed of ['send contract', 'contract send', 'send an agreement', 'send the contracts'])
    expect(found('Send for signature', ['contract'])(typed), typed).toBe(true);
  for (const typed of ['rebates', 'commission', 'spiff']) expect(found('Commissions')(typed), typed).toBe(true);
  for (const typed of ['collateral', 'assets', 'library']) expect(found('Resources')(typed), typed).toBe(true);
  for (const typed of ['deal reg', 'deal registration', 'registrations', 'dealreg'])
    expect(found('Deal registrations')(typed), typed).toBe(true);
  for (const typed of ['co-op', 'mdf', 'marketing fund']) expect(found('MDF')(typed), typed).toBe(true);
  for (const typed of ['create deal', 'add opportunity', 'opportunities new'])
    expect(found('New opportunity')(typed), typed).toBe(true);
  expect(found('Payouts')('send contract')).toBe(false);
  // The word itself is better than one that means the same.
  expect(rankOf('Resources', 'resource')).toBeGreaterThan(rankOf('Resources', 'collateral'));
});
