import { expect, test } from 'vitest';
import { nearestFirst } from './nearestFirst.ts';

const sorted = (typed: string, names: readonly string[]) =>
  names
    .map((label) => ({ label }))
    .filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
    .sort((a, b) => nearestFirst('label')(a, b, { searchValue: typed }))
    .map(({ label }) => label);

test('what begins with the typed letters stands before what contains them', () => {
  expect(sorted('ger', ['Algeria', 'Germany', 'Niger'])).toEqual(['Germany', 'Algeria', 'Niger']);
  expect(sorted('us', ['AUD Australian Dollar', 'RUB Russian Ruble', 'USD US Dollar'])).toEqual([
    'USD US Dollar',
    'AUD Australian Dollar',
    'RUB Russian Ruble',
  ]);
});

test('a later word that begins with them comes next, and equals keep their order', () => {
  expect(sorted('ber', ['Liberia', 'Europe/Berlin', 'Europe/Bern', 'Bermuda'])).toEqual([
    'Bermuda',
    'Europe/Berlin',
    'Europe/Bern',
    'Liberia',
  ]);
});
