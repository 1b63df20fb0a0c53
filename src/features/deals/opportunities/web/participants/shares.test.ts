import { expect, test } from 'vitest';
import { participantShare } from './shares.ts';

const part = (weight: number, role = 'resell', status = 'confirmed') =>
  ({ weight, role, status }) as Parameters<typeof participantShare>[0];

test('splits by weight among confirmed partners of a role that earns', () => {
  const parts = [part(2), part(1), part(5, 'services'), part(9, 'resell', 'proposed'), part(9, 'resell', 'rejected')];
  expect(parts.map((one) => participantShare(one, parts))).toEqual(['66.67%', '33.33%', '100%', null, null]);
  const many = [part(1), ...Array.from({ length: 199 }, () => part(1))];
  expect(participantShare(many[0]!, many)).toBe('0.5%');
});
