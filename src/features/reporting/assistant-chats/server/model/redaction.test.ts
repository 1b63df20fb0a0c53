import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Redaction } from './redaction.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9][0-9]{${length - 1}}$`));
const email = fc
  .tuple(
    fc.stringMatching(/^[a-z][a-z0-9.+_-]{0,12}[a-z0-9]$/),
    fc.stringMatching(/^[a-z][a-z0-9-]{1,10}[a-z]\.(com|de|co\.uk)$/),
  )
  .map(([name, host]) => `${name}@${host}`);
const phone = fc
  .tuple(
    fc.constantFrom('+49 30 #', '+1 (555) 123-#', '(030) #', '030/#', '0049.30.#', '555-123-#', '+49-#', '01 55 #'),
    digits(6),
  )
  .map(([form, number]) => form.replace('#', number));
const iban = fc
  .tuple(fc.constantFrom('DE', 'GB', 'FR', 'nl'), digits(2), fc.stringMatching(/^[A-Z0-9]{4}[0-9]{12}$/), fc.boolean())
  .map(([country, check, rest, isGrouped]) =>
    isGrouped ? `${country}${check}${rest}`.replace(/(.{4})(?=.)/g, '$1 ') : `${country}${check}${rest}`,
  );
const card = fc
  .tuple(digits(16), fc.constantFrom('', ' ', '-'))
  .map(([number, gap]) => number.replace(/(.{4})(?=.)/g, `$1${gap}`));
const name = fc
  .tuple(fc.constantFrom('Ann', 'Zoë', "O'Neill", '美咲'), fc.constantFrom('Smith', 'Müller', 'de la Cruz'))
  .map((parts) => parts.join(' '));

const around = fc.constantFrom('Call # tomorrow.', '#', 'Reach me: #, thanks', '("#")', 'a\n#\nb', 'mail=#;');
const record = fc.record({
  kind: fc.constantFrom('contacts', 'opportunities'),
  id: fc.uuid(),
  full_name: name,
  phone,
  iban,
  notes: fc.tuple(around, fc.oneof(email, phone, iban, card, name)).map(([text, value]) => text.replace('#', value)),
  more: fc.array(fc.record({ body: fc.tuple(around, email).map(([text, value]) => text.replace('#', value)) }), {
    maxLength: 3,
  }),
  created_at: fc.constant('2026-03-16T09:00:00Z'),
  amount_minor: fc.integer({ min: 0, max: 999_999_999 }),
});

test('sends no email address, telephone number, account or name of any record', () => {
  fc.assert(
    fc.property(fc.array(record, { minLength: 1, maxLength: 4 }), email, phone, iban, card, (records, ...secrets) => {
      const redaction = new Redaction({ sendsContacts: false });
      const said = [{ content: secrets.map((secret) => `Is ${secret} right?`).join(' ') }, { result: records }];
      redaction.learn(said);
      const sent = JSON.stringify(redaction.redact(said));
      const hidden = [...secrets, ...records.flatMap((each) => [each.full_name, each.phone, each.iban])];
      for (const one of hidden) expect(sent).not.toContain(JSON.stringify(one).slice(1, -1));
      expect(sent).not.toMatch(/[^\s"]@[^\s"]/);
      // Ids, dates and amounts stay, because tools need them.
      for (const { id } of records) expect(sent).toContain(`"id":"${id}","full_name"`);
      for (const { created_at } of records) expect(sent).toContain(created_at);
    }),
    { numRuns: 200 },
  );
});

test('puts the values back', () => {
  const redaction = new Redaction({ sendsContacts: false });
  const text = 'Ann Smith (ann@acme.test, +49 30 1234567) owns it.';
  redaction.learn({ full_name: 'Ann Smith' });
  const sent = redaction.redact(text);
  expect(sent).toBe('[person 1] ([email 1], [phone 1]) owns it.');
  expect(redaction.restore(sent)).toBe(text);
});

test('keeps bank details back even when contacts may be sent', () => {
  const redaction = new Redaction({ sendsContacts: true });
  const record = {
    full_name: 'Ann Smith',
    email: 'ann@acme.test',
    iban: 'DE89370400440532013000',
    note: 'DE89 3704 0044 0532 0130 00',
  };
  expect(redaction.redact(record)).toEqual({ ...record, iban: '[bank details]', note: '[account 1]' });
});
