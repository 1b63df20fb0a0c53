import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleAudience } from '#features/partners/audiences/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { mailJobs } from '#features/platform/mails/server/jobs.ts';
import { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Kernel } from '#server/kernel.ts';
import type { Mail, Mailer } from '#server/ports/mail.ts';
import { expectEvery } from '#server/testing/expect-every.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Paper, ReportDelivery, ReportSchedule, ReportScheduleCreate } from '../schema.ts';
import { deliverReport } from './deliver.ts';
import { startReportRun } from './run.ts';
import { sendDueReports } from './service.ts';
import { saveReportSettings } from './settings.ts';

let world: World;
let company: Company;
let owner: Person;
beforeAll(async () => {
  world = await createWorld({ now: '2026-03-16T09:00:00Z' });
  company = await world.company();
  owner = company.owner;
  await company.within((call) => samplePartner(call, { name: 'Only', country: 'FR' }));
});
afterAll(() => world.close());

const make = (who: Person, over: Partial<ReportScheduleCreate> = {}) =>
  who.post<ReportSchedule>('/report_schedules', {
    name: 'Partners',
    object: 'partners',
    columns: ['name'],
    timing: { kind: 'daily', time: '08:00' },
    timezone: 'UTC',
    format: 'csv',
    recipients: [{ kind: 'user', user_id: who.user_id }],
    ...over,
  });
const jobWith = (parts: Partial<Kernel> = {}) => jobFor({ ...world.kernel, ...parts }, company.id);

/** A started run, with the one copy it makes. */
async function begun(who: Person, { id }: { id: string }): Promise<string> {
  const { run_id } = await who.post<{ run_id: string }>(`/report_schedules/${id}/run`);
  await startReportRun(await jobWith(), run_id);
  const [delivery] = await who.get<ReportDelivery[]>(`/report_deliveries?run_id=${run_id}`);
  return delivery!.id;
}
const one = (id: string) => owner.get<ReportDelivery>(`/report_deliveries/${id}`);
async function sent(who: Person, schedule: { id: string }): Promise<ReportDelivery> {
  const id = await begun(who, schedule);
  await deliverReport(await jobWith(), id);
  return who.get<ReportDelivery>(`/report_deliveries/${id}`);
}

test('attaches the file unchanged and records the mail server’s answer', async () => {
  const id = await begun(owner, await make(owner));
  await deliverReport(await jobWith(), id);
  const [{ mail_id } = { mail_id: '' }] = await company.within((call) =>
    call.rows<{ mail_id: string }>(
      sql`select mail_id from report_deliveries where organization_id = ${company.id} and id = ${id}`,
    ),
  );
  const mails: Mail[] = [];
  const broken: Mailer = { delivers: true, send: () => Promise.reject(new Error('552 mailbox full')) };
  const working: Mailer = { delivers: true, send: async (mail) => void mails.push(mail) };
  const send = async (mailer: Mailer) => mailJobs['mails.deliver']!(await jobWith({ mailer }), { mail_id });
  await expect(send(broken)).rejects.toThrow('552');
  expect(await one(id)).toMatchObject({ state: 'failed', error: expect.stringContaining('552 mailbox full') });
  // The first email may still be sent, so a second one would reach the reader twice.
  expect((await owner.request('POST', `/report_deliveries/${id}/retry`, {})).statusCode).toBe(409);
  await send(working);
  expect(await one(id)).toMatchObject({ state: 'delivered', error: null });
  const file = await owner.request('GET', `/report_deliveries/${id}/file`);
  expect(mails).toMatchObject([{ to: owner.email, attachments: [{ filename: 'partners-2026-03-16.csv' }] }]);
  expect(Buffer.from(mails[0]!.attachments![0]!.content)).toEqual(file.rawPayload);
});

test('stores files apart from pictures, and finds earlier ones', async () => {
  const delivery = await sent(owner, await make(owner));
  const keyOf = () =>
    company.within((call) =>
      call.one<{ file_key: string; mail_id: string }>(sql`
        select file_key, mail_id from report_deliveries where organization_id = ${company.id} and id = ${delivery.id}`),
    );
  const { file_key, mail_id } = await keyOf();
  expect(await world.kernel.files.find(file_key)).toBeUndefined();
  expect((await world.app.inject({ url: `/api/pictures/${file_key}.png` })).statusCode).toBe(404);
  const bytes = await world.kernel.reports.read(file_key);
  await world.kernel.reports.remove(file_key);
  await world.kernel.files.write(file_key, bytes);
  expect((await world.app.inject({ url: `/api/pictures/${file_key}.png` })).statusCode).toBe(404);
  const file = await owner.request('GET', `/report_deliveries/${delivery.id}/file`);
  expect([file.statusCode, file.rawPayload]).toEqual([200, bytes]);
  const mails: Mail[] = [];
  const mailer: Mailer = { delivers: true, send: async (mail) => void mails.push(mail) };
  await mailJobs['mails.deliver']!(await jobWith({ mailer }), { mail_id });
  expect(Buffer.from(mails[0]!.attachments![0]!.content)).toEqual(bytes);
  await world.kernel.reports.remove(file_key);
  expect(await world.kernel.files.find(file_key)).toBeUndefined();
});

test('retries a failed copy twice and sends it once', async () => {
  const reports = {
    ...world.kernel.reports,
    write: () => Promise.reject(new Error('disk full')),
    read: world.kernel.reports.read,
  };
  const failing = await jobWith({ reports });
  const id = await begun(owner, await make(owner));
  await expect(deliverReport(failing, id)).rejects.toThrow('disk full');
  expect(await one(id)).toMatchObject({ state: 'failed', attempts: 1, error: expect.not.stringContaining('disk') });
  await deliverReport(await jobWith(), id);
  expect(await one(id)).toMatchObject({ state: 'delivered', attempts: 2, error: null });
  const never = await begun(owner, await make(owner));
  await expect(deliverReport(failing, never)).rejects.toThrow();
  await expect(deliverReport(failing, never)).rejects.toThrow();
  await deliverReport(failing, never);
  await deliverReport(await jobWith(), never);
  expect(await one(never)).toMatchObject({ state: 'failed', attempts: 3 });
});

test('links a large file for users and omits it for external addresses', async () => {
  await company.within((call) =>
    call.run(sql`
      insert into accounts (organization_id, name, name_key, employees, website)
      select ${company.id}, 'Account ' || n, 'account ' || n, n, 'https://example.com/' || repeat('x', 700)
      from generate_series(1, 20001) n`),
  );
  const large = (limit: number): Partial<ReportScheduleCreate> => ({
    object: 'accounts',
    columns: ['name', 'website'],
    filters: [{ field: 'employees', operator: 'lte', values: [String(limit)] }],
  });
  const linked = await sent(owner, await make(owner, large(13_000)));
  expect(linked).toMatchObject({ state: 'delivered', rows: 13_000 });
  expect(linked.bytes).toBeGreaterThan(8_000_000);
  const mail = await company.within((call) =>
    call.one<{ body_text: string; attachments: unknown[] }>(sql`
      select body_text, attachments from mail_outbox where organization_id = ${company.id}
      order by created_at desc, id desc limit 1`),
  );
  expect(mail).toMatchObject({
    attachments: [],
    body_text: expect.stringContaining(`/report-schedules/files/${linked.id}`),
  });
  await owner.request('PUT', '/report_settings', { external_addresses: ['auditor.example'] });
  const outside: Partial<ReportScheduleCreate> = {
    ...large(13_000),
    recipients: [{ kind: 'external', address: 'anna@auditor.example' }],
    confirms_external: true,
  };
  expect(await sent(owner, await make(owner, outside))).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('too large for an email'),
  });
  // And there is an end to what a report may hold.
  expect(await sent(owner, await make(owner, large(1_000_000)))).toMatchObject({
    state: 'failed',
    error: 'This report has more than 20,000 rows, which is too many. Add conditions to reduce the rows.',
  });
  expect(await sent(owner, await make(owner, { ...large(5001), format: 'pdf' }))).toMatchObject({
    state: 'failed',
    error: expect.stringMatching(/more than 5,000 rows.* Choose Excel or CSV/),
  });
}, 60_000);

test('transfers reports of a leaver, and asks the new owner about external recipients', async () => {
  const leaver = await company.member('finance');
  await owner.request('PUT', '/report_settings', { external_addresses: ['auditor.example'] });
  const schedule = await make(leaver, {
    recipients: [{ kind: 'external', address: 'anna@auditor.example' }],
    confirms_external: true,
  });
  expect(schedule).toMatchObject({ is_external_confirmed: true });
  const gone = await owner.request('POST', `/team_members/${leaver.user_id}/deactivate`, {
    successor_id: owner.user_id,
  });
  expect(gone.statusCode, gone.body).toBe(200);
  expect(await owner.get(`/report_schedules/${schedule.id}`)).toMatchObject({
    owner_user_id: owner.user_id,
    is_mine: true,
    is_external_confirmed: false,
  });
  expect(await sent(owner, schedule)).toMatchObject({
    state: 'failed',
    error: expect.stringContaining('has not confirmed'),
  });
  await owner.patch(`/report_schedules/${schedule.id}`, { name: 'Mine now', confirms_external: true });
  expect(await sent(owner, schedule)).toMatchObject({ state: 'delivered' });
});

test('sends nothing to external recipients during an impersonation', async () => {
  await company.within(async (call) => {
    const eyes = new Call({ ...call, actor: { ...call.actor, full_name: 'Ada', impersonator_id: owner.user_id } });
    await expect(saveReportSettings(eyes, { external_addresses: ['evil.example'] })).rejects.toMatchObject({
      statusCode: 422,
      errors: { external_addresses: [expect.stringContaining('viewing as Ada')] },
    });
  });
});

test('sends nothing to readers without a required second factor', async () => {
  const finance = await company.member('finance');
  const schedule = await make(finance);
  const id = await begun(finance, schedule);
  const set = (requires: boolean) =>
    world.kernel.system.unscoped((tx) =>
      tx.run(sql`update organizations set requires_two_factor = ${requires} where id = ${company.id}`),
    );
  await set(true);
  await deliverReport(await jobWith(), id);
  await set(false);
  world.kernel.identity.forget();
  expect(await one(id)).toMatchObject({ state: 'failed', error: expect.stringContaining('no longer has access') });
});

test('filters by audience for readers who can see audiences', async () => {
  const audience_id = await company.within(async (call) => {
    await samplePartner(call, { name: 'In Germany', country: 'DE' });
    return sampleAudience(call);
  });
  const { fields } = await owner.get<{ fields: unknown[] }>('/report_schedules/objects/partners');
  expect(fields).toContainEqual(
    expect.objectContaining({ key: 'audience_id', kind: 'reference', resource: 'audiences' }),
  );
  const paper = await owner.post<Paper>('/report_schedules/preview', {
    object: 'partners',
    columns: ['name'],
    filters: [{ field: 'audience_id', operator: 'eq', values: [audience_id] }],
  });
  expect(paper.details!.rows).toEqual([['In Germany']]);
});

test('sends due reports for many companies and simultaneous schedulers', async () => {
  const other = await world.company('Other');
  const theirs = await make(other.owner);
  world.clock.set('2026-03-17T08:00:00Z');
  await sendDueReports(await jobFor(world.kernel, other.id));
  expect(await other.owner.get(`/report_schedules/${theirs.id}`)).toMatchObject({ last_state: 'delivered' });
  const mine = await owner.get<ReportSchedule[]>('/report_schedules?_end=50');
  expectEvery(mine, ({ last_run_at }) => last_run_at !== '2026-03-17T08:00:00+00:00');
});

test('keeps a queued email whose address is no longer allowed, and can resend it', async () => {
  const allow = (...external_addresses: string[]) => owner.request('PUT', '/report_settings', { external_addresses });
  await allow('auditor.example');
  const waits = await sent(
    owner,
    await make(owner, { recipients: [{ kind: 'external', address: 'eva@auditor.example' }], confirms_external: true }),
  );
  expect(waits.state).toBe('delivered');
  const mail_id = await company.within(async (call) => {
    const found = await call.one<{ mail_id: string }>(
      sql`select mail_id from report_deliveries where id = ${waits.id}`,
    );
    return found.mail_id;
  });
  await allow();
  expect(await one(waits.id)).toMatchObject({
    state: 'failed',
    error: 'Not sent: this address is no longer an allowed external recipient.',
  });
  const gone: string[] = [];
  const mailer: Mailer = { delivers: true, send: async ({ to }) => void gone.push(to) };
  await mailJobs['mails.deliver']!(await jobWith({ mailer }), { mail_id });
  expect(gone).toEqual([]);
  await allow('auditor.example');
  await owner.post(`/report_deliveries/${waits.id}/retry`);
  await deliverReport(await jobWith(), waits.id);
  expect(await one(waits.id)).toMatchObject({ state: 'delivered', error: null });
});
