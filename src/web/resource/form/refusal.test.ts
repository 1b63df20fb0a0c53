import { expect, test } from 'vitest';
import { ApiError } from '../../requests/api.ts';
import { refusalOf } from './refusal.ts';

const refused = (errors: Record<string, string[]>) => new ApiError(400, { message: 'Check the form.', errors });
const showsReason = (field: string) => field === 'reason';

test('shows field errors at their fields only', () => {
  expect(refusalOf(refused({ reason: ['is required'] }), showsReason)).toEqual({
    beside: [['reason', ['This is required.']]],
    above: null,
  });
});

test('shows other errors above the form', () => {
  expect(refusalOf(refused({ reason: ['is required'], amount: ['is too high'] }), showsReason)).toEqual({
    beside: [['reason', ['This is required.']]],
    above: 'Check the form. Amount is too high.',
  });
});

test('shows an unexpected error once above the form', () => {
  expect(refusalOf(new Error('No connection'), showsReason)).toEqual({ beside: [], above: 'No connection' });
  expect(refusalOf(refused({ amount: ['Check the form.'] }), showsReason).above).toBe('Check the form.');
});
