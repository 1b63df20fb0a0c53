import { describe, expect, test } from 'vitest';
import { validateParticipants } from './validate.ts';

describe('the participants of a deal', () => {
  const seat = (weight: number, partner = 'P1', role = 'source') => ({ partner, role, weight });

  test('have shares with positive weights', () => {
    expect(
      validateParticipants([seat(1), seat(0, 'P2'), seat(-1, 'P3'), seat(0.5, 'P4')]).map(
        ({ code, path }) => `${code} ${path}`,
      ),
    ).toEqual([
      'weights_not_positive participants.1.weight',
      'weights_not_positive participants.2.weight',
      'weights_not_positive participants.3.weight',
    ]);
  });

  test('appear once per role', () => {
    expect(validateParticipants([seat(1), seat(1, 'P1', 'resell')])).toEqual([]);
    expect(validateParticipants([seat(1), seat(2)]).map(({ code }) => code)).toEqual(['participant_not_unique']);
  });
});
