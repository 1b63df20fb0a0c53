import { expect, test } from 'vitest';
import { freeMailOf } from './free-mail.ts';

test('names the provider of a private address, and no company that is named like one', () => {
  expect(freeMailOf('Ada@GMAIL.com ')).toBe('gmail.com');
  expect(freeMailOf('ada@mail.yahoo.com')).toBe('yahoo.com');
  for (const address of ['ada@notgmail.com', 'ada@gmail.com.acme.example', 'ada@acme.example', 'ada', ''])
    expect(freeMailOf(address), address).toBeNull();
});
