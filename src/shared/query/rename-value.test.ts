import { expect, test } from 'vitest';
import { questionWithValueRenamed } from './rename-value.ts';

const merge = { field: 'tier_id', from: 'a', into: 'b' };

test('renames a value of a field in the filters of a question, however the field is written', () => {
  const where = { tier: ['a', 'b'], tier_id_ne: 'a', status: 'a' };
  expect(questionWithValueRenamed({ of: 'partners', where }, merge)).toEqual({
    of: 'partners',
    where: { tier: 'b', tier_id_ne: 'b', status: 'a' },
  });
  expect(questionWithValueRenamed({ of: 'partners' }, merge)).toEqual({ of: 'partners' });
});
