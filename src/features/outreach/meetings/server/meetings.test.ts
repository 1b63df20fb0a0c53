import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleContact } from '#features/partners/contacts/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { allMailedTo, mailedTo } from '#features/platform/mails/server/testing/mailed.ts';
import { sql } from '#server/db/sql.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Meeting } from '../schema.ts';

let world: World;
let company: Company;
let partner_id: string;
let contact_id: string;
let pia: Person;
const DAY = 86_400_000;
const later = (days: number) => new Date(world.clock.now().getTime() + days * DAY).toISOString();

beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
});
afterAll(() => world.close());
beforeEach(async () => {
  company = await world.company();
  partner_id = await company.within((call) => samplePartner(call));
  contact_id = await company.within((call) =>
    sampleContact(call, { partner_id, email: `paula-${partner_id}@partner.test` }),
  );
  pia = await world.partnerUser(company, partner_id);
});

const planned = (more: object = {}) => ({ title: 'Business review', kind: 'qbr', partner_id, ...more });
const plan = (more: object = {}) =>
  company.owner.post<Meeting>('/meetings', planned({ starts_at: later(7), attendees: [{ contact_id }], ...more }));
const mails = () =>
  company.within((call) =>
    call.rows<{ to_address: string; subject: string; attachments: { type: string; text: string }[] }>(sql`
      select to_address, subject, attachments from mail_outbox
      where organization_id = ${call.organization_id} and kind = 'meeting_invitation'
      order by created_at, id`),
  );

test('a partner picks one of the times that the company proposes', async () => {
  const times = [later(3), later(1), later(2)];
  const made = await company.owner.post<Meeting>(
    '/meetings',
    planned({ proposed_times: times, attendees: [{ contact_id }] }),
  );
  expect(made).toMatchObject({ status: 'proposed', starts_at: null, proposed_by: 'company' });
  expect(made.attendees.map(({ side }) => side)).toEqual(['company', 'partner']);
  expect(await mails()).toEqual([]);
  expect((await company.owner.request('POST', `/meetings/${made.id}/pick`, { starts_at: times[0] })).statusCode).toBe(
    409,
  );
  expect((await pia.request('POST', `/meetings/${made.id}/pick`, { starts_at: later(4) })).statusCode).toBe(422);
  const picked = await pia.post<Meeting>(`/meetings/${made.id}/pick`, { starts_at: times[1] });
  expect(picked).toMatchObject({ status: 'scheduled', proposed_times: [] });
  expect(new Date(picked.starts_at!).toISOString()).toBe(times[1]);
  const sent = await mails();
  expect(sent.map(({ to_address }) => to_address).sort()).toEqual(
    [company.owner.email, `paula-${partner_id}@partner.test`].sort(),
  );
  expect(sent[0]!.attachments[0]!.text).toContain('METHOD:REQUEST');
  expect(sent[0]!.attachments[0]!.text).toContain('SEQUENCE:0');
});

test('each reader gets the times of a meeting in their own time zone, and the calendar keeps the meeting’s', async () => {
  const owner = company.owner;
  const pat = await world.partnerUser(company, partner_id);
  const inPartner = { 'x-tandem-mode': 'partner' };
  const choose = (who: Person, timezone: string, headers = {}) =>
    who.request('PATCH', '/notification_preferences', { timezone }, headers);
  await choose(owner, 'America/New_York');
  await choose(pia, 'Asia/Tokyo', inPartner);
  await choose(pat, 'Europe/Berlin', inPartner);
  const time = '2027-01-13T23:30:00.000Z';
  const made = await owner.post<Meeting>('/meetings', planned({ proposed_times: [time], time_zone: 'Europe/Berlin' }));
  const bodyOf = async (email: string) => (await mailedTo(world.kernel, email)).body_text;
  expect(await bodyOf(pia.email)).toContain('Thursday, January 14, 2027 at 8:30 AM GMT+9');
  expect(await bodyOf(pat.email)).toContain('Thursday, January 14, 2027 at 12:30 AM GMT+1');
  await pia.post(`/meetings/${made.id}/pick`, { starts_at: time });
  const [notice] = await owner.get<{ text: string }[]>('/in_app_notifications?kind=meeting_time_picked');
  expect(notice!.text).toContain('picked Wednesday, January 13, 2027 at 6:30 PM EST for');
  const invited = (await mails()).find(({ to_address }) => to_address === owner.email)!;
  expect(invited.subject).toContain('Wednesday, January 13, 2027 at 6:30 PM EST');
  expect(invited.attachments[0]!.text).toMatch(/DTSTART(;TZID=Europe\/Berlin:20270114T003000|:20270113T233000Z)/);
  const session = await pia.request('GET', '/session', undefined, inPartner);
  expect(session.json()).toMatchObject({ own_timezone: 'Asia/Tokyo', config: { timezone: 'UTC' } });
  expect((await owner.request('GET', '/session')).json().own_timezone).toBe('America/New_York');
  world.clock.set('2027-01-20T09:00:00Z');
  const { items } = await owner.get<{ items: { id: string }[] }>('/work_items?kind=meeting_to_close&whose=all');
  const { facts } = await owner.get<{ facts: object[] }>(`/work_items/meeting_to_close/${items[0]!.id}`);
  expect(facts).toContainEqual(expect.objectContaining({ label: 'Starts', as: 'instant', zone: 'Europe/Berlin' }));
});

test('a time is picked from the email, once, and not after others were proposed', async () => {
  await pia.patch('/notification_preferences', { topics: [{ topic: 'own_meetings', in_app: true, email: 'instant' }] });
  const made = await company.owner.post<Meeting>('/meetings', planned({ proposed_times: [later(2), later(3)] }));
  const tokenOf = async () => {
    const { body_text } = (await allMailedTo(world.kernel, pia.email)).at(-1)!;
    return /\/public\/action\/\S+#token=(\S+)/.exec(body_text)![1]!;
  };
  const post = (name: string, payload: object) =>
    world.app.inject({ method: 'POST', url: `/api/public/mail_actions/${name}`, payload });
  const press = async (token: string, starts_at: string) => {
    const opened = await post('open', { token });
    if (opened.statusCode !== 200) return opened;
    return post('confirm', { token, confirmation: opened.json().confirmation, input: { starts_at } });
  };
  const first = await tokenOf();
  await company.owner.post(`/meetings/${made.id}/propose`, { times: [later(5), later(6)] });
  expect((await press(first, later(5))).statusCode).toBe(409);
  const token = await tokenOf();
  expect((await press(token, later(9))).statusCode).toBe(422);
  const picked = await press(token, later(6));
  expect(picked.statusCode, picked.body).toBe(200);
  expect((await press(token, later(5))).statusCode).toBe(409);
  expect(await company.owner.get(`/meetings/${made.id}`)).toMatchObject({ status: 'scheduled' });
});

test('a partner proposes other times, which the company picks from', async () => {
  const made = await company.owner.post<Meeting>('/meetings', planned({ proposed_times: [later(2)] }));
  const other = await pia.post<Meeting>(`/meetings/${made.id}/propose`, { times: [later(5)] });
  expect(other).toMatchObject({ status: 'proposed', proposed_by: 'partner' });
  expect((await pia.request('POST', `/meetings/${made.id}/pick`, { starts_at: later(5) })).statusCode).toBe(409);
  expect(await company.owner.post(`/meetings/${made.id}/pick`, { starts_at: later(5) })).toMatchObject({
    status: 'scheduled',
  });
});

test('partners request meetings by proposing times to the owner of the partner', async () => {
  const { partner_id: _, ...own } = planned();
  expect((await pia.request('POST', '/meetings', { ...own, starts_at: later(2) })).statusCode).toBe(422);
  const made = await pia.post<Meeting>('/meetings', {
    ...own,
    proposed_times: [later(2)],
    attendees: [{ contact_id }],
  });
  expect(made).toMatchObject({ status: 'proposed', proposed_by: 'partner' });
  expect(made).toMatchObject({ private_notes: null });
  // Team members are not known to partners.
  const named = await pia.request('POST', '/meetings', {
    ...own,
    proposed_times: [later(2)],
    attendees: [{ user_id: company.owner.user_id }],
  });
  expect(named.statusCode).toBe(422);
});

test('a change and a cancellation replace the calendar entry of each attendee', async () => {
  const made = await plan();
  const { id } = made;
  await company.owner.patch(`/meetings/${id}`, { place: 'Room 4; "Blue"\r\nATTENDEE:mailto:evil@x.test' });
  await company.owner.post(`/meetings/${id}/reschedule`, { starts_at: later(9) });
  // Notes concern no calendar.
  await company.owner.patch(`/meetings/${id}`, { shared_notes: 'Agenda to follow' });
  await company.owner.patch(`/meetings/${id}`, { attendees: [{ user_id: company.owner.user_id }] });
  await company.owner.post(`/meetings/${id}/cancel`, { reason: 'Fair in Munich' });
  const texts = (await mails()).map(({ to_address, attachments }) => {
    const { text } = attachments[0]!;
    const value = (name: string) => new RegExp(`${name}:(.*)\r`).exec(text)?.[1];
    return [
      to_address === company.owner.email ? 'company' : 'partner',
      value('METHOD'),
      value('SEQUENCE'),
      value('UID'),
    ];
  });
  const uid = `${id}@meetings.tandem`;
  expect(texts.sort()).toEqual(
    [
      ['company', 'REQUEST', '0', uid],
      ['partner', 'REQUEST', '0', uid],
      ['company', 'REQUEST', '1', uid],
      ['partner', 'REQUEST', '1', uid],
      ['company', 'REQUEST', '2', uid],
      ['partner', 'REQUEST', '2', uid],
      ['company', 'REQUEST', '3', uid],
      ['partner', 'CANCEL', '3', uid],
      ['company', 'CANCEL', '4', uid],
    ].sort(),
  );
  const files = (await mails()).map(({ attachments }) => attachments[0]!.text);
  // A text with line ends adds no lines of its own.
  for (const text of files) expect(text.split('\r\n').filter((line) => line.startsWith('ATTENDEE:'))).toEqual([]);
  expect(files.at(-1)).toContain('STATUS:CANCEL');
});

test('only what is allowed in a state can be done', async () => {
  const { id } = await plan();
  const { owner } = company;
  expect((await owner.request('POST', `/meetings/${id}/hold`)).statusCode).toBe(409);
  expect((await owner.request('POST', `/meetings/${id}/no_show`, {})).statusCode).toBe(409);
  expect((await pia.request('POST', `/meetings/${id}/hold`)).statusCode).toBe(404);
  expect((await owner.request('PATCH', `/meetings/${id}`, { starts_at: later(1) })).statusCode).toBe(422);
  await owner.post(`/meetings/${id}/reschedule`, { starts_at: later(-1) });
  expect(await owner.post(`/meetings/${id}/hold`)).toMatchObject({ status: 'held' });
  expect((await owner.request('POST', `/meetings/${id}/cancel`, {})).statusCode).toBe(409);
  expect((await owner.request('PATCH', `/meetings/${id}`, { title: 'Other' })).statusCode).toBe(409);
  expect(
    await owner.patch(`/meetings/${id}`, { shared_notes: 'We agreed.', decisions: ['Two webinars'] }),
  ).toMatchObject({
    decisions: ['Two webinars'],
  });
  expect(await pia.get(`/meetings/${id}`)).toMatchObject({ shared_notes: 'We agreed.', decisions: ['Two webinars'] });
});

test('a no-show is noted with what happened, and can be rescheduled', async () => {
  const { id } = await plan({ starts_at: later(-1) });
  const missed = await company.owner.post(`/meetings/${id}/no_show`, { reason: 'No one joined the call.' });
  expect(missed).toMatchObject({ status: 'no_show', reason: 'No one joined the call.' });
  expect(await company.owner.post(`/meetings/${id}/reschedule`, { starts_at: later(3) })).toMatchObject({
    status: 'scheduled',
    reason: null,
    ended_at: null,
  });
});

test('private notes stay with the company, in answers, the audit log and exports', async () => {
  const { id } = await plan();
  const secret = 'They consider a competitor';
  const noted = await company.owner.post<Meeting>(`/meetings/${id}/private_notes`, { private_notes: secret });
  expect(noted.private_notes).toBe(secret);
  const own = 'We have another vendor in mind';
  expect(await pia.post(`/meetings/${id}/private_notes`, { private_notes: own })).toMatchObject({ private_notes: own });
  expect(await company.owner.get(`/meetings/${id}`)).toMatchObject({ private_notes: secret });
  expect((await company.owner.request('GET', '/meetings/export.csv')).body).not.toContain(own);
  for (const url of [`/meetings/${id}`, '/meetings', '/meetings/export.csv']) {
    const answer = await pia.request('GET', url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain(secret);
  }
  const logged = await company.within((call) =>
    call.rows(sql`
      select from audit_events where organization_id = ${call.organization_id} and changes::text like '%competitor%'`),
  );
  expect(logged).toEqual([]);
});

test('partners see their own meetings only, and neither cadences nor what is due', async () => {
  const { id } = await plan();
  const other = await company.within((call) => samplePartner(call));
  const olaf = await world.partnerUser(company, other);
  expect((await olaf.request('GET', `/meetings/${id}`)).statusCode).toBe(404);
  expect(await olaf.get('/meetings')).toEqual([]);
  expect((await olaf.request('POST', `/meetings/${id}/cancel`, {})).statusCode).toBe(404);
  expect((await olaf.request('GET', `/meetings/${id}/pack`)).statusCode).toBe(404);
  expect((await pia.request('GET', '/meeting_cadences')).statusCode).toBe(404);
  expect((await pia.request('GET', '/meeting_dues')).statusCode).toBe(404);
});

test('attendees and deals of others are refused', async () => {
  const stranger = await company.within(async (call) =>
    sampleContact(call, { partner_id: await samplePartner(call), email: 'other@stranger.test' }),
  );
  const { owner } = company;
  const tried = (more: object) => owner.request('POST', '/meetings', planned({ starts_at: later(1), ...more }));
  expect((await tried({ attendees: [{ contact_id: stranger }] })).statusCode).toBe(422);
  expect((await tried({ attendees: [{ user_id: pia.user_id }] })).statusCode).toBe(422);
  expect((await tried({ attendees: [{}] })).statusCode).toBe(422);
  expect((await tried({ deal_ids: [stranger] })).statusCode).toBe(422);
  expect((await tried({ time_zone: 'Mars/Base' })).statusCode).toBe(422);
  expect((await tried({ proposed_times: [later(1)] })).statusCode).toBe(422);
});
