import { expect, test } from 'vitest';
import { partnersIn } from './pasted.ts';

test('reads one partner per line', () => {
  expect(partnersIn('Northlight\n\n  Brightwater IT \r\nNorthlight\n')).toEqual([
    { name: 'Northlight' },
    { name: 'Brightwater IT' },
  ]);
});

test('reads a domain after any separator', () => {
  expect(partnersIn('Canopy\tcanopy.example\nVale; https://www.vale.example/about\n"Quill","quill.example"')).toEqual([
    { name: 'Canopy', domain: 'canopy.example' },
    { name: 'Vale', domain: 'vale.example' },
    { name: 'Quill', domain: 'quill.example' },
  ]);
});

test('derives the name from a domain', () => {
  expect(partnersIn('north-light.example')).toEqual([{ name: 'North Light', domain: 'north-light.example' }]);
});

test('returns nothing for empty text', () => {
  expect(partnersIn(' \n;;\n')).toEqual([]);
});
