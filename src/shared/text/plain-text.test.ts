import { expect, test } from 'vitest';
import { greeting, nameForMail } from './plain-text.ts';

test.each([
  ['Acme GmbH & Co. KG', 'Acme GmbH & Co. KG'],
  ['J.R. O’Hara-Müller', 'J.R. O’Hara-Müller'],
  ['张伟', '张伟'],
  ['Claim at https://evil.example/x', 'Claim at'],
  ['Claim at evil.example', 'Claim at evil example'],
  ['Claim at evil。example', 'Claim at evil example'],
  ['Claim at ｅｖｉｌ．ｅｘａｍｐｌｅ', 'Claim at evil example'],
  ['Write to ann@evil.example now', 'Write to now'],
  ['Call 192.0.2.17', 'Call 192 0 2 17'],
  ['mailto:ann javascript:alert(1) www.evil', ''],
  ['one\r\ntwo\tthree\u2028four\u0000five', 'one two three four five'],
  ['\u202eesrever\u202c \u200f\u2066x\u2069', 'esrever x'],
  ['ev\u200bil', 'ev il'],
  [null, ''],
])('reduces the name %j to %j', (given, reduced) => {
  expect(nameForMail(given)).toBe(reduced);
});

test('cuts names at 80 characters, also of more than one unit', () => {
  expect([...nameForMail('x'.repeat(300))]).toHaveLength(80);
  expect([...nameForMail('🙂'.repeat(300))]).toHaveLength(80);
});

test('stays fast for long hostile names', () => {
  const began = performance.now();
  for (const part of ['a@', '.', '。a', 'www.', '/', ' ', 'a']) nameForMail(part.repeat(200_000));
  expect(performance.now() - began).toBeLessThan(200);
});

test.each([
  ['Ada Alder', 'ada@alder.example', 'Hello Ada Alder,'],
  ['it', 'it@alder.example', 'Hello,'],
  ['Ada Alder', 'ada.alder@alder.example', 'Hello,'],
  [' ', 'it@alder.example', 'Hello,'],
  [null, 'it@alder.example', 'Hello,'],
])('greets %s at %s', (name, email, expected) => {
  expect(greeting(name, email)).toBe(expected);
});
