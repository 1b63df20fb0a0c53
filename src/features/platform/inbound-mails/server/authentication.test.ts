import { expect, test } from 'vitest';
import { authenticationOf } from './authentication.ts';
import { inboundMailSender } from './message.ts';

const of = (...lines: string[]) =>
  authenticationOf(new Map([['authentication-results', lines]]), null, 'ada@a.example');

test.each([
  ['mx.example.com; dmarc=pass header.from=a.example', 'pass'],
  ['mx.example.com; spf=pass; dkim=fail; dmarc=fail (p=reject) header.from=a.example', 'fail'],
  ['mx.example.com; spf=fail smtp.mailfrom=a.example; dkim=none', 'fail'],
  ['mx.example.com; spf=softfail; dkim=pass header.d=a.example', 'pass'],
  ['mx.example.com; dkim=pass header.i=@mail.a.example header.s=k1', 'pass'],
  ['mx.example.com; spf=pass smtp.mailfrom=bounce@mail.a.example', 'pass'],
  ['mx.example.com; dmarc=none; spf=pass smtp.mailfrom=a.example', 'pass'],
  // Everybody can sign with a domain of their own.
  ['mx.example.com; dkim=pass header.d=evil.example; spf=pass smtp.mailfrom=x@evil.example', 'fail'],
  ['mx.example.com; dkim=fail header.d=a.example; dkim=pass header.d=evil.example', 'fail'],
  ['mx.example.com; dkim=pass header.d=evil.example header.from=a.example', 'fail'],
  ['mx.example.com; spf=pass smtp.helo=a.example', 'fail'],
  ['mx.example.com; dkim=pass', 'fail'],
  ['mx.example.com; dmarc=temperror', 'fail'],
  ['mx.example.com; none', 'fail'],
  // A comment is no result.
  ['mx.example.com; dmarc=fail (was dmarc=pass; dmarc=pass) header.from=a.example', 'fail'],
  ['mx.example.com; (dmarc=fail) dmarc=pass', 'pass'],
])('reads %s', (line, result) => expect(of(line)).toBe(result));

test('only the receiving server counts, which writes above everything it got', () => {
  expect(of('mx.example.com; dmarc=fail', 'mx.example.com; dmarc=pass')).toBe('fail');
  const headers = new Map([['authentication-results', ['evil.example; dmarc=pass', 'mx.example.com; dmarc=fail']]]);
  expect(authenticationOf(headers, 'mx.example.com', 'ada@a.example')).toBe('fail');
  // The server named in the settings checks every email; without one, it is unknown whether any does.
  expect(authenticationOf(new Map(), 'mx.example.com', 'ada@a.example')).toBe('fail');
  expect(authenticationOf(new Map(), null, 'ada@a.example')).toBe('none');
});

test.each([
  ['people', { precedence: ['first-class'] }, 'ada@north.example'],
  ['people', { 'auto-submitted': ['no'] }, 'ada@north.example'],
  ['programs', { 'auto-submitted': ['auto-generated'] }, 'ada@north.example'],
  ['programs', {}, 'mailer-daemon@north.example'],
  ['programs', {}, 'no-reply@north.example'],
  ['programs', { 'content-type': ['multipart/report; report-type=delivery-status'] }, 'x@north.example'],
  ['lists', { 'list-id': ['<deals.acme.example>'] }, 'ada@north.example'],
])('recognizes %s', (sender, headers, address) =>
  expect(inboundMailSender(new Map(Object.entries(headers)), address)).toBe(sender),
);
