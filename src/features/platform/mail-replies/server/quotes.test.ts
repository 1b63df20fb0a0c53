import { readFileSync } from 'node:fs';
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

test.each([
  ['Gmail in Danish', 'Den man. 16. mar. 2026 kl. 09.00 skrev Acme <in@example.com>:\n\n> Budget'],
  ['Gmail in Norwegian', 'man. 16. mars 2026 kl. 09:00 skrev Acme <in@example.com>:\n\n> Budsjett'],
  ['Gmail in Japanese', '2026年3月16日(月) 9:00 Acme <in@example.com>:\n\n> 予算'],
  ['Gmail in Russian', 'пн, 16 мар. 2026 г. в 09:00, Acme <in@example.com>:\n\n> Бюджет'],
  ['Gmail in Polish', 'pon., 16 mar 2026 o 09:00 Acme <in@example.com> napisał(a):\n\n> Budżet'],
  ['a program without marks', 'On Mon, Mar 16, 2026 at 9:00 AM Acme <in@localhost> wrote:\n\nWhich budget?'],
  [
    'Outlook in Danish',
    'Fra: Vendor <in@localhost>\nSendt: 28. november 2026 18:10\nTil: Ada\nEmne: Q\n\nWhich budget?',
  ],
  ['Outlook in Norwegian', 'Fra: Vendor <in@localhost>\nDato: 28. november 2026\nTil: Ada\nEmne: Q\n\nWhich?'],
  ['Outlook in Russian', 'От: Acme <in@example.com>\nОтправлено: 16 марта 2026\nКому: Ada\nТема: Q\n\nX'],
  ['Outlook in Japanese', '送信者: Acme <in@example.com>\n日時: 2026年3月16日\n宛先: Ada\n件名: Q\n\nX'],
  [
    'Outlook in a language that is not listed',
    'Saatja: Acme <in@example.com>\nSaadetud: 16. märts 2026 09:00\nSaaja: Ada\n\nX',
  ],
  ['an introduction without a date', 'On Monday, Acme wrote:\n> Which budget?'],
  ['marks without an introduction', '> Which budget?\n> And when?'],
])('cuts off what %s adds below', (_, history) =>
  expect(withoutQuotes(`Yes, 50 seats.\n\n${history}`)).toBe('Yes, 50 seats.'),
);

const replyIn = (name: string) => {
  const source = readFileSync(`fixtures/email/${name}.eml`, 'utf8').replaceAll('\r\n', '\n');
  return withoutQuotes(source.slice(source.indexOf('\n\n') + 2));
};

test('keeps the whole of what a person wrote', () => {
  expect(replyIn('reply-that-tells-what-a-customer-wrote')).toBe(
    'On Monday the customer wrote to us that they accept the price.\n\nPlease extend the protection until 15 January.\n\nBest\nAda',
  );
  expect(replyIn('reply-that-tells-in-french')).toBe(
    'Le client a dit le 3 janvier : ok.\nLe directeur financier du groupe nous a écrit :\nle budget est de 50 000.',
  );
  expect(replyIn('reply-in-danish')).toBe('Budgettet er 50.000.');
  // A condition behind two dashes is no signature.
  expect(withoutQuotes('Yes.\n--\nBut only if the price stays.')).toBe('Yes.\n--\nBut only if the price stays.');
  const contract = `Yes.\n-- \n${'A condition.\n'.repeat(20)}`;
  expect(withoutQuotes(contract)).toContain('A condition.');
});

test('keeps answers between quoted lines, with the questions they answer', () => {
  const answered = '> Which budget?\n\nThe budget of 2027, 50,000 dollars.\n\n> And when?\n\nIn March.';
  expect(replyIn('reply-between-the-lines')).toBe(answered);
  const introduced = `On Mon, Mar 16, 2026 at 9:00 AM Acme <in@example.com> wrote:\n${answered}\n\n> Regards\n> Acme`;
  expect(withoutQuotes(introduced)).toBe(`On Mon, Mar 16, 2026 at 9:00 AM Acme <in@example.com> wrote:\n${answered}`);
  expect(withoutQuotes(`${answered}\n\nSent from my iPhone`)).toBe(answered);
});

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
  withoutQuotes('> x\n'.repeat(20_000));
  withoutQuotes('a@b.example 2026:\n> x\ny\n'.repeat(7_000));
  withoutQuotes('From: a@b\n'.repeat(10_000));
  expect(performance.now() - begun).toBeLessThan(1_000);
});
