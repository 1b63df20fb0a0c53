import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleDealRegistration, samplePendingRegistration } from '#features/deals/deal-registrations/server/sample.ts';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import type { MailOutbox, StoredMail } from '#features/platform/mails/schema.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { Paper, ReportDelivery, ReportRun, ReportSchedule, ReportScheduleCreate } from '../schema.ts';
import { reportTemplates } from '../templates.ts';
import { deliverReport, dropOldFiles } from './deliver.ts';
import { startDueRuns, startReportRun } from './run.ts';
import { sendDueReports } from './service.ts';

let world: World;
let company: Company;
let owner: Person;
let manager: Person;
let mine: string;
let other: string;
let partnerAdmin: Person;
let partnerSales: Person;
let otherPartner: Person;
beforeAll(async () => {
  world = await createWorld({ now: '2026-03-16T09:00:00Z' });
  company = await world.company();
  owner = company.owner;
  manager = await company.member('partner_manager');
  [mine, other] = await company.within(async (call) => [
    await samplePartner(call, { name: 'Mine', owner_user_id: manager.user_id }),
    await samplePartner(call, { name: 'Other', owner_user_id: owner.user_id }),
  ]);
  partnerAdmin = await world.partnerUser(company, mine);
  partnerSales = await world.partnerUser(company, mine, 'partner_sales');
  otherPartner = await world.partnerUser(company, other);
  await company.within(async (call) => {
    for (const [partner_id, amount_minor, currency] of [
      [mine, 100_050, 'USD'],
      [mine, 200_000, 'EUR'],
      [other, 300_025, 'USD'],
      [other, 5000, 'JPY'],
    ] as const) {
      await sampleOpportunity(call, { partner_id, amount_minor, currency, name: `Deal ${amount_minor} ${currency}` });
    }
    await sampleDealRegistration(call);
  });
}, 60_000);
afterAll(() => world.close());

const weekly = { kind: 'weekly', time: '08:00', weekdays: [1] } as const;
const report = (recipients: ReportScheduleCreate['recipients'], over: Partial<ReportScheduleCreate> = {}) => ({
  name: 'Pipeline',
  object: 'opportunities',
  columns: ['name', 'partner_name', 'amount_minor'],
  sort: [{ field: 'name', descending: false }],
  timing: weekly,
  timezone: 'Europe/Berlin',
  format: 'csv' as const,
  recipients,
  ...over,
});
const to = (...people: Person[]) => people.map(({ user_id }) => ({ kind: 'user' as const, user_id }));
const make = (who: Person, ...input: Parameters<typeof report>) =>
  who.post<ReportSchedule>('/report_schedules', report(...input));
const refusal = async (who: Person, ...input: Parameters<typeof report>) => {
  const answer = await who.request('POST', '/report_schedules', report(...input));
  return { status: answer.statusCode, errors: answer.json().errors as Record<string, string[]> };
};

/** Does the work of the queue: it checks the schedules, starts the runs, and makes the copies. */
async function work(): Promise<void> {
  await sendDueReports(await jobFor(world.kernel, company.id));
}

async function runNow(who: Person, { id }: { id: string }): Promise<ReportDelivery[]> {
  const { run_id } = await who.post<{ run_id: string }>(`/report_schedules/${id}/run`);
  await work();
  return who.get<ReportDelivery[]>(`/report_deliveries?run_id=${run_id}&_sort=full_name&_end=100`);
}
const mails = () =>
  company.within((call) =>
    call.rows<{ to_address: string; subject: string; body_text: string; body_html: string; attachments: Row[] }>(sql`
      select to_address, subject, body_text, body_html, attachments from mail_outbox
      where organization_id = ${company.id} order by created_at, id`),
  );
const fileOf = async (who: Person, { id }: { id: string }) => {
  const answer = await who.request('GET', `/report_deliveries/${id}/file`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
};
const dealsIn = (csv: string) => [...csv.matchAll(/Deal \d+ [A-Z]{3}/g)].map(([name]) => name).sort();
const ALL = ['Deal 100050 USD', 'Deal 200000 EUR', 'Deal 300025 USD', 'Deal 5000 JPY'];
const MINE = ALL.slice(0, 2);
const at = (address: string, deliveries: ReportDelivery[]) => deliveries.find((one) => one.address === address)!;

test('limits each copy to what its reader can see', async () => {
  const schedule = await make(owner, [...to(owner, manager), { kind: 'partner', partner_id: mine }]);
  const found = await runNow(owner, schedule);
  expect(found.map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered', 'delivered']);
  const rowsOf = (person: Person) => at(person.email, found).rows;
  expect([owner, manager, partnerAdmin, partnerSales].map(rowsOf)).toEqual([expect.any(Number), 2, 2, 2]);
  expect(dealsIn((await fileOf(owner, at(owner.email, found))).body)).toEqual(ALL);
  expect(dealsIn((await fileOf(manager, at(manager.email, found))).body)).toEqual(MINE);
  expect(dealsIn((await fileOf(partnerAdmin, at(partnerAdmin.email, found))).body)).toEqual(MINE);
  const mail = (await mails()).find(({ to_address }) => to_address === manager.email)!;
  expect(mail.subject).toBe('Pipeline, Mar 16, 2026');
  expect(mail.attachments).toMatchObject([{ name: 'pipeline-2026-03-16.csv', type: 'text/csv; charset=utf-8' }]);
});

test('sends each partner only its own rows', async () => {
  const found = await runNow(owner, await make(owner, [{ kind: 'every_partner' }]));
  expect(found.map(({ address }) => address).sort()).toEqual(
    [partnerAdmin, partnerSales, otherPartner].map(({ email }) => email).sort(),
  );
  expect(dealsIn((await fileOf(otherPartner, at(otherPartner.email, found))).body)).toEqual(ALL.slice(2));
  // Another partner, and the reader's own team members, cannot download it either.
  for (const [who, whose] of [
    [partnerAdmin, otherPartner],
    [partnerSales, partnerAdmin],
  ] as const) {
    const { statusCode } = await who.request('GET', `/report_deliveries/${at(whose.email, found).id}/file`);
    expect(statusCode).toBe(404);
  }
});

test('lets a partner manager send to own partners only', async () => {
  const schedule = await make(manager, [{ kind: 'every_partner' }]);
  const found = await runNow(manager, schedule);
  expect(found.map(({ partner_name }) => partner_name)).toEqual(['Mine', 'Mine']);
  const refused = await refusal(manager, [{ kind: 'partner', partner_id: other }]);
  expect(refused).toMatchObject({ status: 422, errors: { recipients: ['One of the partners does not exist.'] } });
});

test('omits fields a reader cannot see, and stops on a condition they cannot use', async () => {
  const columns = ['name', 'internal_notes', 'owner_name'];
  const open = await make(owner, [{ kind: 'partner', partner_id: mine }], { object: 'partners', columns, sort: [] });
  const [delivery] = await runNow(owner, open);
  expect(delivery).toMatchObject({ state: 'delivered', rows: 1, left_out: ['Internal notes', 'Owner name'] });
  const csv = (await fileOf(partnerAdmin, at(partnerAdmin.email, await runNow(owner, open)))).body;
  expect(csv.replace('\ufeff', '')).toBe('Name\r\nMine\r\n');
  const narrow = await make(owner, [{ kind: 'partner', partner_id: mine }], {
    object: 'partners',
    columns: ['name'],
    sort: [],
    filters: [{ field: 'owner_user_id', operator: 'eq', values: [owner.user_id] }],
  });
  const [stopped] = await runNow(owner, narrow);
  expect(stopped).toMatchObject({ state: 'failed', error: expect.stringContaining('this recipient may not see') });
});

test('sends nothing to a role without access and records why', async () => {
  const schedule = await make(owner, [{ kind: 'partner', partner_id: mine }], {
    object: 'payout_items',
    columns: ['statement_no', 'amount_minor'],
    sort: [],
  });
  const found = await runNow(owner, schedule);
  expect(at(partnerSales.email, found)).toMatchObject({
    state: 'failed',
    error: 'Payout items are not available to this recipient.',
  });
  expect(at(partnerAdmin.email, found)).toMatchObject({ state: 'delivered', rows: 0 });
});

test('skips deactivated readers only', async () => {
  const leaver = await company.member('finance');
  const schedule = await make(owner, to(owner, leaver));
  await owner.post(`/team_members/${leaver.user_id}/deactivate`, {});
  const before = (await mails()).length;
  const found = await runNow(owner, schedule);
  expect(at(leaver.email, found)).toMatchObject({
    state: 'failed',
    error: 'This person is no longer a member, so nothing was sent.',
    has_file: false,
  });
  expect(at(owner.email, found)).toMatchObject({ state: 'delivered' });
  expect((await mails()).slice(before).map(({ to_address }) => to_address)).toEqual([owner.email]);
  expect(await owner.get(`/report_runs?schedule_id=${schedule.id}`)).toMatchObject([
    { state: 'delivered', readers: 2, delivered: 1, failed: 1 },
  ]);
});

test('cancels a copy when access ends during the run', async () => {
  const leaver = await company.member('finance');
  const schedule = await make(owner, to(leaver));
  const { run_id } = await owner.post<{ run_id: string }>(`/report_schedules/${schedule.id}/run`);
  const job = await jobFor(world.kernel, company.id);
  await startReportRun(job, run_id);
  await owner.post(`/team_members/${leaver.user_id}/deactivate`, {});
  await work();
  expect(await owner.get(`/report_deliveries?run_id=${run_id}`)).toMatchObject([
    { state: 'failed', error: expect.stringContaining('no longer has access') },
  ]);
});

test('skips empty reports when only rows are wanted, and records it', async () => {
  const schedule = await make(owner, to(owner), {
    only_if_rows: true,
    filters: [{ field: 'expected_close_on', operator: 'gte', values: ['@year+90'] }],
  });
  const before = (await mails()).length;
  expect(await runNow(owner, schedule)).toMatchObject([{ state: 'skipped_empty', rows: 0, has_file: false }]);
  expect(await mails()).toHaveLength(before);
  expect(await owner.get(`/report_schedules/${schedule.id}`)).toMatchObject({ last_state: 'skipped_empty' });
});

test('sends one email per scheduled time with several workers and restarts', async () => {
  const schedule = await make(owner, to(manager), { name: 'Once' });
  world.clock.set('2026-03-23T07:00:00Z');
  const job = await jobFor(world.kernel, company.id);
  await Promise.all([job.within(startDueRuns), job.within(startDueRuns)]);
  const runs = await owner.get<ReportRun[]>(`/report_runs?schedule_id=${schedule.id}`);
  expect(runs).toMatchObject([{ due_at: '2026-03-23T07:00:00+00:00', cause: 'schedule', state: 'queued' }]);
  await Promise.all([startReportRun(job, runs[0]!.id), startReportRun(job, runs[0]!.id)]);
  await startReportRun(job, runs[0]!.id);
  const [{ id }] = (await owner.get<ReportDelivery[]>(`/report_deliveries?run_id=${runs[0]!.id}`)) as [ReportDelivery];
  await Promise.all([deliverReport(job, id), deliverReport(job, id)]);
  await deliverReport(job, id);
  const sent = (await mails()).filter(({ subject }) => subject.startsWith('Once'));
  expect(sent.map(({ to_address }) => to_address)).toEqual([manager.email]);
  await work();
});

test('sends once for all times missed during downtime', async () => {
  const schedule = await make(owner, to(owner), { timing: { kind: 'daily', time: '06:00' }, name: 'Daily' });
  world.clock.set('2026-04-02T12:00:00Z');
  await work();
  await work();
  expect(await owner.get(`/report_runs?schedule_id=${schedule.id}`)).toHaveLength(1);
  expect(await owner.get(`/report_schedules/${schedule.id}`)).toMatchObject({
    next_run_at: '2026-04-03T04:00:00+00:00',
  });
});

test('does not run a paused report or catch up later', async () => {
  const schedule = await make(owner, to(owner), { timing: { kind: 'daily', time: '06:00' } });
  await owner.patch(`/report_schedules/${schedule.id}`, { status: 'paused' });
  world.clock.set('2026-04-05T12:00:00Z');
  await work();
  expect(await owner.get(`/report_schedules/${schedule.id}`)).toMatchObject({ next_run_at: null, last_run_at: null });
  await owner.patch(`/report_schedules/${schedule.id}`, { status: 'active' });
  await work();
  expect(await owner.get(`/report_runs?schedule_id=${schedule.id}`)).toEqual([]);
});

test('totals groups per currency in preview and file', async () => {
  const question = {
    object: 'opportunities',
    columns: ['name'],
    filters: [{ field: 'partner_id', operator: 'eq' as const, values: [mine, other] }],
    group_by: 'partner_name',
    sums: ['amount_minor'],
    chart: 'bar' as const,
  };
  const paper = await owner.post<Paper>('/report_schedules/preview', question);
  expect(paper.groups!.columns.map(({ label }) => label)).toEqual([
    'Partner',
    'Rows',
    'Amount (EUR)',
    'Amount (JPY)',
    'Amount (USD)',
  ]);
  expect(paper.groups!.rows).toEqual([
    ['Mine', '2', '€2,000.00', '', '$1,000.50'],
    ['Other', '2', '', '¥5,000', '$3,000.25'],
    ['Total', '4', '€2,000.00', '¥5,000', '$4,000.75'],
  ]);
  expect(paper.charts.map(({ title, values }) => [title, values])).toEqual([
    ['Amount (EUR) by partner', [2000, 0]],
    ['Amount (JPY) by partner', [0, 5000]],
    ['Amount (USD) by partner', [1000.5, 3000.25]],
  ]);
  const schedule = await make(owner, to(owner), { ...question, has_details: false, sort: [] });
  const csv = (await fileOf(owner, (await runNow(owner, schedule))[0]!)).body;
  expect(csv.replace('\ufeff', '').split('\r\n')).toEqual([
    'Partner,Rows,Amount (EUR),Amount (JPY),Amount (USD)',
    'Mine,2,2000,,1000.5',
    'Other,2,,5000,3000.25',
    '',
  ]);
});

test('escapes formulas in CSV and XLSX', async () => {
  const danger = '=HYPERLINK("http://evil.example","x")';
  await company.within((call) => sampleOpportunity(call, { partner_id: mine, name: danger }));
  const filters = [{ field: 'name', operator: 'like' as const, values: ['HYPERLINK'] }];
  const csv = await runNow(owner, await make(owner, to(owner), { filters, columns: ['name'] }));
  expect((await fileOf(owner, csv[0]!)).body).toContain(`"'=HYPERLINK(""http`);
  const xlsx = await runNow(owner, await make(owner, to(owner), { filters, format: 'xlsx' }));
  const sheet = Buffer.from(
    unzipSync((await fileOf(owner, xlsx[0]!)).rawPayload)['xl/worksheets/sheet1.xml']!,
  ).toString();
  expect(sheet).toContain('=HYPERLINK(&quot;http');
  expect(sheet).not.toContain('<f>');
});

test('shows the table and its groups in the email, escaped', async () => {
  await company.within((call) => sampleOpportunity(call, { partner_id: mine, name: '<b>Bold & Co</b>' }));
  const schedule = await make(owner, to(owner), {
    name: 'Inline',
    format: 'inline',
    filters: [{ field: 'name', operator: 'like', values: ['Bold'] }],
    group_by: 'partner_name',
    chart: 'bar',
    message: 'Dear {{reader}},\n\nhere is {{report}} of {{company}}.',
  });
  expect(await runNow(owner, schedule)).toMatchObject([{ state: 'delivered', rows: 1, bytes: null, has_file: false }]);
  const mail = (await mails()).find(({ subject }) => subject.startsWith('Inline'))!;
  expect(mail.body_text).toMatch(/^Dear Test Person,\n\nhere is Inline of Acme\./);
  expect(mail.body_html).toContain('&#60;b&#62;Bold &#38; Co&#60;/b&#62;');
  expect(mail.body_html).not.toContain('<b>Bold');
  expect(mail.body_html).toContain('<th scope="col"');
  expect(mail.attachments).toEqual([]);
});

test('sends to external addresses only when allowed by the company and confirmed by the sender', async () => {
  const outside = [{ kind: 'external' as const, address: 'anna@auditor.example' }];
  expect(await refusal(owner, outside)).toMatchObject({ status: 422, errors: { recipients: [expect.any(String)] } });
  expect(
    (await manager.request('PUT', '/report_settings', { external_addresses: ['auditor.example'] })).statusCode,
  ).toBe(403);
  const saved = await owner.request('PUT', '/report_settings', { external_addresses: ['Auditor.example'] });
  expect(saved.json()).toEqual({ external_addresses: ['auditor.example'] });
  expect(await refusal(owner, outside)).toMatchObject({ errors: { confirms_external: [expect.any(String)] } });
  const notOurs = [{ kind: 'external' as const, address: 'anna@sub.auditor.example' }];
  expect(await refusal(owner, notOurs, { confirms_external: true })).toMatchObject({
    errors: { recipients: [expect.any(String)] },
  });
  // External recipients get the rows the manager may see, not all rows of the company.
  const schedule = await make(manager, outside, { confirms_external: true });
  const [delivery] = await runNow(manager, schedule);
  expect(delivery).toMatchObject({ state: 'delivered', reader_kind: 'external' });
  expect(dealsIn((await fileOf(manager, delivery!)).body)).toEqual(MINE);
  // More than was agreed to goes nowhere without being agreed to.
  const wider = await manager.request('PATCH', `/report_schedules/${schedule.id}`, { columns: ['name', 'next_step'] });
  expect(wider.json().errors).toHaveProperty('confirms_external');
  // Other users cannot send out rows that only the manager may see.
  const more = await owner.request('PATCH', `/report_schedules/${schedule.id}`, {
    recipients: [...outside, { kind: 'external', address: 'eve@auditor.example' }],
    confirms_external: true,
  });
  expect(more.json().errors).toHaveProperty('recipients');
  await owner.request('PUT', '/report_settings', { external_addresses: [] });
  expect(await runNow(manager, schedule)).toMatchObject([
    { state: 'failed', error: 'This address is no longer an allowed external recipient.' },
  ]);
});

test('sends a link instead of a file, valid for thirty days after sign-in', async () => {
  const schedule = await make(owner, to(manager), { name: 'Linked', delivery: 'link' });
  const [delivery] = await runNow(owner, schedule);
  const mail = (await mails()).find(({ subject }) => subject.startsWith('Linked'))!;
  expect(mail.attachments).toEqual([]);
  expect(mail.body_text).toContain(`/report-schedules/files/${delivery!.id}`);
  expect(await manager.get(`/report_deliveries/${delivery!.id}/file_info`)).toMatchObject({
    report: 'Linked',
    is_there: true,
  });
  expect((await world.app.inject({ url: `/api/report_deliveries/${delivery!.id}/file` })).statusCode).toBe(401);
  const finance = await company.member('finance');
  expect((await finance.request('GET', `/report_deliveries/${delivery!.id}/file`)).statusCode).toBe(404);
  const day = world.clock.now();
  world.clock.advance(31 * 86_400_000);
  expect((await manager.request('GET', `/report_deliveries/${delivery!.id}/file`)).statusCode).toBe(404);
  await dropOldFiles(await jobFor(world.kernel, company.id));
  expect(await owner.get(`/report_deliveries/${delivery!.id}`)).toMatchObject({ has_file: false, state: 'delivered' });
  world.clock.set(day);
});

test('refuses a stored file to readers whose rights were reduced', async () => {
  const [narrowed, closed, promoted] = [
    await company.member('admin'),
    await company.member('admin'),
    await company.member('finance'),
  ];
  const readers = [narrowed, closed, promoted];
  const schedule = await make(owner, to(...readers), { name: 'Waits', delivery: 'link' });
  const found = await runNow(owner, schedule);
  const take = async (reader: Person) =>
    (await reader.request('GET', `/report_deliveries/${at(reader.email, found).id}/file`)).statusCode;
  for (const reader of readers) expect(await take(reader)).toBe(200);
  const role = await owner.post<{ id: string }>('/roles', { name: 'No deals', permissions: ['contacts:view'] });
  await owner.patch(`/team_members/${narrowed.user_id}`, { role: 'partner_manager' });
  await owner.patch(`/team_members/${closed.user_id}`, { role: 'custom', role_id: role.id });
  await owner.patch(`/team_members/${promoted.user_id}`, { role: 'admin' });
  expect([await take(narrowed), await take(closed), await take(promoted)]).toEqual([404, 404, 200]);
});

test('keeps partner users’ reports separate from the company', async () => {
  const schedule = await make(partnerAdmin, [...to(partnerAdmin), { kind: 'role', role: 'partner_sales' }], {
    columns: ['name', 'amount_minor'],
  });
  expect((await owner.request('GET', `/report_schedules/${schedule.id}`)).statusCode).toBe(404);
  expect((await otherPartner.request('GET', `/report_schedules/${schedule.id}`)).statusCode).toBe(404);
  const found = await runNow(partnerAdmin, schedule);
  expect(found.map(({ address, state }) => [address, state]).sort()).toEqual(
    [partnerAdmin, partnerSales].map(({ email }) => [email, 'delivered']).sort(),
  );
  expect(dealsIn((await fileOf(partnerSales, at(partnerSales.email, found))).body)).toEqual(MINE);
  expect((await owner.request('GET', `/report_deliveries/${found[0]!.id}/file`)).statusCode).toBe(404);
  for (const recipient of [
    { kind: 'every_partner' },
    { kind: 'external', address: 'a@b.example' },
    { kind: 'user', user_id: owner.user_id },
  ] as const) {
    expect(await refusal(partnerAdmin, [recipient], { columns: ['name'] })).toMatchObject({
      status: 422,
      errors: { recipients: [expect.any(String)] },
    });
  }
  const nouns = await partnerAdmin.rows<{ name: string }>('/report_schedules/objects');
  expect(nouns.map(({ name }) => name)).toContain('opportunities');
  expect(nouns.map(({ name }) => name)).not.toContain('payout_batches');
});

test('hides emails between partner users from the company, and shows its own emails to them', async () => {
  const words = { message: 'Between ourselves: drop the third deal.', subject: 'Our plan' };
  await runNow(
    partnerAdmin,
    await make(partnerAdmin, to(partnerAdmin), { columns: ['name'], format: 'csv', ...words }),
  );
  const [theirs] = (await owner.get<MailOutbox>('/mail_outbox')).mails;
  const letter = await owner.get<StoredMail>(`/mail_outbox/${theirs!.id}`);
  expect(letter).toMatchObject({
    to_address: partnerAdmin.email,
    status: 'queued',
    hides: 'everything',
    attachments: [],
  });
  expect(JSON.stringify(letter)).not.toMatch(/Between|plan|deal/);
  await runNow(owner, await make(owner, [{ kind: 'partner', partner_id: mine }], words));
  const [ours] = (await owner.get<MailOutbox>('/mail_outbox')).mails;
  expect(await owner.get<StoredMail>(`/mail_outbox/${ours!.id}`)).toMatchObject({
    subject: words.subject,
    body_text: expect.stringContaining('Between ourselves'),
    hides: 'nothing',
  });
});

test('hides reports from other companies', async () => {
  const schedule = await make(owner, to(owner));
  const [delivery] = await runNow(owner, schedule);
  const stranger = (await world.company('Stranger')).owner;
  for (const [method, url] of [
    ['GET', `/report_schedules/${schedule.id}`],
    ['POST', `/report_schedules/${schedule.id}/run`],
    ['GET', `/report_deliveries/${delivery!.id}`],
    ['GET', `/report_deliveries/${delivery!.id}/file`],
    ['POST', `/report_deliveries/${delivery!.id}/retry`],
  ] as const) {
    expect((await stranger.request(method, url, method === 'POST' ? {} : undefined)).statusCode, url).toBe(404);
  }
  expect(await refusal(stranger, to(owner), { object: 'partners', columns: ['name'] })).toMatchObject({ status: 422 });
});

test('lets only the owner and administrators change, run or delete a report', async () => {
  const schedule = await make(owner, to(owner));
  const finance = await company.member('finance');
  expect(await finance.get(`/report_schedules/${schedule.id}`)).toMatchObject({ is_mine: false });
  const tries = [
    await finance.request('PATCH', `/report_schedules/${schedule.id}`, { name: 'x' }),
    await finance.request('POST', `/report_schedules/${schedule.id}/run`, {}),
    await finance.request('DELETE', `/report_schedules/${schedule.id}`),
  ];
  expect(tries.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  const theirs = await make(finance, to(finance));
  const admin = await company.member('admin');
  expect(await admin.patch(`/report_schedules/${theirs.id}`, { status: 'paused' })).toMatchObject({ status: 'paused' });
  // A partner manager finds only their own schedules.
  expect((await manager.request('GET', `/report_schedules/${schedule.id}`)).statusCode).toBe(404);
});

test('rejects an invalid report and names the part', async () => {
  const cases: [Partial<ReportScheduleCreate>, string][] = [
    [{ object: 'nonsense' }, 'object'],
    [{ object: 'saved_views', columns: ['name'] }, 'object'],
    [{ columns: ['name', 'secret_sauce'] }, 'columns'],
    [{ columns: ['partner_id'] }, 'columns'],
    [{ filters: [{ field: 'description', operator: 'like', values: ['x'] }] }, 'filters'],
    [{ filters: [{ field: 'expected_close_on', operator: 'gte', values: ['soon'] }] }, 'filters'],
    [{ sort: [{ field: 'description', descending: true }] }, 'sort'],
    [{ group_by: 'amount_minor' }, 'group_by'],
    [{ group_by: 'partner_name', sums: ['name'] }, 'sums'],
    [{ chart: 'bar' }, 'chart'],
    [{ has_details: false }, 'has_details'],
    [{ timezone: 'Mars/Olympus' }, 'timezone'],
    [{ timing: { kind: 'cron', cron: '*/5 * * * *' } }, 'timing'],
    [{ timing: { kind: 'cron', cron: '0,5 8 1 1 *' } }, 'timing'],
    [{ timing: { kind: 'cron', cron: '0 8 31 2 *' } }, 'timing'],
    [{ timing: { kind: 'cron', cron: 'every day please' } }, 'timing'],
    [{ subject: '{{salary}} of {{report}}' }, 'subject'],
    [{ format: 'inline', delivery: 'link' }, 'delivery'],
  ];
  for (const [over, field] of cases) {
    const refused = await refusal(owner, to(owner), over);
    expect(refused.status, JSON.stringify(over)).toBe(422);
    expect(Object.keys(refused.errors), JSON.stringify(over)).toEqual([field]);
  }
  expect(await refusal(owner, [{ kind: 'user', user_id: (await world.person()).user_id }])).toMatchObject({
    errors: { recipients: ['One of the recipients is not a member of your team.'] },
  });
});

test('offers no reports on disabled modules', async () => {
  const schedule = await make(owner, to(owner), {
    object: 'payout_items',
    columns: ['statement_no'],
    sort: [],
  });
  const set = (is_on: boolean) =>
    world.kernel.system.unscoped((tx) => tx.run(sql`update feature_flags set is_on = ${is_on} where key = 'payouts'`));
  await set(false);
  world.kernel.flags.forget();
  expect(await runNow(owner, schedule)).toMatchObject([{ state: 'failed', error: 'Payout items are turned off.' }]);
  const nouns = await owner.rows<{ name: string }>('/report_schedules/objects');
  expect(nouns.map(({ name }) => name)).not.toContain('payout_items');
  await set(true);
  world.kernel.flags.forget();
});

test('resends a failed report on request', async () => {
  const schedule = await make(owner, to(manager), { object: 'partners', columns: ['name'], sort: [] });
  await owner.patch(`/report_schedules/${schedule.id}`, { name: 'Again' });
  const setMembership = (status: string) =>
    world.kernel.system.unscoped((tx) =>
      tx.run(sql`
        update memberships set status = ${status} where organization_id = ${company.id} and user_id = ${manager.user_id}`),
    );
  const { run_id } = await owner.post<{ run_id: string }>(`/report_schedules/${schedule.id}/run`);
  const job = await jobFor(world.kernel, company.id);
  await startReportRun(job, run_id);
  await setMembership('removed');
  await work();
  const [failed] = await owner.get<ReportDelivery[]>(`/report_deliveries?run_id=${run_id}`);
  await setMembership('active');
  expect(failed).toMatchObject({ state: 'failed', attempts: 1 });
  await owner.post(`/report_deliveries/${failed!.id}/retry`);
  await work();
  expect(await owner.get(`/report_deliveries/${failed!.id}`)).toMatchObject({
    state: 'delivered',
    attempts: 2,
    error: null,
  });
  expect((await owner.request('POST', `/report_deliveries/${failed!.id}/retry`, {})).statusCode).toBe(409);
});

test('does not start a report that is being sent', async () => {
  const schedule = await make(owner, to(owner));
  await owner.post(`/report_schedules/${schedule.id}/run`);
  expect((await owner.request('POST', `/report_schedules/${schedule.id}/run`, {})).statusCode).toBe(409);
  await work();
});

test('displays, filters and groups by custom fields', async () => {
  await owner.post('/custom_fields', {
    entity: 'opportunities',
    key: 'segment',
    label: 'Segment',
    field_type: 'SELECT',
    options: [{ value: 'smb', label: 'Small business' }],
    partner_access: 'none',
  });
  const [deal] = await owner.get<ReportSchedule[]>('/opportunities?name=Deal%20100050%20USD');
  await owner.patch(`/opportunities/${deal!.id}`, { custom: { segment: 'smb' } });
  const { fields } = await owner.get<{ fields: Row[] }>('/report_schedules/objects/opportunities');
  expect(fields.find(({ key }) => key === 'custom.segment')).toMatchObject({
    label: 'Segment',
    kind: 'choice',
    can_group: true,
    options: [{ value: 'smb', label: 'Small business' }],
  });
  const question = {
    object: 'opportunities',
    columns: ['name', 'custom.segment'],
    filters: [{ field: 'custom.segment', operator: 'eq', values: ['smb'] }],
    group_by: 'custom.segment',
  };
  expect(await owner.post<Paper>('/report_schedules/preview', question)).toMatchObject({
    total: 1,
    groups: { rows: [['Small business', '1']] },
    details: { rows: [['Deal 100050 USD', 'Small business']] },
  });
  const partner = await partnerAdmin.request('POST', '/report_schedules/preview', question);
  expect(partner.json().errors).toHaveProperty('columns');
});

test('every template is a valid report in its mode', async () => {
  for (const [who, mode] of [
    [owner, 'company'],
    [partnerAdmin, 'partner'],
  ] as const) {
    for (const { key, values } of reportTemplates[mode]) {
      const answer = await who.request('POST', '/report_schedules', {
        ...values,
        timezone: 'Europe/Berlin',
        recipients: to(who),
      });
      expect(answer.statusCode, `${mode} ${key}: ${answer.body}`).toBe(201);
    }
  }
});

test('resolves rolling dates in the report’s time zone, also for instants', async () => {
  world.clock.set('2026-05-05T23:30:00Z');
  const id = await company.within((call) => samplePendingRegistration(call, { account_name: 'Late at night' }));
  const rowsIn = async (timezone: string, from: string, to: string) => {
    const paper = await owner.post<Paper>('/report_schedules/preview', {
      object: 'deal_registrations',
      columns: ['account_name'],
      filters: [
        { field: 'submitted_at', operator: 'gte', values: [from] },
        { field: 'submitted_at', operator: 'lte', values: [to] },
      ],
      timezone,
    });
    return paper.details!.rows.flat();
  };
  expect(await owner.get(`/deal_registrations/${id}`)).toMatchObject({ submitted_at: '2026-05-05T23:30:00+00:00' });
  world.clock.set('2026-05-06T00:30:00Z');
  expect(await rowsIn('Europe/Berlin', '@today', '@today')).toEqual(['Late at night']);
  expect(await rowsIn('UTC', '@today', '@today')).toEqual([]);
  expect(await rowsIn('UTC', '@today-1', '@today-1')).toEqual(['Late at night']);
  expect(await rowsIn('UTC', '@month', '@month_end')).toEqual(['Late at night']);
  expect(await rowsIn('UTC', '@month-1', '@month_end-1')).toEqual([]);
});
