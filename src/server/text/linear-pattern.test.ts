import { expect, test } from 'vitest';
import { matchesPart, matchesWhole, patternProblem } from './linear-pattern.ts';

const milliseconds = (work: () => unknown): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
};

test('compares patterns of strangers in linear time', () => {
  for (const pattern of [`${'(a|a)'.repeat(39)}b`, '(a+)+b', '(a|aa)*b', '(.*.*.*.*.*.*)*b', '(\\w+\\s?)*$x']) {
    expect(patternProblem(pattern), pattern).toBeUndefined();
    expect(
      milliseconds(() => matchesWhole(pattern, 'a'.repeat(10_000))),
      pattern,
    ).toBeLessThan(1_000);
  }
});

test('matches the whole text or a part, with the classes of Unicode', () => {
  expect(matchesWhole('[A-Z]{2}\\d{3}', 'AB123')).toBe(true);
  expect(matchesWhole('[A-Z]{2}\\d{3}', 'AB1234')).toBe(false);
  expect(matchesWhole('a|b', 'ab')).toBe(false);
  expect(matchesWhole('\\p{L}+', 'Größe')).toBe(true);
  expect(matchesPart('\\d{3}', 'AB1234')).toBe(true);
});

test('refuses what needs backtracking, and what is too large', () => {
  for (const pattern of ['(?=a)b', '(a)\\1', '(', 'a'.repeat(301)])
    expect(patternProblem(pattern), pattern).toMatch(/is not valid here/);
  expect(patternProblem('.{1000}'.repeat(28))).toBe('repeats too many parts');
  expect(matchesWhole('(?=a)b', 'b')).toBeUndefined();
});
