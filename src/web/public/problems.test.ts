import { expect, test } from 'vitest';
import { problemsOf } from './problems.ts';

const given = { email: 'ann@example.com', password: 'secret', remember: true };

test('an address and a password are enough', () => {
  expect(problemsOf(given)).toEqual({});
});

test('what is missing is named in the words of the specification', () => {
  expect(problemsOf({ ...given, email: ' ', password: '' })).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  });
});

test.each(['ann', 'ann@', 'ann@example', '@example.com', 'a b@example.com'])('"%s" is no address', (email) => {
  expect(problemsOf({ ...given, email })).toEqual({ email: 'Invalid email address' });
});
