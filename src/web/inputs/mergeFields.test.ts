import { expect, test } from 'vitest';
import { fieldsIn, typedField } from './mergeFields.ts';

const known = [{ text: '{{partner.name}}', label: 'Partner' }];

test('finds merge fields in a text, and tells those that do not exist', () => {
  const text = 'Made with {{ partner.name }} by {{partner.nam}}.';
  const fields = fieldsIn(text, known).map(({ from, to, label }) => [text.slice(from, to), label]);
  expect(fields).toEqual([
    ['{{ partner.name }}', 'Partner'],
    ['{{partner.nam}}', null],
  ]);
});

test('knows which field is being typed', () => {
  expect(typedField('Made with {{')).toBe('');
  expect(typedField('Made with {{part')).toBe('part');
  expect(typedField('Made with {{partner.name}} and')).toBeNull();
  expect(typedField('Made with {')).toBeNull();
});
