import { expect, test } from 'vitest';
import { withoutQuotes } from './quotes.ts';

test.each([
  ['Gmail', 'Yes, 50 seats.\n\nOn Mon, Mar 16, 2026 at 9:00 AM Acme <in@example.com> wrote:\n\n> Which budget?'],
  [
    'Gmail with a wrapped line',
    'Yes, 50 seats.\n\nOn Mon, Mar 16, 2026 at 9:00 AM Acme Partner Program\n<in+reply.abc@in.example.com> wrote:\n> Which budget?',
  ],
  ['Apple Mail in German', 'Yes, 50 seats.\n\nAm 16.03.2026 um 09:00 schrieb Acme <in@example.com>:\n\n> Hallo'],
  ['Apple Mail in French', 'Yes, 50 seats.\n\nLe 16 mars 2026 à 09:00, Acme <in@example.com> a écrit :\n\n> Bonjour'],
  [
    'Outlook',
    'Yes, 50 seats.\n\n________________________________\nFrom: Acme <in@example.com>\nSent: Monday, March 16, 2026 9:00 AM\nTo: Ada\nSubject: A question',
  ],
  [
    'Outlook without a line',
    'Yes, 50 seats.\n\nFrom: Acme <in@example.com>\nSent: Monday, March 16, 2026 9:00 AM\nTo: Ada\nSubject: A question\n\nHello',
  ],
  ['Outlook in German', 'Yes, 50 seats.\n\nVon: Acme <in@example.com>\nGesendet: Montag\nAn: Ada\nBetreff: Frage'],
  ['an original message', 'Yes, 50 seats.\n\n-----Original Message-----\nFrom: Acme'],
  ['a signature', 'Yes, 50 seats.\n\n-- \nAda Lovelace\nNorth'],
  ['a phone', 'Yes, 50 seats.\n\nSent from my iPhone'],
])('cuts off what %s adds', (_, text) => expect(withoutQuotes(text)).toBe('Yes, 50 seats.'));

test('keeps words that only look like a quote', () => {
  const text = 'On Monday we decide.\nFrom: Monday on, they are closed.\nHe wrote: yes.\n- one\n- two';
  expect(withoutQuotes(text)).toBe(text);
  expect(withoutQuotes('> only a quote')).toBe('');
});

test('takes no time for hostile text', () => {
  const begun = performance.now();
  withoutQuotes(`On ${'a '.repeat(60_000)}`);
  withoutQuotes('On x\n'.repeat(20_000));
  withoutQuotes(`${'>'.repeat(100_000)}`);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
