import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleAccount } from '#features/deals/accounts/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type World } from '#server/testing/world.ts';
import type { RecordNote } from '../schema.ts';

let world: World;
let company: Company;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  await world.switchEverythingOn();
});
afterAll(() => world.close());

test('a note about a record names its author, and only the author or an administrator removes it', async () => {
  const account = await company.within((call) => sampleAccount(call));
  const manager = await company.member('partner_manager');
  const note = await company.owner.post<RecordNote>('/record_notes', {
    ref_table: 'accounts',
    ref_id: account,
    body: 'Call in May',
  });
  expect(note).toMatchObject({ author_user_id: company.owner.user_id, body: 'Call in May' });
  expect(await company.owner.get(`/record_notes?ref_id=${account}`)).toHaveLength(1);
  expect((await manager.request('DELETE', `/record_notes/${note.id}`)).statusCode).toBe(409);
  expect((await company.owner.request('DELETE', `/record_notes/${note.id}`)).statusCode).toBe(200);
});

test('notes are about records that the author sees, and partners never read them', async () => {
  const partner_id = await company.within((call) => samplePartner(call));
  const partner = await world.partnerUser(company, partner_id);
  const note = await company.owner.post<RecordNote>('/record_notes', {
    ref_table: 'partners',
    ref_id: partner_id,
    body: 'Internal',
  });
  expect((await partner.request('GET', `/record_notes/${note.id}`)).statusCode).toBe(404);
  const other = await world.company();
  const foreign = { ref_table: 'partners', ref_id: partner_id, body: 'Hello' };
  expect((await other.owner.request('POST', '/record_notes', foreign)).statusCode).toBe(404);
  expect((await company.owner.request('POST', '/record_notes', { ...foreign, ref_table: 'people' })).statusCode).toBe(
    422,
  );
});
