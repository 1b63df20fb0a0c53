import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleContact } from '#features/partners/contacts/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { hashSecret } from '#server/auth/secret-token.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Meeting } from '../schema.ts';

let world: World;
let company: Company;
let partner_id: string;
let pia: Person;
const later = (days: number) => new Date(world.clock.now().getTime() + days * 86_400_000).toISOString();

beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call));
  pia = await world.partnerUser(company, partner_id);
});
afterAll(() => world.close());

const address = async (person: Person) =>
  (await (await person.request('PUT', '/calendar_feed')).json()) as { path: string };
const read = (path: string) => world.app.inject({ url: path });
const meet = (title: string, more: object = {}) =>
  company.owner.post<Meeting>('/meetings', { title, kind: 'pipeline', partner_id, starts_at: later(2), ...more });

test('the secret address shows a person the meetings they attend, until it is replaced or removed', async () => {
  await meet('Mine');
  const { path } = await address(company.owner);
  expect(path).toMatch(/^\/api\/public\/calendars\/[\w-]{43}\/meetings\.ics$/);
  const answer = await read(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('text/calendar');
  expect(answer.body).toContain('SUMMARY:Mine');
  expect(answer.body).not.toContain('ATTENDEE');
  const second = await address(company.owner);
  expect((await read(path)).statusCode).toBe(404);
  expect((await read(second.path)).statusCode).toBe(200);
  expect(await company.owner.get('/calendar_feed')).toMatchObject({ exists: true });
  await company.owner.request('DELETE', '/calendar_feed');
  expect((await read(second.path)).statusCode).toBe(404);
  expect(await company.owner.get('/calendar_feed')).toMatchObject({ exists: false });
});

test('only the hash of the token is stored', async () => {
  const { path } = await address(company.owner);
  const token = path.split('/')[4]!;
  const stored = await company.within((call) =>
    call.rows<{ token_hash: string }>(
      sql`select token_hash from calendar_feeds where organization_id = ${call.organization_id}`,
    ),
  );
  expect(stored.map(({ token_hash }) => token_hash)).toContain(hashSecret(token));
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('a colleague’s calendar has no meetings of others, and a canceled one stays as canceled', async () => {
  const colleague = await company.member('admin');
  const { id } = await meet('Theirs', { attendees: [{ user_id: colleague.user_id }] });
  await meet('Not theirs');
  await company.owner.post(`/meetings/${id}/cancel`, {});
  const { body } = await read((await address(colleague)).path);
  expect(body).toContain('SUMMARY:Theirs');
  expect(body).toContain('STATUS:CANCEL');
  expect(body).not.toContain('SUMMARY:Not theirs');
});

test('a partner user has the meetings of their contact, without private notes', async () => {
  const contact_id = await company.within((call) => sampleContact(call, { partner_id, email: pia.email }));
  await company.within((call) =>
    call.run(sql`
      update contacts set user_id = ${pia.user_id}
      where organization_id = ${call.organization_id} and id = ${contact_id}`),
  );
  const { id } = await meet('With Pia', { attendees: [{ contact_id }] });
  await meet('Without Pia');
  await company.owner.post(`/meetings/${id}/private_notes`, { private_notes: 'Secret plan' });
  const { body } = await read((await address(pia)).path);
  expect(body).toContain('SUMMARY:With Pia');
  expect(body).not.toContain('SUMMARY:Without Pia');
  expect(body).not.toContain('Secret plan');
});

test('the address of a person who has left, and of a module that is off, shows nothing', async () => {
  const leaver = await company.member('admin');
  const { path } = await address(leaver);
  expect((await read(path)).statusCode).toBe(200);
  await company.within((call) =>
    call.run(sql`
      update memberships set status = 'removed'
      where organization_id = ${call.organization_id} and user_id = ${leaver.user_id}`),
  );
  world.kernel.identity.forget();
  expect((await read(path)).statusCode).toBe(404);
});

test('wrong addresses are slowed down', async () => {
  const wrong = () => read(`/api/public/calendars/${'x'.repeat(43)}/meetings.ics`);
  const codes = [];
  for (let at = 0; at < 40; at += 1) codes.push((await wrong()).statusCode);
  expect(codes[0]).toBe(404);
  expect(codes.filter((code) => code === 404).length).toBeLessThanOrEqual(12);
  expect(codes.at(-1)).toBe(429);
});

test('titles with quotation marks, separators and long words arrive as they were written (RFC 5545)', async () => {
  const title = 'The "big" plan; costs, A\\B und Übergrößenträgerführungskräfte – 日本語の会議 😀 and more';
  await meet(title, { place: 'Room "Blue", 2; left' });
  const { body } = await read((await address(company.owner)).path);
  const lines = body.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(body).not.toContain('\uFFFD');
  const unfolded = body.replace(/\r\n[ \t]/g, '');
  const values = unfolded.split('\r\n').map((line) => line.replace(/\\([;,\\])/g, '$1'));
  expect(values).toContain(`SUMMARY:${title}`);
  expect(values).toContain('LOCATION:Room "Blue", 2; left');
});
