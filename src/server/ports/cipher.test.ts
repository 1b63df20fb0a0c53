import { expect, test } from 'vitest';
import { createCipher } from './cipher.ts';

const cipher = createCipher('a secret that is long enough to be one', 'payout methods');

test('decrypts only in the same place and with the same secret', () => {
  const sealed = cipher.seal('DE89370400440532013000', 'acme/1');
  expect(cipher.open(sealed, 'acme/1')).toBe('DE89370400440532013000');
  expect(() => cipher.open(sealed, 'acme/2')).toThrow();
  expect(() =>
    createCipher('another secret that is long enough too', 'payout methods').open(sealed, 'acme/1'),
  ).toThrow();
  expect(() => createCipher('a secret that is long enough to be one', 'api keys').open(sealed, 'acme/1')).toThrow();
});

test('detects a single changed bit', () => {
  const sealed = cipher.seal('secret', 'here');
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed[index]! ^= 1;
    expect(() => cipher.open(changed, 'here')).toThrow();
  }
});

test('encrypts equal text differently, with equal fingerprints', () => {
  expect(cipher.seal('same', 'here').equals(cipher.seal('same', 'here'))).toBe(false);
  expect(cipher.fingerprint('same')).toBe(cipher.fingerprint('same'));
  expect(cipher.fingerprint('same')).not.toBe(cipher.fingerprint('other'));
  expect(cipher.seal('DE89370400440532013000', 'here').includes('DE8937')).toBe(false);
});
