import { expect, test } from 'vitest';
import { changedFrom, filledIn } from './formFields.ts';

const row = {
  name: 'Acme',
  description: null,
  tags: ['a'],
  amount_minor: 100,
  custom: { industry: 'fin', size: '10' },
};

test('an update sends only what changed', () => {
  expect(changedFrom(row, { name: 'Acme', amount_minor: 250, tags: ['a'] })).toEqual({ amount_minor: 250 });
});

test('a cleared field becomes null; a field that was empty and still is, is no change', () => {
  expect(changedFrom(row, { name: '', description: '' })).toEqual({ name: null });
});

test('of the custom fields only the changed ones are sent', () => {
  expect(changedFrom(row, { custom: { industry: 'health', size: '10' } })).toEqual({ custom: { industry: 'health' } });
  expect(changedFrom(row, { custom: { industry: 'fin', size: '10' } })).toEqual({});
});

test('a create sends what was filled in; zero and no are answers', () => {
  expect(filledIn({ name: 'Acme', phone: '', city: undefined, amount_minor: 0, is_lead: false })).toEqual({
    name: 'Acme',
    amount_minor: 0,
    is_lead: false,
  });
});
