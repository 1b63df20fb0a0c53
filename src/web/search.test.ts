import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search.ts';

test('repeated parameters are a list, single ones a text', () => {
  expect(parseSearch('?stage=a&stage=b&q=acme')).toEqual({ stage: ['a', 'b'], q: 'acme' });
});

test('what was written is read back, whatever it holds', () => {
  const search = { q: 'a&b=c d+é,:/', stage: ['x', 'y z'], page: '2' };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
});

test('numbers and booleans stay as they were typed', () => {
  expect(parseSearch('?q=007&flag=true')).toEqual({ q: '007', flag: 'true' });
});

test('nothing leaves no question mark behind', () => {
  expect(stringifySearch({ q: '', page: undefined })).toBe('');
});
