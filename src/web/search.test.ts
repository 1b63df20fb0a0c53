import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search.ts';

test('parses repeated parameters as a list', () => {
  expect(parseSearch('?stage=a&stage=b&q=acme')).toEqual({ stage: ['a', 'b'], q: 'acme' });
});

test('reads back any written value', () => {
  const search = { q: 'a&b=c d+é,:/', stage: ['x', 'y z'], page: '2' };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

test('keeps numbers and booleans as typed', () => {
  expect(parseSearch('?q=007&flag=true')).toEqual({ q: '007', flag: 'true' });
});

test('omits the question mark without parameters', () => {
  expect(stringifySearch({ q: '', page: undefined })).toBe('');
});
