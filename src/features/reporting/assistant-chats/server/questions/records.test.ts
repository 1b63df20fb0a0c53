import '#features/nouns.ts';
import { expect, test } from 'vitest';
import { recordAt } from './records.ts';

const id = '0198b2f4-6d1c-7a3e-9f00-1234567890ab';

test.each([
  [`/partners/show/${id}?tab=deals`, 'partners'],
  [`/partners/pending/opportunities/show/${id}`, 'deal_registrations'],
  [`/revenue/deal-desk/show/${id}`, 'deal_registrations'],
  [`/revenue/opportunities/show/${id}#notes`, 'opportunities'],
  [`/tasks/show/${id}`, 'tasks'],
])('%s is a record of %s', (path, kind) => {
  expect(recordAt(path)).toEqual({ kind, id });
});

test.each([undefined, '/partners', `/nowhere/show/${id}`, '/partners/show/1', `/${id}`])('%s is no record', (path) => {
  expect(recordAt(path)).toBeNull();
});
