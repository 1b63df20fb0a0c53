import { expect, test } from 'vitest';
import { changedFrom, filledValues } from './formFields.ts';

const row = {
  name: 'Acme',
  description: null,
  tags: ['a'],
  amount_minor: 100,
  custom: { industry: 'fin', size: '10' },
};

test('sends only changed fields', () => {
  expect(changedFrom(row, { name: 'Acme', amount_minor: 250, tags: ['a'] })).toEqual({ amount_minor: 250 });
});

test('sends null for a cleared field only', () => {
  expect(changedFrom(row, { name: '', description: '' })).toEqual({ name: null });
});

test('sends only changed custom fields', () => {
  expect(changedFrom(row, { custom: { industry: 'health', size: '10' } })).toEqual({ custom: { industry: 'health' } });
  expect(changedFrom(row, { custom: { industry: 'fin', size: '10' } })).toEqual({});
});

test('sends filled fields on create, including zero and no', () => {
  expect(filledValues({ name: 'Acme', phone: '', city: undefined, amount_minor: 0, is_lead: false })).toEqual({
    name: 'Acme',
    amount_minor: 0,
    is_lead: false,
  });
});
