import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendDigests } from '#features/engagement/notifications/server/digest.ts';
import type { MailHistory } from '#features/platform/mails/schema.ts';
import { mailJobs } from '#features/platform/mails/server/jobs.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Mailer } from '#server/ports/mail.ts';
import type { Person } from '#server/testing/world.ts';
import { createDesk, type Dealer, type Desk } from './testing/desk.ts';

const PARTNER = { 'x-tandem-mode': 'partner' };
let desk: Desk;
let dealer: Dealer;
beforeAll(async () => {
  desk = await createDesk();
  await desk.reviewer.patch('/notification_preferences', {
    topics: [{ topic: 'registrations', in_app: true, email: 'instant' }],
  });
});
beforeEach(async () => {
  dealer = await desk.dealer('North Wind');
});
afterAll(() => desk.world.close());

const seenBy = async (person: Person, line: string): Promise<MailHistory> => {
  const response = await person.request('GET', `/${line}/mails`, undefined, PARTNER);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const byCompany = (line: string) => desk.reviewer.get<MailHistory>(`/${line}/mails`);
const subjects = ({ mails }: MailHistory) => mails.map(({ subject }) => subject);

test('shows the company all emails in the timeline and the partner only those to their own users', async () => {
  const { id, account_name } = await dealer.register();
  desk.world.clock.advance(60_000);
  await desk.decide(id, 'approve', {});
  const told = await byCompany(`deal_registrations/${id}`);
  expect(told.total).toBe(2);
  expect(told.mails).toMatchObject([
    { subject: `${account_name}: approved`, to_name: 'Test Person', partner_id: dealer.id, status: 'queued' },
    { subject: expect.stringContaining(`registered ${account_name}`), partner_id: null },
  ]);
  expect(await seenBy(dealer.person, `deal_registrations/${id}`)).toEqual({
    total: 1,
    // The state of the queue is a technical fact of the company.
    mails: [{ ...told.mails[0], status: null }],
  });
});

test('shows the emails in the timelines of the partner and the deal too', async () => {
  const { id, account_name } = await dealer.register();
  await desk.decide(id, 'approve', {});
  const { opportunity_id } = await desk.decide(id, 'convert', {});
  const subject = `${account_name}: approved`;
  expect(subjects(await byCompany(`opportunities/${opportunity_id}`))).toContain(subject);
  expect(subjects(await byCompany(`partners/${dealer.id}`))).toContain(subject);
  expect(subjects(await seenBy(dealer.person, `opportunities/${opportunity_id}`))).toEqual([subject]);
  expect(subjects(await seenBy(dealer.person, `partners/${dealer.id}`))).toEqual([subject]);
});

test('hides the emails from other partners, other companies, and roles without access', async () => {
  const { id } = await dealer.register();
  await desk.decide(id, 'approve', {});
  const rival = await desk.dealer();
  const lost = await rival.person.request('GET', `/deal_registrations/${id}/mails`, undefined, PARTNER);
  expect(lost.statusCode).toBe(404);
  expect((await rival.person.request('GET', `/partners/${dealer.id}/mails`, undefined, PARTNER)).statusCode).toBe(404);
  const stranger = (await desk.world.company('Stranger')).owner;
  expect((await stranger.request('GET', `/deal_registrations/${id}/mails`)).statusCode).toBe(404);
  const role = await desk.reviewer.post<{ id: string }>('/roles', {
    name: 'Knows partners only',
    permissions: ['partners:view'],
  });
  const clerk = await desk.company.member('read_only');
  await desk.reviewer.patch(`/team_members/${clerk.user_id}`, { role: 'custom', role_id: role.id });
  expect((await clerk.request('GET', `/deal_registrations/${id}/mails`)).statusCode).toBe(403);
  expect(await clerk.get<MailHistory>(`/partners/${dealer.id}/mails`)).toEqual({ total: 0, mails: [] });
});

test('shows a restricted team member the emails to users of their own partners', async () => {
  const { id, account_name } = await dealer.register();
  await desk.decide(id, 'approve', {});
  const role = await desk.reviewer.post<{ id: string }>('/roles', {
    name: 'Own partners',
    permissions: ['partners:view', 'deal_registrations:view'],
    scope: 'own',
  });
  const manager = await desk.company.member('read_only');
  await desk.reviewer.patch(`/team_members/${manager.user_id}`, { role: 'custom', role_id: role.id });
  expect((await manager.request('GET', `/partners/${dealer.id}/mails`)).statusCode).toBe(404);
  await desk.reviewer.patch(`/partners/${dealer.id}`, { owner_user_id: manager.user_id });
  expect(subjects(await manager.get(`/deal_registrations/${id}/mails`))).toEqual([`${account_name}: approved`]);
  expect(subjects(await manager.get(`/partners/${dealer.id}/mails`))).toEqual([`${account_name}: approved`]);
});

test('shows whether an email is waiting, failed, or was delivered', async () => {
  const { id } = await dealer.register();
  await desk.decide(id, 'approve', {});
  const line = `deal_registrations/${id}`;
  const [mail] = (await seenBy(dealer.person, line)).mails;
  const deliver = async (mailer: Mailer) => {
    const job = await jobFor({ ...desk.world.kernel, mailer }, desk.company.id);
    await mailJobs['mails.deliver']!(job, { mail_id: mail!.id });
  };
  await expect(deliver({ delivers: true, send: () => Promise.reject(new Error('no')) })).rejects.toThrow('no');
  const shown = async () => (await byCompany(line)).mails.find(({ id: one }) => one === mail!.id);
  expect(await shown()).toMatchObject({ status: 'failed' });
  expect((await seenBy(dealer.person, line)).mails[0]).toMatchObject({ status: null });
  await deliver({ delivers: true, send: async () => {} });
  expect(await shown()).toMatchObject({
    status: 'sent',
    sent_at: expect.stringContaining('2026'),
  });
});

test('shows the daily digest in the timeline of everything it mentions', async () => {
  await dealer.person.request(
    'PATCH',
    '/notification_preferences',
    { topics: [{ topic: 'decisions', in_app: true, email: 'daily' }] },
    PARTNER,
  );
  const one = await dealer.register();
  const two = await dealer.register();
  for (const { id } of [one, two]) await desk.decide(id, 'approve', {});
  expect((await byCompany(`deal_registrations/${one.id}`)).mails.filter(({ partner_id }) => partner_id)).toEqual([]);
  desk.world.clock.advance(2 * 86_400_000);
  await desk.within(sendDigests);
  for (const { id } of [one, two]) {
    expect(subjects(await seenBy(dealer.person, `deal_registrations/${id}`))).toEqual(['2 new notifications']);
  }
});
