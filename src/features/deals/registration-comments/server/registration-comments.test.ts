import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDesk, type Dealer, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import { sampleDocument } from '#features/enablement/documents/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import type { CommentPerson, RegistrationComment } from '../schema.ts';

let desk: Desk;
let dealer: Dealer;
let id: string;
beforeAll(async () => {
  desk = await createDesk();
  await desk.world.switchEverythingOn();
});
beforeEach(async () => {
  desk = await createDesk(desk.world);
  dealer = await desk.dealer();
  id = (await dealer.register()).id;
});
afterAll(() => desk.world.close());

const write = (more: object = {}, person = desk.reviewer) =>
  person.request('POST', '/deal_registration_comments', {
    registration_id: id,
    body: 'Hello',
    ...(person === desk.reviewer && { visibility: 'shared' }),
    ...more,
  });
const read = (person = desk.reviewer) =>
  person.get<RegistrationComment[]>(`/deal_registration_comments?registration_id=${id}`);
const told = (person: { user_id: string }) =>
  desk.within((call) =>
    call.rows<{ kind: string; text: string; link: string }>(sql`
      select kind, text, link from in_app_notifications
      where organization_id = ${call.organization_id} and user_id = ${person.user_id}
        and kind like '%registration_%' and (kind like '%comment' or kind like '%mention') order by created_at, id`),
  );

test('company and partner write to each other', async () => {
  expect((await write({ body: 'Who decides?' })).statusCode).toBe(201);
  expect((await write({ body: 'The head of IT.' }, dealer.person)).statusCode).toBe(201);
  const expected = [
    { body: 'Who decides?', author_side: 'company' },
    { body: 'The head of IT.', author_side: 'partner' },
  ];
  expect(await read()).toMatchObject(expected);
  expect(await read(dealer.person)).toMatchObject(expected);
});

test('internal comments stay in the company', async () => {
  const internal = await write({ body: 'They always lose.', visibility: 'internal' });
  expect(await read()).toHaveLength(1);
  expect(await read(dealer.person)).toEqual([]);
  const { id: comment } = internal.json<RegistrationComment>();
  expect((await dealer.person.request('GET', `/deal_registration_comments/${comment}`)).statusCode).toBe(404);
  expect(await told(dealer.person)).toEqual([]);
});

test('a partner cannot write an internal comment, nor on a registration of another', async () => {
  expect((await write({ visibility: 'internal' }, dealer.person)).statusCode).toBe(400);
  const other = await desk.dealer();
  expect((await write({}, other.person)).statusCode).toBe(404);
  expect(await read(other.person)).toEqual([]);
});

test('the other side hears of a shared comment, the author does not', async () => {
  await write({ body: 'Who decides?' });
  expect(await told(dealer.person)).toMatchObject([
    {
      kind: 'partner_registration_comment',
      text: expect.stringContaining('Who decides?'),
      link: `/revenue/deal-desk/show/${id}?tab=comments`,
    },
  ]);
  expect(await told(desk.reviewer)).toEqual([]);
  await write({ body: 'The head of IT.' }, dealer.person);
  expect(await told(desk.reviewer)).toMatchObject([{ kind: 'registration_comment' }]);
});

test('a mentioned colleague is told once, as mentioned', async () => {
  const colleague = await desk.company.member('admin');
  await write({ body: 'Look at this', visibility: 'internal', mentions: [colleague.user_id] });
  expect(await told(colleague)).toMatchObject([
    { kind: 'registration_mention', link: `/partners/pending/opportunities/show/${id}?tab=comments` },
  ]);
  await write({ body: 'And you', mentions: [dealer.person.user_id] });
  expect((await told(dealer.person)).map(({ kind }) => kind)).toEqual(['partner_registration_mention']);
});

test('an internal comment mentions nobody of the partner, and nobody mentions strangers', async () => {
  const answer = await write({ visibility: 'internal', mentions: [dealer.person.user_id] });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.mentions[0]).toContain('does not see internal comments');
  const stranger = await desk.dealer();
  expect((await write({ mentions: [stranger.person.user_id] })).statusCode).toBe(422);
});

test('a partner can mention its own people and those of the company who wrote to it, nobody else', async () => {
  const people = (person = dealer.person) => person.rows<CommentPerson>(`/deal_registrations/${id}/people`);
  await desk.company.member('admin');
  expect((await people()).filter(({ side }) => side === 'company')).toEqual([]);
  expect((await people()).map(({ user_id }) => user_id)).toContain(dealer.person.user_id);
  await write();
  expect((await people()).filter(({ side }) => side === 'company')).toMatchObject([{ user_id: desk.reviewer.user_id }]);
  expect((await people(desk.reviewer)).filter(({ side }) => side === 'company').length).toBe(2);
  const other = await desk.dealer();
  expect((await other.person.request('GET', `/deal_registrations/${id}/people`)).statusCode).toBe(404);
});

test('attachments are documents of the partner, shared where the partner reads the comment', async () => {
  const [shared, internal, foreign] = await desk.within(async (call) => [
    await sampleDocument(call, { partner_id: dealer.id, visibility: 'shared' }),
    await sampleDocument(call, { partner_id: dealer.id, visibility: 'internal' }),
    await sampleDocument(call),
  ]);
  expect((await write({ document_ids: [shared] })).statusCode).toBe(201);
  expect((await read(dealer.person))[0]!.files).toMatchObject([{ id: shared }]);
  expect((await write({ document_ids: [internal] })).statusCode).toBe(422);
  expect((await write({ document_ids: [internal], visibility: 'internal' })).statusCode).toBe(201);
  expect((await write({ document_ids: [foreign] })).statusCode).toBe(422);
});

test('only the author changes a comment; an owner may remove one', async () => {
  const { id: comment } = (await write({}, dealer.person)).json<RegistrationComment>();
  const address = `/deal_registration_comments/${comment}`;
  expect((await desk.reviewer.request('PATCH', address, { body: 'Changed' })).statusCode).toBe(409);
  expect(await dealer.person.patch(address, { body: 'Better' })).toMatchObject({ body: 'Better' });
  const colleague = await desk.company.member('partner_manager');
  await desk.reviewer.patch(`/partners/${dealer.id}`, { owner_user_id: colleague.user_id });
  expect((await colleague.request('DELETE', address)).statusCode).toBe(409);
  expect((await desk.reviewer.request('DELETE', address)).statusCode).toBe(200);
  expect(await read(dealer.person)).toEqual([]);
});

test('a person who only reads cannot comment', async () => {
  const reader = await desk.company.member('read_only');
  expect((await write({ visibility: 'shared' }, reader)).statusCode).toBe(403);
});
