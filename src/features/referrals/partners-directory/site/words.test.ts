import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ratingText, words } from './words.ts';

test('a rating is x/5, and N/A without one', () => {
  expect(ratingText(4.6)).toBe('4.6/5');
  expect(ratingText(null)).toBe('N/A');
});

test('small tiles are 4 per row, medium ones 3, large ones 2', () => {
  const css = readFileSync(join(import.meta.dirname, 'directory.module.css'), 'utf8');
  const columnsOf = (size: string) =>
    new RegExp(`^\\.${size} \\{\\s*grid-template-columns: repeat\\((\\d)`, 'm').exec(css)?.[1];
  expect(['small', 'medium', 'large'].map(columnsOf)).toEqual(['4', '3', '2']);
});

test('every language has the same texts', () => {
  const keysOf = (value: object): string[] =>
    Object.entries(value).flatMap(([key, text]) => (typeof text === 'object' ? keysOf(text as object) : [key]));
  for (const language of Object.values(words)) expect(keysOf(language)).toEqual(keysOf(words.en));
});
