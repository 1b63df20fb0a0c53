import { expect, test } from 'vitest';
import { ApiError } from '../api.ts';
import { refusalOf } from './refusal.ts';

const refused = (errors: Record<string, string[]>) => new ApiError(400, { message: 'Check the form.', errors });
const showsReason = (field: string) => field === 'reason';

test('what a field shows stands beside it, and nothing above', () => {
  expect(refusalOf(refused({ reason: ['is required'] }), showsReason)).toEqual({
    beside: [['reason', ['is required']]],
    above: null,
  });
});

test('what no field shows stands above with the message, and what has a field stays beside it', () => {
  expect(refusalOf(refused({ reason: ['is required'], amount: ['is too high'] }), showsReason)).toEqual({
    beside: [['reason', ['is required']]],
    above: 'Check the form. is too high',
  });
});

test('an error of another sort is said above, once', () => {
  expect(refusalOf(new Error('No connection'), showsReason)).toEqual({ beside: [], above: 'No connection' });
  expect(refusalOf(refused({ amount: ['Check the form.'] }), showsReason).above).toBe('Check the form.');
});
