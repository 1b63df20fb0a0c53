import { performance } from 'node:perf_hooks';
import { expect, test } from 'vitest';
import { Dice } from '#server/testing/dice.ts';
import { readSharedItem, type SharedItem } from './shared-item.ts';

const text = (more: Partial<SharedItem>): SharedItem => ({ title: '', text: '', url: '', file: null, ...more });
/** A file as the worker keeps it: its beginning, and its size. */
const file = (name: string, content: string | Buffer, size?: number): SharedItem => {
  const bytes = Buffer.from(content as string);
  const head = new Uint8Array(bytes).buffer;
  return text({ file: { name, size: size ?? bytes.length, head } });
};
const email = (...lines: string[]) => file('Offer.eml', lines.join('\r\n'));
const ada = { name: 'Ada Byron', email: 'ada@analytical.example' };

test('reads a contact card with a picture, also when only its beginning was kept', () => {
  const lines = ['BEGIN:VCARD', 'VERSION:3.0', 'FN:Ada Byron', 'EMAIL:ada@analytical.example', 'PHOTO;ENCODING=b:'];
  const picture = Array.from({ length: 4_000 }, () => ` ${'A'.repeat(74)}`);
  const whole = [...lines, ...picture, 'TEL:+1 415 555 0100', 'END:VCARD'].join('\r\n');
  expect(readSharedItem(file('ada.vcf', whole))).toEqual({ card: { ...ada, phone: '+1 415 555 0100' } });
  expect(readSharedItem(file('ada.vcf', `${lines.join('\r\n')}\r\nTEL:+1 415 5`, 900_000))).toEqual({ card: ada });
});

test('reads subject, sender and the first text of an email', () => {
  const shared = email(
    'Received: from x',
    'From: =?UTF-8?Q?Ada_Byr=C3=B6n?= <ada@analytical.example>',
    'To: partner@north.example',
    'Subject: =?utf-8?B?T2ZmZXIg?=',
    ' =?utf-8?B?ZsO8ciAyMDI2?=',
    'Content-Type: multipart/mixed; boundary="a b"',
    '',
    'ignored',
    '--a b',
    'Content-Type: multipart/alternative; boundary=inner',
    '',
    '--inner',
    'Content-Type: text/html',
    '',
    '<script>alert(1)</script>',
    '--inner',
    'Content-Type: text/plain; charset=iso-8859-1',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Gr=FC=DFe aus =',
    'Z=FCrich',
    '',
    '--inner--',
    '--a b--',
  );
  expect(readSharedItem(shared)).toEqual({
    card: { name: 'Ada Byrön', email: 'ada@analytical.example' },
    title: 'Offer für 2026',
    description: 'Grüße aus Zürich',
  });
});

test('keeps HTML and attachments of an email out of the draft', () => {
  const html = email('From: ada@analytical.example', 'Content-Type: text/html', '', '<img src=x onerror=alert(1)>');
  expect(readSharedItem(html)).toEqual({ card: { email: 'ada@analytical.example' } });
  const attached = email(
    'Subject: Report',
    'Content-Type: text/plain',
    'Content-Disposition: attachment; filename=secret.txt',
    '',
    'secret',
  );
  expect(readSharedItem(attached)).toEqual({ card: {}, title: 'Report' });
});

test('reads a forwarded email as text, with the only address in it', () => {
  const forwarded = '---------- Forwarded message\nFrom: "Ada Byron" <ada@analytical.example>\n\nPlease call me.';
  expect(readSharedItem(text({ title: 'Fwd: Offer', text: forwarded }))).toEqual({
    card: ada,
    title: 'Fwd: Offer',
    description: forwarded,
  });
  const several = readSharedItem(text({ text: 'ada@analytical.example and ben@analytical.example' }));
  expect(several).toMatchObject({ card: {} });
});

test('reads the website of a shared page, and no page of a social network', () => {
  expect(readSharedItem(text({ title: 'Acme', url: 'https://www.acme.example/about' }))).toMatchObject({
    card: { website: 'acme.example' },
    title: 'Acme',
  });
  expect(readSharedItem(text({ text: 'https://www.linkedin.com/in/ada' }))).toMatchObject({ card: {} });
});

test('leaves out the reader, who forwarded their own email', () => {
  const own = email('From: Me <Me@North.example>', 'Subject: Notes', '', 'Call Ada.');
  expect(readSharedItem(own, 'me@north.example')).toEqual({ card: {}, title: 'Notes', description: 'Call Ada.' });
});

test('reads texts in UTF-16 with a mark', () => {
  const bytes = Buffer.from('\ufeffCall ada@analytical.example', 'utf16le');
  expect(readSharedItem(file('note.txt', bytes))).toMatchObject({ card: { email: 'ada@analytical.example' } });
});

test.each<[string, SharedItem, string]>([
  ['a picture', file('card.vcf', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2])), 'binary'],
  ['a program named as an email', file('x.eml', Buffer.from('MZ\0\0\0binary')), 'binary'],
  ['a text in an unknown encoding', file('x.txt', Buffer.from('M\xfcller', 'latin1')), 'encoding'],
  ['a card without values', file('x.vcf', 'BEGIN:VCARD\r\nVERSION:3.0\r\nEND:VCARD'), 'nothing'],
  ['an empty file', file('x.txt', ''), 'nothing'],
  ['nothing at all', text({}), 'nothing'],
])('says why it cannot read %s', (_, shared, problem) => {
  expect(readSharedItem(shared)).toBe(problem);
});

test('shows a script in a name as text, and no control and direction marks', () => {
  const card = 'BEGIN:VCARD\nFN:<script>alert(1)</script>\u202e\u0007\nEMAIL:a@b.example\nEND:VCARD';
  expect(readSharedItem(file('x.vcf', card))).toEqual({
    card: { name: '<script>alert(1)</script>', email: 'a@b.example' },
  });
  expect(readSharedItem(text({ text: 'A\u202eB\u0000C\n\n\n\nD' }))).toMatchObject({ description: 'A B C\n\nD' });
});

test('reads any file of the greatest length at once', () => {
  const dice = new Dice(11);
  const begins = [
    'BEGIN:VCARD\nFN;QUOTED-PRINTABLE:',
    'From: a\nContent-Type: multipart/x; boundary=b\n\n',
    'Hello ',
    '',
  ];
  const pieces = ['=\n', '=?utf-8?B?', '--b\n', 'a@', ' <', '\n ', '\r\n', '=C3', ';', '"', '\\', ' ', 'x', 'ü'];
  for (let round = 0; round < 12; round += 1) {
    let content = dice.pick(begins);
    const few = [dice.pick(pieces), dice.pick(pieces), dice.pick(pieces)];
    while (content.length < 500_000) content += dice.pick(few).repeat(dice.whole(1, 2_000));
    const begin = performance.now();
    const read = readSharedItem(file(dice.pick(['x.eml', 'x.vcf', 'x.txt']), content));
    expect(performance.now() - begin, JSON.stringify([content.slice(0, 60), few])).toBeLessThan(1_500);
    if (typeof read !== 'string') expect(JSON.stringify(read).length).toBeLessThan(20_000);
  }
});
