import { expect, test } from 'vitest';
import { codeProblems, registerProblems, signInProblems, updateProblems } from './problems.ts';

const given = { email: 'ann@example.com', password: 'a long secret' };

test('requires an address and a password', () => {
  expect(signInProblems({ ...given, password: 'x' })).toEqual({});
  expect(registerProblems(given)).toEqual({});
});

test('uses the specified messages for missing fields', () => {
  const missing = { email: 'Email is required', password: 'Password is required' };
  expect(signInProblems({ email: ' ', password: '' })).toEqual(missing);
  expect(registerProblems({ email: ' ', password: '' })).toEqual(missing);
  expect(updateProblems({ password: '', confirm: '' })).toEqual({
    password: 'Password is required',
    confirm: 'Confirm password is required',
  });
});

test.each(['ann@', 'ann@example', '@example.com', 'a b@example.com', 'ann lee'])('"%s" is not valid', (email) => {
  expect(signInProblems({ ...given, email })).toEqual({ email: 'Invalid email address' });
});

test('accepts a username for sign-in, but not for registration', () => {
  expect(signInProblems({ ...given, email: 'ann' })).toEqual({});
  expect(registerProblems({ ...given, email: 'ann' })).toEqual({ email: 'Invalid email address' });
});

test('sign-in by username requires the username and the password', () => {
  expect(signInProblems({ email: '', password: 'a long secret' })).toEqual({ email: 'Email is required' });
  expect(signInProblems({ email: '  ', password: 'a long secret' })).toEqual({ email: 'Email is required' });
  expect(signInProblems({ email: 'ann', password: '' })).toEqual({ password: 'Password is required' });
  expect(signInProblems({ email: 'ann', password: 'a long secret' })).toEqual({});
});

test('reports a different confirmation first', () => {
  expect(updateProblems({ password: 'a long secret', confirm: 'a long secreT' })).toEqual({
    confirm: 'Passwords do not match',
  });
  expect(updateProblems({ password: 'a long secret', confirm: 'a long secret' })).toEqual({});
});

test('requires eight characters for a new password', () => {
  expect(registerProblems({ ...given, password: 'seven77' })).toEqual({ password: 'At least 8 characters' });
});

test('requires a code', () => {
  expect(codeProblems({ code: ' ' })).toEqual({ code: 'Code is required' });
});
