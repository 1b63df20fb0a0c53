import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { Dice } from '#server/testing/dice.ts';
import { readContactCard } from './contact-card.ts';

const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD'].join('\r\n');
const ada = { name: 'Ada Byron', email: 'ada@analytical.example', phone: '+1 415 555 0100' };

test('reads vCard 3.0 with groups, folded lines and escapes', () => {
  expect(
    readContactCard(
      card(
        'VERSION:3.0',
        'N:Byron;Ada;;;',
        'FN:Ada By',
        ' ron',
        'ORG:Analytical\\, Engines\\; Ltd;Sales',
        'item1.EMAIL;TYPE=INTERNET:ada@analytical.example',
        'TEL;TYPE="work,voice":+1 415 555 0100',
        'URL:https\\://www.analytical.example/team?x=1',
      ),
    ),
  ).toEqual({ ...ada, company: 'Analytical, Engines; Ltd', website: 'analytical.example' });
});

test('reads vCard 2.1 with quoted-printable text and soft breaks', () => {
  const text = card(
    'VERSION:2.1',
    'N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=BC=',
    'rgen',
    'ORG;QUOTED-PRINTABLE;CHARSET=ISO-8859-1:Z=FCrich AG',
    'TEL;WORK;VOICE:044 555 01 00',
    'PHOTO;ENCODING=BASE64;TYPE=JPEG:AAAA',
  );
  expect(readContactCard(text)).toEqual({ name: 'Jürgen Müller', company: 'Zürich AG', phone: '044 555 01 00' });
});

test('reads vCard 4.0 and prefers what the person prefers', () => {
  const text = card(
    'VERSION:4.0',
    'FN:Ada Byron',
    'EMAIL;TYPE=home:ada@home.example',
    'EMAIL;PREF=1:mailto:ada@analytical.example',
    'TEL;VALUE=uri;TYPE="x:y":tel:+1-415-555-0100',
  );
  expect(readContactCard(text)).toEqual({ ...ada, phone: '+1-415-555-0100' });
});

test('reads MECARD with escapes', () => {
  expect(
    readContactCard(
      'MECARD:N:Byron,Ada;ORG:Byron\\; Sons;TEL:+1 415 555 0100;EMAIL:ada@analytical.example;URL:analytical.example;;',
    ),
  ).toEqual({ ...ada, company: 'Byron; Sons', website: 'analytical.example' });
});

test('reads an email address alone, and nothing else of a free text', () => {
  expect(readContactCard(' mailto:ada@analytical.example ')).toEqual({ email: 'ada@analytical.example' });
  for (const text of ['', 'Ada Byron', 'https://evil.example/register', 'WIFI:S:x;P:secret;;', 'javascript:alert(1)'])
    expect(readContactCard(text), text).toBeNull();
});

test('takes no address that is not the company’s website', () => {
  for (const url of [
    'javascript:alert(1)',
    'file:///etc/passwd',
    'http://169.254.169.254/',
    'https://localhost/',
    'https://user@bank.example/',
    'https://bank.example:8080/',
    'https://www.linkedin.com/in/ada',
    'data:text/html,<script>',
  ])
    expect(readContactCard(card('FN:Ada', `URL:${url}`)), url).toEqual({ name: 'Ada' });
});

test('shows no control and direction marks, and no second line', () => {
  expect(
    readContactCard(card('FN:Ada\\nBcc: x\u202e\u0000\u2066 Byron\u200b', 'EMAIL:a@b.example\\nBcc:c@d.example')),
  ).toEqual({ name: 'Ada Bcc: x Byron' });
});

test.each<[string, string]>([
  ['a name that is too long', card(`FN:${'x'.repeat(201)}`)],
  ['an address with another inside', card('EMAIL:ada@analytical.example?bcc=x@y.example')],
  ['a phone number that dials a service', card('TEL:*#06#')],
  ['a set of characters that is not read', card('FN;CHARSET=UTF-7;ENCODING=QUOTED-PRINTABLE:+ADw-')],
  ['broken UTF-8', card('FN;ENCODING=QUOTED-PRINTABLE:=C3=28')],
  ['a card inside another', card('BEGIN:VCARD', 'FN:Mallory')],
  ['a text that is too long', `${card('FN:Ada')}${' '.repeat(9_000)}x`],
  ['a line without a name', card(':Ada', '"FN:Ada')],
])('leaves out %s', (_, text) => {
  expect(readContactCard(text)).toBeNull();
});

test('reads any text of the greatest length at once', () => {
  const dice = new Dice(7);
  const pieces = [
    'BEGIN:VCARD\n',
    'FN:',
    ';',
    '"',
    '\\',
    '=\n',
    '=C3',
    ' ',
    '\n ',
    ':',
    'MECARD:',
    '@',
    '.',
    'a',
    '\u202e',
    '😀',
  ];
  for (let round = 0; round < 300; round += 1) {
    let text = dice.pick(['BEGIN:VCARD\n', 'MECARD:', '']);
    while (text.length < 8_000) text += dice.pick(pieces).repeat(dice.whole(1, 60));
    const begin = performance.now();
    const read = readContactCard(text.slice(0, 8_192));
    expect(performance.now() - begin).toBeLessThan(200);
    for (const value of Object.values(read ?? {})) expect(value).not.toMatch(/[\p{C}]/u);
  }
});
