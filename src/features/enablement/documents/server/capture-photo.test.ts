import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDesk, type Dealer, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import type { RegistrationComment } from '#features/deals/registration-comments/schema.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import type { Document } from '../schema.ts';
import { PDF, upload } from './testing/upload.ts';

const JPEG = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AH//Z',
  'base64',
);

let desk: Desk;
let dealer: Dealer;
beforeAll(async () => {
  desk = await createDesk();
  await desk.world.switchEverythingOn();
  dealer = await desk.dealer('North Wind');
});
afterAll(() => desk.world.close());

/** A captured draft. @returns its ids */
async function captured({ person } = dealer): Promise<{ id: string; capture_id: string }> {
  const capture_id = newId();
  const deal = { account_name: `Fair ${capture_id.slice(-8)}`, has_no_website: true };
  const body = { capture_id, captured_at: '2026-03-16T07:12:00.000Z', deal };
  const { id } = await person.post<{ id: string }>('/deal_registrations/captures', body);
  return { id, capture_id };
}
const attach = (capture_id: string, { person } = dealer, { name = 'Business card.jpg', bytes = JPEG } = {}) =>
  upload(person, `/deal_registrations/captures/${capture_id}/photo`, { name, bytes });
const thread = (id: string) =>
  dealer.person.get<RegistrationComment[]>(`/deal_registration_comments?registration_id=${id}`);
const uploadsInProgress = () =>
  desk.within((call) =>
    call.rows(sql`select key from document_uploads where organization_id = ${call.organization_id}`),
  );

test('attaches a photo to a draft, where both sides read it, without a notice', async () => {
  const { id, capture_id } = await captured();
  const answer = await attach(capture_id);
  expect(answer.statusCode, answer.body).toBe(201);
  const document = answer.json<Document>();
  expect(document).toMatchObject({ name: 'Business card', kind: 'image', partner_id: dealer.id });
  expect(await thread(id)).toMatchObject([
    { author_side: 'partner', author_user_id: dealer.person.user_id, files: [{ id: document.id }] },
  ]);
  expect(await desk.reviewer.get(`/documents/${document.id}`)).toMatchObject({ visibility: 'shared' });
  const notices = await desk.reviewer.get<Row[]>('/in_app_notifications');
  expect(notices.filter(({ kind }) => kind === 'registration_comment')).toEqual([]);
});

test('attaches the same photo once, however often it is sent, and another one beside it', async () => {
  const { id, capture_id } = await captured();
  const answers = [await attach(capture_id), await attach(capture_id)];
  answers.push(...(await Promise.all([attach(capture_id), attach(capture_id)])));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.json<Document>().id)).size).toBe(1);
  expect(await thread(id)).toHaveLength(1);
  const back = Buffer.concat([JPEG, Buffer.from([0])]);
  expect((await attach(capture_id, dealer, { bytes: back })).statusCode).toBe(201);
  expect(await thread(id)).toHaveLength(2);
  expect(await uploadsInProgress()).toEqual([]);
});

test('shows nobody else that a capture exists', async () => {
  const { id, capture_id } = await captured();
  const rival = await desk.dealer('South Wind');
  const elsewhere = await (await createDesk(desk.world)).dealer();
  for (const one of [rival, elsewhere]) expect((await attach(capture_id, one)).statusCode).toBe(404);
  expect((await attach(newId())).statusCode).toBe(404);
  expect(
    (await upload(desk.reviewer, `/deal_registrations/captures/${capture_id}/photo`, { bytes: JPEG })).statusCode,
  ).toBe(404);
  expect(await thread(id)).toEqual([]);
});

test.each<[string, { name?: string; bytes?: typeof JPEG }, number]>([
  ['a PDF', { name: 'card.jpg', bytes: PDF }, 422],
  ['a script', { name: 'card.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>') }, 422],
  ['a picture of more than 5 MB', { bytes: Buffer.concat([JPEG, Buffer.alloc(5 * 1_048_576)]) }, 413],
])('refuses %s, and the registration stays', async (_, file, status) => {
  const { id, capture_id } = await captured();
  const answer = await attach(capture_id, dealer, file);
  expect(answer.statusCode, answer.body).toBe(status);
  expect(answer.json().errors).toHaveProperty('file');
  expect(await thread(id)).toEqual([]);
  expect(await dealer.person.get(`/deal_registrations/${id}`)).toMatchObject({ status: 'draft' });
  expect(await uploadsInProgress()).toEqual([]);
});

test('refuses an address that is none, and a person who may not upload', async () => {
  expect((await attach("x'--")).statusCode).toBe(400);
  const { capture_id } = await captured();
  const accountant = await desk.world.partnerUser(desk.company, dealer.id, 'partner_finance');
  expect((await attach(capture_id, { ...dealer, person: accountant })).statusCode).toBe(403);
});
