import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

test('describes a nested value by its parts', () => {
  expect(plainText([{ field: 'amount_minor', descending: true }, { field: 'name' }])).toBe(
    'field: amount_minor, descending: true, field: name',
  );
  expect(plainText({ user_id: 'u1', email: null, tags: [], roles: ['owner', 'admin'] })).toBe(
    'user id: u1, roles: owner, admin',
  );
  expect([plainText('a_b'), plainText(0), plainText(false)]).toEqual(['a_b', '0', 'false']);
});
