import { expect, test } from 'vitest';
import { plainly } from './plainly.ts';

test('a value of many parts is told by its parts, whatever they are', () => {
  expect(plainly([{ field: 'amount_minor', descending: true }, { field: 'name' }])).toBe(
    'field: amount_minor, descending: true, field: name',
  );
  expect(plainly({ user_id: 'u1', email: null, tags: [], roles: ['owner', 'admin'] })).toBe(
    'user id: u1, roles: owner, admin',
  );
  expect([plainly('a_b'), plainly(0), plainly(false)]).toEqual(['a_b', '0', 'false']);
});
