import { expect, test } from 'vitest';
import { avatarColors } from '../look/theme.ts';
import { colorOf, initials } from './initials.ts';

test('uses the initials of the first and last word', () => {
  expect(initials('ann van lindqvist')).toBe('AL');
  expect(initials('Zoë')).toBe('Z');
  expect(initials('  émile   zola ')).toBe('ÉZ');
});

test('keeps characters outside the basic plane whole', () => {
  expect(initials('𝒜da Lovelace')).toBe('𝒜L');
});

test('skips words in brackets', () => {
  expect(initials('Other CRM (REST)')).toBe('OC');
  expect(initials('(…)')).toBe('(');
});

test('returns no initials without a name', () => {
  expect(initials('   ')).toBe('');
});

test('keeps the color of a name and uses all eleven colors', () => {
  expect(colorOf('Ann Lindqvist')).toBe(colorOf('Ann Lindqvist'));
  const used = new Set(Array.from({ length: 500 }, (_, index) => colorOf(`Partner ${index}`)));
  expect(avatarColors).toHaveLength(11);
  expect(used).toEqual(new Set(avatarColors));
});
