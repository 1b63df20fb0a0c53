import { expect, test } from 'vitest';
import { partnersIn } from './pasted.ts';

test('a list of names is one partner a line', () => {
  expect(partnersIn('Northlight\n\n  Brightwater IT \r\nNorthlight\n')).toEqual([
    { name: 'Northlight' },
    { name: 'Brightwater IT' },
  ]);
});

test('a domain beside the name is taken, whatever stands between them', () => {
  expect(partnersIn('Canopy\tcanopy.example\nVale; https://www.vale.example/about\n"Quill","quill.example"')).toEqual([
    { name: 'Canopy', domain: 'canopy.example' },
    { name: 'Vale', domain: 'vale.example' },
    { name: 'Quill', domain: 'quill.example' },
  ]);
});

test('an address alone gives the name', () => {
  expect(partnersIn('north-light.example')).toEqual([{ name: 'North Light', domain: 'north-light.example' }]);
});

test('nothing is nothing', () => {
  expect(partnersIn(' \n;;\n')).toEqual([]);
});
