import { describe, expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';
import { endOfQuiet } from './quiet.ts';

describe('quiet hours', () => {
  const end = (now: string, from: number, until: number, zone = 'Europe/Berlin') =>
    endOfQuiet(new Date(now), zone, from, until)?.toISOString();

  test('end in the morning of the company, also across midnight and a change of the clocks', () => {
    expect(end('2026-03-16T18:59:00Z', 20, 8)).toBeUndefined();
    expect(end('2026-03-16T19:00:00Z', 20, 8)).toBe('2026-03-17T07:00:00.000Z');
    expect(end('2026-03-17T05:00:00Z', 20, 8)).toBe('2026-03-17T07:00:00.000Z');
    expect(end('2026-03-28T22:00:00Z', 20, 8)).toBe('2026-03-29T06:00:00.000Z');
    expect(end('2026-03-16T12:00:00Z', 12, 14)).toBe('2026-03-16T13:00:00.000Z');
  });

  test('with the same hour twice do not exist', () => {
    expect(end('2026-03-16T03:00:00Z', 0, 0)).toBeUndefined();
  });
});

describe('an attempt', () => {
  const failed = (more: object) => outcomeOf(Object.assign(new Error('failed'), more)).kind;

  test('is repeated only if the server cannot have accepted the email', () => {
    expect(failed({ code: 'ECONNECTION', command: 'CONN' })).toBe('later');
    expect(failed({ code: 'ETIMEDOUT', command: 'CONN' })).toBe('later');
    expect(failed({ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 })).toBe('later');
    expect(failed({ code: 'ESOCKET', command: 'RCPT TO' })).toBe('later');
    expect(failed({ code: 'EMESSAGE', command: 'DATA', responseCode: 451 })).toBe('later');
    expect(failed({ code: 'ETIMEDOUT', command: 'DATA' })).toBe('uncertain');
    expect(failed({ code: 'ESOCKET', command: 'DATA' })).toBe('uncertain');
    expect(failed({})).toBe('uncertain');
  });

  test('is given up when the server refuses the email, and waits when it refuses the sender', () => {
    expect(failed({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 unknown' })).toBe(
      'refused',
    );
    expect(failed({ code: 'EMESSAGE', command: 'DATA', responseCode: 554 })).toBe('refused');
    expect(failed({ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 })).toBe('later');
  });
});
