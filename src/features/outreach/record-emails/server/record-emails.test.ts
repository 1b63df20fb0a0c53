import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { InboundMailList } from '#features/platform/inbound-mails/schema.ts';
import { inboundMailJobs } from '#features/platform/inbound-mails/server/jobs.ts';
import { readMailbox } from '#features/platform/inbound-mails/server/read.ts';
import { written } from '#features/platform/inbound-mails/server/testing/written.ts';
import { mailJobs } from '#features/platform/mails/server/jobs.ts';
import { sql } from '#server/db/sql.ts';
import type { Mail } from '#server/ports/mail.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import { newId } from '#shared/ids.ts';
import type { Recipients, RecordEmail } from '../schema.ts';

let world: World;
let company: Company;
let partner_id: string;
let contact: { id: string; email: string };
const sent: Mail[] = [];

beforeAll(async () => {
  world = await createWorld({ env: { MAIL_IN_ADDRESS: 'tandem@in.example.com' } });
  world.kernel.mailer = { delivers: true, send: async (mail) => void sent.push(mail) };
});
afterAll(() => world.close());
beforeEach(async () => {
  company = await world.company();
  await world.switchEverythingOn();
  partner_id = await company.within((call) => samplePartner(call));
  contact = await addContact(partner_id, 'Mira');
  sent.length = 0;
});

async function addContact(partner: string, first_name: string) {
  const email = `${first_name.toLowerCase()}-${newId().slice(-10)}@alder.example`;
  const { id } = await company.owner.post<{ id: string }>('/contacts', { partner_id: partner, first_name, email });
  return { id, email };
}
const email = (more: object = {}) => ({
  ref_table: 'partners',
  ref_id: partner_id,
  contact_ids: [contact.id],
  subject: 'Next steps',
  body: 'Hello Mira,\n\nhere are the next steps.',
  ...more,
});
const timeline = () => company.owner.get<RecordEmail[]>(`/record_emails?ref_id=${partner_id}`);
async function receive(mail: Parameters<typeof written>[0]): Promise<void> {
  const source = Buffer.from(written(mail));
  const mailbox = {
    async *newMessages() {
      yield { position: null, source };
    },
  };
  await readMailbox(world.kernel, { name: newId(), mailbox });
  await runWaiting(world, inboundMailJobs);
  await runWaiting(world, mailJobs);
}
const noted = async () => (await company.owner.get<InboundMailList>('/inbound_mails')).mails[0]!;

test('a colleague writes to contacts of a partner, and the answer comes into the timeline', async () => {
  const second = await addContact(partner_id, 'Noor');
  const { contacts } = await company.owner.get<Recipients>(
    `/record_emails/recipients?ref_table=partners&ref_id=${partner_id}`,
  );
  expect(contacts.map(({ id }) => id).sort()).toEqual([contact.id, second.id].sort());
  await company.owner.post('/record_emails', email({ contact_ids: [contact.id, second.id] }));
  await runWaiting(world, mailJobs);
  expect(sent.map(({ to }) => to).sort()).toEqual([contact.email, second.email].sort());
  expect(sent[0]).toMatchObject({ subject: 'Next steps', text: expect.stringContaining('here are the next steps.') });
  expect(sent[0]!.text).toContain(company.owner.email);
  const replyTo = sent[0]!.replyTo!;
  sent.length = 0;
  await receive({
    from: `Mira <${contact.email}>`,
    to: replyTo,
    subject: 'Re: Next steps',
    text: 'Agreed.\n\nOn Monday, Acme wrote:\n> here are',
  });
  expect(await timeline()).toMatchObject([
    { direction: 'received', body: 'Agreed.', author_name: 'Mira', subject: 'Re: Next steps' },
    { direction: 'sent', to_names: expect.arrayContaining(['Mira', 'Noor']), author_user_id: company.owner.user_id },
  ]);
  expect(sent).toMatchObject([{ to: company.owner.email, subject: 'Mira answered: Next steps' }]);
});

test('only recipients can answer, and only from an address that the mail server does not doubt', async () => {
  await company.owner.post('/record_emails', email());
  await runWaiting(world, mailJobs);
  const replyTo = sent[0]!.replyTo!;
  await receive({ from: 'Eve <eve@evil.example>', to: replyTo, text: 'Pay me' });
  expect(await noted()).toMatchObject({ status: 'ignored', note: 'It was not sent by a recipient of the email.' });
  await receive({
    from: contact.email,
    to: replyTo,
    text: 'Pay me',
    headers: ['Authentication-Results: mx.example.com; dmarc=fail'],
  });
  expect(await noted()).toMatchObject({ status: 'ignored', note: 'The mail server could not verify the sender.' });
  expect(await timeline()).toHaveLength(1);
});

test.each([
  ['an unknown contact', () => ({ contact_ids: [newId()] }), 422, 'contact_ids'],
  ['a free address', () => ({ contact_ids: ['eve@evil.example'] }), 422, 'contact_ids/0'],
  ['no recipient', () => ({ contact_ids: [] }), 422, 'contact_ids'],
  ['too many recipients', () => ({ contact_ids: Array.from({ length: 11 }, newId) }), 422, 'contact_ids'],
  ['another kind of record', () => ({ ref_table: 'people' }), 422, 'ref_table'],
  ['an unknown record', () => ({ ref_id: newId() }), 404, undefined],
  ['a blank text', () => ({ body: '  \n ' }), 422, 'body'],
  ['a line break in the subject', () => ({ subject: 'x'.repeat(201) }), 422, 'subject'],
])('refuses %s and sends nothing', async (_, more, status, field) => {
  const answer = await company.owner.request('POST', '/record_emails', email(more()));
  expect([400, 422].includes(status) ? [400, 422] : [status]).toContain(answer.statusCode);
  if (field) expect(Object.keys(answer.json<{ errors: object }>().errors).join()).toContain(field.split('/')[0]);
  expect(await timeline()).toEqual([]);
});

test('a contact of another partner or company is no recipient', async () => {
  const other = await company.within((call) => samplePartner(call));
  const stranger = await addContact(other, 'Otto');
  expect(
    (await company.owner.request('POST', '/record_emails', email({ contact_ids: [stranger.id] }))).statusCode,
  ).toBe(422);
  const neighbor = await world.company();
  expect((await neighbor.owner.request('POST', '/record_emails', email())).statusCode).toBe(404);
  const address = `/record_emails/recipients?ref_table=partners&ref_id=${partner_id}`;
  expect((await neighbor.owner.request('GET', address)).statusCode).toBe(404);
});

test('partners see none of it', async () => {
  const { id } = await company.owner.post<RecordEmail>('/record_emails', email());
  const user = await world.partnerUser(company, partner_id);
  expect((await user.request('GET', `/record_emails/${id}`)).statusCode).toBe(404);
  expect((await user.request('POST', '/record_emails', email())).statusCode).toBe(404);
});

test('a day has a limit per person', async () => {
  await company.within((call) =>
    call.run(sql`
      insert into record_emails (organization_id, ref_table, ref_id, direction, subject, body, author_name,
        author_user_id, to_addresses, created_at)
      values (${call.organization_id}, 'partners', ${partner_id}, 'sent', 'x', 'x', 'x', ${company.owner.user_id},
        array_fill('x'::text, array[200]), ${call.now()})`),
  );
  const answer = await company.owner.request('POST', '/record_emails', email());
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    409,
    'You can write to 200 people a day from records. For more people, use an email campaign.',
  ]);
});

test('erasing a contact removes its words and address', async () => {
  await company.owner.post('/record_emails', email());
  await runWaiting(world, mailJobs);
  await receive({ from: contact.email, to: sent[0]!.replyTo!, text: 'My number is 555.' });
  const erased = await company.owner.request('POST', `/contacts/${contact.id}/erase`, { confirmation: 'Mira' });
  expect(erased.statusCode, erased.body).toBe(200);
  const rows = await company.within((call) =>
    call.rows(sql`select * from record_emails where organization_id = ${call.organization_id}`),
  );
  expect(JSON.stringify(rows)).not.toMatch(/Mira|555|alder\.example/);
});
