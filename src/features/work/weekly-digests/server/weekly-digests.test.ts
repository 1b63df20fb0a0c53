import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDesk, type Dealer, type Desk } from '#features/deals/deal-registrations/server/testing/desk.ts';
import { chatChannelJobs } from '#features/engagement/chat-channels/server/post.ts';
import { sendDigests } from '#features/engagement/notifications/server/digest.ts';
import { notify, partnerUserAddressees } from '#features/engagement/notifications/server/service.ts';
import { allMailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Outgoing } from '#server/outgoing/outgoing.ts';
import { runWaiting } from '#server/testing/jobs.ts';
import { createWorld, type Person } from '#server/testing/world.ts';
import type { DigestPreview, WeeklyDigest } from '../schema.ts';
import { digestJobs } from './send.ts';
import { nextDigest, weekOf } from './setting.ts';

let desk: Desk;
let dealer: Dealer;
/** Each test has a week of its own, which begins on this Monday. */
let monday = new Date('2026-03-09T00:00:00Z');
beforeAll(async () => {
  desk = await createDesk(await createWorld({ now: '2026-03-13T12:00:00Z' }));
  await desk.world.switchEverythingOn();
  dealer = await desk.dealer('North');
}, 120_000);
beforeEach(() => {
  monday = new Date(monday.getTime() + 7 * 86_400_000);
  desk.world.clock.set(`${iso(-3)}T12:00:00Z`);
});
afterAll(() => desk.world.close());

const iso = (days: number) => new Date(monday.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const job = () => jobFor(desk.world.kernel, desk.company.id);
const enroll = async () => digestJobs['weekly-digests.enroll']!(await job(), {});
const tick = async (days: number, time: string) => {
  desk.world.clock.set(`${iso(days)}T${time}:00Z`);
  await digestJobs['weekly-digests.send']!(await job(), {});
};
const mailsTo = async ({ email }: Pick<Person, 'email'>) =>
  (await allMailedTo(desk.world.kernel, email)).filter(({ subject }) => subject.startsWith('Your week with'));
const change = (who: Dealer, body: Partial<WeeklyDigest>) => who.person.patch<WeeklyDigest>('/weekly_digest', body);
const tell = (partner_id: string, text: string, kind = 'partner_announcement') =>
  desk.within(async (call) =>
    notify(
      call,
      { mode: 'partner', partner_id, people: await partnerUserAddressees(call, partner_id) },
      { kind, text, link: '/news', dedupe_key: text },
    ),
  );
/** Something that waits for the partner: the company's question. */
async function ask(of: Dealer, question = 'Which budget?') {
  const { id } = await of.register();
  await desk.decide(id, 'ask', { question });
  return id;
}
const topic = (who: Person, email: 'off' | 'instant' | 'daily') =>
  who.patch('/notification_preferences', { topics: [{ topic: 'weekly_digest', in_app: true, email }] });

test('comes on Monday at eight with what waits, a number of the week and news, and only once', async () => {
  const id = await ask(dealer);
  await tell(dealer.id, 'The spring campaign begins');
  await enroll();
  await tick(0, '07:45');
  expect(await mailsTo(dealer.person)).toEqual([]);
  desk.world.clock.set(`${iso(0)}T08:00:00Z`);
  // Two servers at the same time, and again after a restart.
  await Promise.all([1, 2].map(async () => digestJobs['weekly-digests.send']!(await job(), {})));
  await enroll();
  await tick(0, '08:15');
  await tick(4, '08:00');
  const [mail, ...others] = await mailsTo(dealer.person);
  expect(others).toEqual([]);
  expect(mail!.subject).toBe('Your week with Acme: 1 item waits for you');
  expect(mail!.body_text).toContain('Waiting for you: ');
  expect(mail!.body_text).toContain('Registrations submitted in the last 7 days: 1, 1 more than in the 7 days before.');
  expect(mail!.body_text).toContain('News: The spring campaign begins');
  expect((await desk.registration(id)).answer).toBeNull();
  // Work can be private to the partner, so the company sees neither the subject nor the text.
  const [stored] = await desk.within((call) =>
    call.rows(sql`select hides from mail_outbox where organization_id = ${call.organization_id} and id = ${mail!.id}`),
  );
  expect(stored).toEqual({ hides: 'everything' });
});

test('the number opens the list with the same value', async () => {
  const other = await desk.dealer('Number');
  await enroll();
  for (let count = 0; count < 3; count++) await other.register();
  await tick(0, '08:00');
  const [mail] = await mailsTo(other.person);
  expect(mail!.body_text).toContain('Registrations submitted in the last 7 days: 3');
  const [, query] = /tandem:\/revenue\/deal-desk\?(\S+)/.exec(mail!.body_text)!;
  const search = new URLSearchParams(query);
  const [from, to] = [search.get('submitted_at_gte'), search.get('submitted_at_lte')];
  const rows = await other.person.get<Row[]>(
    `/deal_registrations?status_ne=draft&submitted_at_gte=${from}&submitted_at_lte=${to}&_end=50`,
  );
  expect(rows).toHaveLength(3);
});

test('an action of the waiting item works from the email without signing in', async () => {
  const other = await desk.dealer('Action');
  const id = await ask(other, 'Who decides?');
  await enroll();
  await tick(0, '08:00');
  const [mail] = await mailsTo(other.person);
  const links = [...mail!.body_text.matchAll(/^(.+):\ntandem:\/public\/action\/\S+#token=(\S+)$/gm)];
  const tokens = Object.fromEntries(links.map(([, label, token]) => [label!, token!]));
  expect(Object.keys(tokens)).toEqual(['Answer', 'Turn off this email']);
  const post = (name: string, payload: object) =>
    desk.world.app.inject({ method: 'POST', url: `/api/public/mail_actions/${name}`, payload });
  const press = async (token: string, input: object) => {
    const { confirmation } = (await post('open', { token })).json<{ confirmation: string }>();
    return post('confirm', { token, confirmation, input });
  };
  expect((await press(tokens.Answer!, { answer: 'The CTO.' })).statusCode).toBe(200);
  expect(await desk.registration(id)).toMatchObject({ answer: 'The CTO.' });
  expect((await press(tokens['Turn off this email']!, {})).json()).toEqual({ text: 'The weekly digest is off.' });
  await ask(other);
  await tick(7, '08:00');
  expect(await mailsTo(other.person)).toHaveLength(1);
});

test('follows the clock, weekday and hour of the person, once a week also when they move', async () => {
  const other = await desk.dealer('Clock');
  await other.person.patch('/notification_preferences', { timezone: 'America/New_York' });
  expect(await change(other, { weekday: 3, hour: 17 })).toMatchObject({
    weekday: 3,
    hour: 17,
    timezone: 'America/New_York',
  });
  await ask(other);
  await tick(2, '20:45');
  expect(await mailsTo(other.person)).toEqual([]);
  await tick(2, '21:00');
  expect(await mailsTo(other.person)).toHaveLength(1);
  // A later day of the same week has none.
  await change(other, { weekday: 5 });
  await tick(4, '21:00');
  expect(await mailsTo(other.person)).toHaveLength(1);
  await tick(11, '21:00');
  expect(await mailsTo(other.person)).toHaveLength(2);
});

test('stays at the chosen hour when the clocks change', () => {
  const choice = { weekday: 1, hour: 8 };
  const after = (now: string) => nextDigest(new Date(now), choice, 'Europe/Berlin', null).toISOString();
  // The clocks change on Sunday, March 29, and on Sunday, October 25, 2026.
  expect(after('2026-03-23T07:00:00Z')).toBe('2026-03-30T06:00:00.000Z');
  expect(after('2026-10-19T06:00:00Z')).toBe('2026-10-26T07:00:00.000Z');
  // An hour that does not exist on that day, and one that exists twice.
  expect(
    nextDigest(new Date('2026-03-28T12:00:00Z'), { weekday: 7, hour: 2 }, 'Europe/Berlin', null).getTime(),
  ).toBeGreaterThan(Date.parse('2026-03-29T00:00:00Z'));
  expect(weekOf('2026-03-29')).toBe('2026-03-23');
});

test('a person who chose another time zone waits for the hour there', async () => {
  const other = await desk.dealer('Mover');
  await enroll();
  await ask(other);
  await other.person.patch('/notification_preferences', { timezone: 'America/New_York' });
  await tick(0, '08:00');
  expect(await mailsTo(other.person)).toEqual([]);
  await tick(0, '12:00');
  expect(await mailsTo(other.person)).toHaveLength(1);
});

test('nothing is sent without anything to say, and nothing of another partner is in it', async () => {
  const [quiet, busy] = [await desk.dealer('Quiet'), await desk.dealer('Busy')];
  await ask(busy, 'Only for Busy');
  await tell(busy.id, 'News only for Busy');
  await enroll();
  await tick(0, '08:00');
  expect(await mailsTo(quiet.person)).toEqual([]);
  expect(await mailsTo(busy.person)).toHaveLength(1);
  const changed = await quiet.person.request('PATCH', '/weekly_digest', { weekday: 2, partner_id: busy.id });
  expect(changed.statusCode).toBe(400);
});

test('people who left and people of suspended partners with nothing to do get none', async () => {
  const leaver = await desk.dealer('Leaver');
  await ask(leaver);
  await enroll();
  await desk.world.kernel.system.unscoped((tx) =>
    tx.run(sql`update memberships set status = 'removed' where user_id = ${leaver.person.user_id}`),
  );
  desk.world.kernel.identity.forget();
  await tick(0, '08:00');
  expect(await mailsTo(leaver.person)).toEqual([]);
  const left = await desk.within((call) =>
    call.rows(sql`
      select id from weekly_digests
      where organization_id = ${call.organization_id} and user_id = ${leaver.person.user_id}`),
  );
  expect(left).toEqual([]);
});

test('the topic turns it off, quiet hours delay it, and mailbox providers unsubscribe with one click', async () => {
  const [off, quiet, click] = [await desk.dealer('Off'), await desk.dealer('Hours'), await desk.dealer('Click')];
  for (const one of [off, quiet, click]) await ask(one);
  await topic(off.person, 'off');
  await quiet.person.patch('/notification_preferences', { quiet_from: '20:00', quiet_to: '10:00' });
  await enroll();
  await tick(0, '08:00');
  expect(await mailsTo(off.person)).toEqual([]);
  const before = (await allMailedTo(desk.world.kernel, quiet.person.email)).length;
  desk.world.clock.set(`${iso(0)}T10:00:00Z`);
  await desk.within(sendDigests);
  const held = (await allMailedTo(desk.world.kernel, quiet.person.email)).slice(before);
  expect(held.map(({ body_text }) => body_text).join()).toContain('Waiting for you: ');
  const [mail] = await mailsTo(click.person);
  const { topics } = (
    await desk.within((call) =>
      call.rows<{ topics: string[] }>(sql`
        select topics from mail_outbox where organization_id = ${call.organization_id} and id = ${mail!.id}`),
    )
  )[0]!;
  expect(topics).toEqual(['weekly_digest']);
  await topic(click.person, 'off');
  await ask(click);
  await tick(7, '08:00');
  expect(await mailsTo(click.person)).toHaveLength(1);
});

test('an address that bounced gets no more, until the person has another one', async () => {
  const other = await desk.dealer('Bounce');
  await ask(other);
  await enroll();
  await tick(0, '08:00');
  const [mail] = await mailsTo(other.person);
  const bounce = async (is_hard: boolean) =>
    digestJobs['weekly-digests.bounced']!(await job(), { ref_id: mail!.id, payload: { is_hard } });
  await bounce(false);
  await tick(7, '08:00');
  expect(await mailsTo(other.person)).toHaveLength(2);
  await bounce(true);
  await tick(14, '08:00');
  expect(await mailsTo(other.person)).toHaveLength(2);
  monday = new Date(monday.getTime() + 21 * 86_400_000);
});

test('goes to the chat of the partner where a person who manages it wants it, once a week', async () => {
  const other = await desk.dealer('Chat');
  const colleague = await desk.world.partnerUser(desk.company, other.id);
  const seller = await desk.world.partnerUser(desk.company, other.id, 'partner_sales');
  const refused = async (who: Person) =>
    (await who.request('PATCH', '/weekly_digest', { in_chat: true })).json().errors;
  expect(await refused(seller)).toEqual({
    in_chat: ['is for people who manage the chat channels of your organization'],
  });
  expect(await refused(colleague)).toEqual({
    in_chat: ['needs a chat channel of your organization with the topic “Weekly digest”'],
  });
  const real = desk.world.kernel.outgoing;
  const bodies: string[] = [];
  desk.world.kernel.outgoing = {
    ...real,
    request: async (url, request) => {
      bodies.push(String(request?.body));
      return { status: 200, url, headers: {}, bytes: Buffer.from('ok'), text: () => 'ok', json: () => ({}) };
    },
  } satisfies Outgoing;
  try {
    await other.person.post('/chat_channels', {
      name: 'News',
      kind: 'slack',
      topics: ['weekly_digest'],
      is_on: true,
      address: 'https://hooks.slack.com/services/T000/B000/of-chat',
    });
    expect(await other.person.get('/weekly_digest')).toMatchObject({ may_use_chat: true, in_chat: false });
    await ask(other);
    await enroll();
    await tick(0, '08:00');
    await runWaiting(desk.world, chatChannelJobs);
    expect(bodies).toEqual([]);
    await change(other, { in_chat: true });
    await colleague.patch('/weekly_digest', { in_chat: true });
    await tick(7, '08:00');
    await runWaiting(desk.world, chatChannelJobs);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toContain('Waiting for you: ');
    expect(bodies[0]).not.toContain('token');
  } finally {
    desk.world.kernel.outgoing = real;
  }
  monday = new Date(monday.getTime() + 7 * 86_400_000);
});

test('the company previews it without the work of the people, and turns it off', async () => {
  const other = await desk.dealer('Preview');
  await ask(other, 'A question of the company');
  await tell(other.id, 'The partner day is in June');
  await enroll();
  const preview = await desk.reviewer.get<DigestPreview>(`/partners/${other.id}/weekly_digest`);
  expect(preview.text).toMatch(/^1 item waits for .+\. .*News: The partner day is in June$/);
  expect(preview.subject).toBe('Your week with Acme: 1 item waits for you');
  const stranger = await desk.world.company('Other');
  expect((await stranger.owner.request('GET', `/partners/${other.id}/weekly_digest`)).statusCode).toBe(404);
  expect((await other.person.request('GET', `/partners/${other.id}/weekly_digest`)).statusCode).toBe(404);
  expect((await other.person.request('PUT', '/weekly_digest_settings', { is_on: false })).statusCode).toBe(404);
  expect((await desk.reviewer.request('PUT', '/weekly_digest_settings', { is_on: false })).json()).toEqual({
    is_on: false,
  });
  await tick(0, '08:00');
  expect(await mailsTo(other.person)).toEqual([]);
  expect(await other.person.get('/weekly_digest')).toMatchObject({ is_offered: false });
  await desk.reviewer.request('PUT', '/weekly_digest_settings', { is_on: true });
});

test('nobody changes it while viewing as its reader', async () => {
  const viewed = await desk.reviewer.post<{ token: string }>('/impersonations', {
    partner_id: dealer.id,
    user_id: dealer.person.user_id,
    reason: 'Support call',
  });
  const answer = await desk.world.app.inject({
    method: 'PATCH',
    url: '/api/weekly_digest',
    headers: { authorization: `Bearer ${viewed.token}` },
    payload: { weekday: 5 },
  });
  expect(answer.statusCode).toBe(422);
  expect(await dealer.person.get('/weekly_digest')).toMatchObject({ weekday: 1 });
});
