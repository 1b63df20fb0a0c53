import { expect, test } from 'vitest';
import { avatarColours } from '../theme.ts';
import { colourOf, initials } from './initials.ts';

test('a name has the initials of its first and its last word, in capitals', () => {
  expect(initials('ann van lindqvist')).toBe('AL');
  expect(initials('Zoë')).toBe('Z');
  expect(initials('  émile   zola ')).toBe('ÉZ');
});

test('a letter outside the basic plane is not cut in two', () => {
  expect(initials('𝒜da Lovelace')).toBe('𝒜L');
});

test('no name has no initials', () => {
  expect(initials('   ')).toBe('');
});

test('a name keeps its colour, and many names use all eleven', () => {
  expect(colourOf('Ann Lindqvist')).toBe(colourOf('Ann Lindqvist'));
  const used = new Set(Array.from({ length: 500 }, (_, index) => colourOf(`Partner ${index}`)));
  expect(avatarColours).toHaveLength(11);
  expect(used).toEqual(new Set(avatarColours));
});
