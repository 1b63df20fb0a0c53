import { expect, test } from 'vitest';
import { sortByDistance } from './sortByDistance.ts';

const sorted = (typed: string, names: readonly string[]) =>
  names
    .map((label) => ({ label }))
    .filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
    .sort((a, b) => sortByDistance('label')(a, b, { searchValue: typed }))
    .map(({ label }) => label);

test('sorts prefix matches first', () => {
  expect(sorted('ger', ['Algeria', 'Germany', 'Niger'])).toEqual(['Germany', 'Algeria', 'Niger']);
  expect(sorted('us', ['AUD Australian Dollar', 'RUB Russian Ruble', 'USD US Dollar'])).toEqual([
    'USD US Dollar',
    'AUD Australian Dollar',
    'RUB Russian Ruble',
  ]);
});

test('sorts word prefixes next and keeps the order of equals', () => {
  expect(sorted('ber', ['Liberia', 'Europe/Berlin', 'Europe/Bern', 'Bermuda'])).toEqual([
    'Bermuda',
    'Europe/Berlin',
    'Europe/Bern',
    'Liberia',
  ]);
});

test('sorts an exact match before longer texts', () => {
  expect(sorted('tier', ['Tier requirements', 'Tier'])).toEqual(['Tier', 'Tier requirements']);
});

test('sorts groups by their nearest options', () => {
  const groups = [
    { label: 'Tier program', options: [{ label: 'Tier requirements' }] },
    { label: 'Partner', options: [{ label: 'Tier' }] },
  ];
  const [first] = groups.sort((a, b) => sortByDistance('label')(a, b, { searchValue: 'tier' }));
  expect(first!.label).toBe('Partner');
});
