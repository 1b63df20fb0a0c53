import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Personal } from '#server/leaving/personal.ts';
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
const record = fc
  .record({
    kind: fc.constantFrom('contacts', 'opportunities'),
    id: fc.uuid(),
    full_name: name,
    phone,
    notes: fc.tuple(around, fc.oneof(email, phone, iban, card, name)).map(([text, value]) => text.replace('#', value)),
    more: fc.array(fc.record({ body: fc.tuple(around, email).map(([text, value]) => text.replace('#', value)) }), {
      maxLength: 3,
    }),
    created_at: fc.constant('2026-03-16T09:00:00Z'),
    amount_minor: fc.integer({ min: 0, max: 999_999_999 }),
  })
  .map((row) => ({
    ...row,
    full_name: new Personal('person', row.full_name, `contacts:${row.id}`),
    phone: new Personal('phone', row.phone),
  }));

test('sends no email address, telephone number, account or name of any record', () => {
  fc.assert(
    fc.property(fc.array(record, { minLength: 1, maxLength: 4 }), email, phone, iban, card, (records, ...secrets) => {
      const redaction = new Redaction({ sendsContacts: false });
      const said = [{ content: secrets.map((secret) => `Is ${secret} right?`).join(' ') }, { result: records }];
      redaction.learn(said);
      const sent = JSON.stringify(redaction.redact(said));
      const hidden = [...secrets, ...records.flatMap((each) => [each.full_name.value, each.phone.value])];
      for (const one of hidden) expect(sent).not.toContain(JSON.stringify(one).slice(1, -1));
      expect(sent).not.toMatch(/[^\s"]@[^\s"]/);
      // Ids, dates and amounts stay, because tools need them.
      for (const { id } of records) expect(sent).toContain(`"id":"${id}","full_name"`);
      for (const { created_at } of records) expect(sent).toContain(created_at);
    }),
    { numRuns: 200 },
  );
});

const without = () => new Redaction({ sendsContacts: false });
const ann = new Personal('person', 'Ann Smith', 'people:1');

test('puts the values back', () => {
  const redaction = without();
  const text = 'Ann Smith (ann@acme.test, +49 30 1234567) owns it.';
  redaction.learn(ann);
  const sent = redaction.redactText(text);
  expect(sent).toBe('[person 1] ([email 1], [phone 1]) owns it.');
  expect(redaction.restore(sent)).toBe(text);
});

test('one person is one placeholder in several rows and fields', () => {
  const redaction = without();
  const rows = [
    { owner_name: ann, decided_by_name: new Personal('person', 'ann  smith') },
    {
      full_name: new Personal('person', 'Ann Smith', 'contacts:7'),
      first_name: new Personal('part', 'Ann', 'contacts:7'),
    },
    { holder_name: new Personal('person', 'Bo Lind'), text: 'ANN SMITH and Ann met Bo Lind.' },
  ];
  redaction.learn(rows);
  const sent = redaction.redact(rows);
  expect(sent).toEqual([
    { owner_name: '[person 1]', decided_by_name: '[person 1]' },
    { full_name: '[person 1]' },
    { holder_name: '[person 2]', text: '[person 1b] and [person 1c] met [person 2].' },
  ]);
  // The forms of a name differ by a letter, so that every text becomes again what it was.
  expect(redaction.restore('[person 1b] and [person 1c] met [person 2].')).toBe('ANN SMITH and Ann met Bo Lind.');
});

test('two people of one kind with the same name stay two', () => {
  const redaction = without();
  const [one, other] = ['contacts:1', 'contacts:2'].map((who) => new Personal('person', 'Kim Lee', who));
  redaction.learn([one, other]);
  expect(redaction.redact([one, other, one])).toEqual(['[person 1]', '[person 2]', '[person 1]']);
  expect(redaction.restore('[person 2]')).toBe('Kim Lee');
});

test('a name that is a usual word is put back as it stood', () => {
  const redaction = without();
  redaction.learn([new Personal('person', 'Will May', 'contacts:1'), new Personal('part', 'May', 'contacts:1')]);
  const text = 'Will may close in May 2026. Mayor Will May will.';
  expect(redaction.restore(redaction.redactText(text))).toBe(text);
  expect(redaction.redactText(text)).toContain('Mayor [person 1]');
});

test('a name like a placeholder breaks no other one', () => {
  const redaction = without();
  redaction.learn([new Personal('person', 'person'), new Personal('person', '1'), ann]);
  const sent = redaction.redactText('Ann Smith calls.');
  expect(redaction.restore(sent)).toBe('Ann Smith calls.');
});

test('account numbers in texts stay even when contacts may be sent', () => {
  const redaction = new Redaction({ sendsContacts: true });
  const record = { full_name: ann, email: new Personal('email', 'ann@acme.test'), text: 'DE89 3704 0044 0532 0130 00' };
  expect(redaction.redact(record)).toEqual({
    full_name: 'Ann Smith',
    email: 'ann@acme.test',
    text: '[account 1]',
  });
});

test('long hostile texts are read in linear time', () => {
  const redaction = without();
  redaction.learn([ann, new Personal('email', 'ann@acme.test')]);
  for (const part of ['a', '@', 'a@', '1', '1.', '1 ', '+(', 'DE89', 'Ann ', '[person ', '-', '[', '\u0130']) {
    const started = performance.now();
    redaction.restore(redaction.redactText(part.repeat(100_000 / part.length)));
    expect(performance.now() - started, part).toBeLessThan(1_000);
  }
});
