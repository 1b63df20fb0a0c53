import { expect, test } from 'vitest';
import { codeProblems, registerProblems, signInProblems, updateProblems } from './problems.ts';

const given = { email: 'ann@example.com', password: 'a long secret' };

test('an address and a password are enough', () => {
  expect(signInProblems({ ...given, password: 'x' })).toEqual({});
  expect(registerProblems(given)).toEqual({});
});

test('what is missing is named in the words of the specification', () => {
  const missing = { email: 'Email is required', password: 'Password is required' };
  expect(signInProblems({ email: ' ', password: '' })).toEqual(missing);
  expect(registerProblems({ email: ' ', password: '' })).toEqual(missing);
  expect(updateProblems({ password: '', confirm: '' })).toEqual({
    password: 'Password is required',
    confirm: 'Confirm password is required',
  });
});

test.each(['ann', 'ann@', 'ann@example', '@example.com', 'a b@example.com'])('"%s" is no address', (email) => {
  expect(signInProblems({ ...given, email })).toEqual({ email: 'Invalid email address' });
});

test('a confirmation that differs says so, whatever else is wrong', () => {
  expect(updateProblems({ password: 'a long secret', confirm: 'a long secreT' })).toEqual({
    confirm: 'Passwords do not match',
  });
  expect(updateProblems({ password: 'a long secret', confirm: 'a long secret' })).toEqual({});
});

test('a chosen password has at least eight characters', () => {
  expect(registerProblems({ ...given, password: 'seven77' })).toEqual({ password: 'At least 8 characters' });
});

test('a code is asked for', () => {
  expect(codeProblems({ code: ' ' })).toEqual({ code: 'Code is required' });
});
