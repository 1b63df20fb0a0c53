import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenProgram, type Program } from '#features/reporting/dashboards/server/testing/program.ts';
import type { SavedView } from '#features/reporting/saved-views/schema.ts';
import { jobFor } from '#server/jobs/worker.ts';
import type { Person } from '#server/testing/world.ts';
import type { Query } from '#shared/query/query.ts';
import type { ReportDelivery, ReportRun, ReportSchedule } from '../schema.ts';
import { sendDueReports } from './service.ts';

let program: Program;
let owner: Person;
beforeAll(async () => {
  program = await givenProgram();
  owner = program.company.owner;
}, 120_000);
afterAll(() => program.world.close());

const wonByPartner: Query = { of: 'opportunities', measure: 'won_revenue', by: ['partner'], period: 'this_year' };

const save = (who: Person, question: Query, chart = 'bar') =>
  who.post<SavedView>('/saved_views', {
    entity: question.of,
    name: 'Won by partner',
    visibility: 'shared',
    state: { question, chart },
  });
const input = (saved_view_id: string, who: Person, more: object = {}) => ({
  name: 'Won by partner',
  saved_view_id,
  timing: { kind: 'daily', time: '08:00' },
  timezone: 'UTC',
  format: 'csv',
  recipients: [{ kind: 'user', user_id: who.user_id }],
  ...more,
});
const schedule = (who: Person, view: { id: string }, more: object = {}) =>
  who.post<ReportSchedule>('/report_schedules', input(view.id, who, more));

async function sent(who: Person, { id }: { id: string }): Promise<{ run: ReportRun; deliveries: ReportDelivery[] }> {
  const { run_id } = await who.post<{ run_id: string }>(`/report_schedules/${id}/run`);
  await sendDueReports(await jobFor(program.world.kernel, program.company.id));
  return {
    run: await who.get<ReportRun>(`/report_runs/${run_id}`),
    deliveries: await who.get<ReportDelivery[]>(`/report_deliveries?run_id=${run_id}`),
  };
}
const fileOf = async (who: Person, { id }: { id: string }) => who.request('GET', `/report_deliveries/${id}/file`);

test('a report of a question sends the whole answer as a file, as the question is exported', async () => {
  const report = await schedule(owner, await save(owner, wonByPartner));
  expect(report).toMatchObject({ object: 'opportunities', columns: [], question: wonByPartner, chart: 'bar' });
  const { deliveries } = await sent(owner, report);
  expect(deliveries).toMatchObject([{ state: 'delivered', error: null }]);
  const file = await fileOf(owner, deliveries[0]!);
  const exported = await owner.request('POST', '/query/export.csv', wonByPartner);
  expect(file.body).toBe(exported.body);
  expect(file.body.split('\r\n')[0]).toBe('\ufeffPartner,Rows,Currency,Won revenue,In USD');
  const lines = file.body.trim().split('\r\n').length - 1;
  expect([lines, deliveries[0]!.rows]).toEqual([3, 3]);
});

test.each([
  ['xlsx', 'PK'],
  ['pdf', '%PDF'],
])('a report of a question is sent as %s', async (format, start) => {
  const report = await schedule(owner, await save(owner, wonByPartner), { format });
  const { deliveries } = await sent(owner, report);
  expect(deliveries).toMatchObject([{ state: 'delivered' }]);
  const file = await fileOf(owner, deliveries[0]!);
  expect(file.rawPayload.subarray(0, start.length).toString()).toBe(start);
});

test('a report of a question without groups has its rows, and a figure alone is one line', async () => {
  const rows: Query = { of: 'opportunities', fields: ['name', 'amount'], order: 'name', limit: 4 };
  const { deliveries } = await sent(owner, await schedule(owner, await save(owner, rows)));
  expect(deliveries).toMatchObject([{ state: 'delivered', rows: 4 }]);
  const figure: Query = { of: 'opportunities', measure: 'won_revenue', period: 'this_year' };
  const alone = await sent(owner, await schedule(owner, await save(owner, figure)));
  expect(alone.deliveries).toMatchObject([{ state: 'delivered', rows: 1 }]);
});

test('an empty answer is skipped where empty reports are', async () => {
  const none: Query = { ...wonByPartner, where: { name: 'Nobody has this name' } };
  const { deliveries } = await sent(owner, await schedule(owner, await save(owner, none), { only_if_rows: true }));
  expect(deliveries).toMatchObject([{ state: 'skipped_empty' }]);
});

test('a report follows its saved question, and is paused once that can no longer be answered', async () => {
  const view = await save(owner, wonByPartner);
  const report = await schedule(owner, view);
  const byMonth: Query = { ...wonByPartner, by: ['month'] };
  await owner.patch(`/saved_views/${view.id}`, { state: { question: byMonth, chart: 'line' } });
  expect((await sent(owner, report)).deliveries).toMatchObject([{ state: 'delivered' }]);
  expect(await owner.get(`/report_schedules/${report.id}`)).toMatchObject({ question: byMonth, chart: 'line' });
  await owner.patch(`/saved_views/${view.id}`, { state: { question: { ...byMonth, where: { no_such_field: '1' } } } });
  const { run, deliveries } = await sent(owner, report);
  expect(deliveries).toEqual([]);
  expect(run.error).toMatch(/asks a question that can no longer be answered.*no field no_such_field/);
  expect(await owner.get(`/report_schedules/${report.id}`)).toMatchObject({ status: 'paused', next_run_at: null });
});

test('a question that cannot be answered makes no report', async () => {
  const view = await save(owner, { of: 'opportunities', measure: 'sum:no_such_field' });
  const refused = await owner.request('POST', '/report_schedules', input(view.id, owner));
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors.saved_view_id[0]).toMatch(/can no longer be answered.*no_such_field/);
});

test('a report without a view needs its data and columns, also after it stops following', async () => {
  const { saved_view_id: _, ...without } = input('', owner);
  const refused = await owner.request('POST', '/report_schedules', without);
  expect(refused.json().errors).toEqual({ object: ['is required'], columns: ['is required'] });
  const report = await schedule(owner, await save(owner, wonByPartner));
  const ended = await owner.request('PATCH', `/report_schedules/${report.id}`, { saved_view_id: null });
  expect(Object.keys(ended.json().errors)).toEqual(['columns']);
  await owner.patch(`/report_schedules/${report.id}`, { saved_view_id: null, columns: ['name'] });
  expect(await owner.get(`/report_schedules/${report.id}`)).toMatchObject({ question: null, follows_view: false });
});

test('nobody makes a report of a question of another organization or of a private one', async () => {
  const stranger = await program.world.company('Stranger');
  const colleague = await program.company.member('admin');
  const theirs = await save(stranger.owner, wonByPartner);
  const { id } = await save(colleague, wonByPartner);
  await colleague.patch(`/saved_views/${id}`, { visibility: 'private' });
  const refusals = [];
  for (const view of [theirs.id, id])
    refusals.push((await owner.request('POST', '/report_schedules', input(view, owner))).json().errors);
  const missing = { saved_view_id: ['does not exist, or is not shared with you'] };
  expect(refusals).toEqual([missing, missing]);
  expect((await owner.request('GET', `/saved_views/${theirs.id}`)).statusCode).toBe(404);
});

test('each recipient gets the answer that they see', async () => {
  const partnerUser = program.alpha.person;
  const report = await schedule(owner, await save(owner, { of: 'opportunities', measure: 'count' }), {
    recipients: [
      { kind: 'user', user_id: owner.user_id },
      { kind: 'partner', partner_id: program.alpha.id },
    ],
  });
  const { deliveries } = await sent(owner, report);
  expect(deliveries.map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  const own = deliveries.find(({ reader_kind }) => reader_kind === 'partner')!;
  const all = deliveries.find(({ reader_kind }) => reader_kind === 'colleague')!;
  const counts = async (who: Person, delivery: ReportDelivery) =>
    Number(
      (await fileOf(who, delivery)).body
        .trim()
        .split(/\r\n|,/)
        .at(-1),
    );
  const seen = [await counts(partnerUser, own), await counts(owner, all)];
  const asked = async (who: Person) =>
    (await who.post<{ total: { count: number } }>('/query', { of: 'opportunities', measure: 'count' })).total.count;
  expect(seen).toEqual([await asked(partnerUser), await asked(owner)]);
  expect(seen[0]).toBeLessThan(seen[1]!);
});

test('a recipient without the permission for a question gets nothing, and the history says why', async () => {
  const report = await schedule(owner, await save(owner, { of: 'prospects', measure: 'count' }), {
    recipients: [{ kind: 'partner', partner_id: program.alpha.id }],
  });
  const { deliveries } = await sent(owner, report);
  expect(deliveries).toMatchObject([{ state: 'failed', error: expect.stringMatching(/cannot ask the question/) }]);
});

test('people outside get nothing of a changed question until the owner agrees again', async () => {
  await owner.request('PUT', '/report_settings', { external_addresses: ['auditor.example'] });
  const view = await save(owner, wonByPartner);
  const report = await schedule(owner, view, {
    recipients: [{ kind: 'external', address: 'anna@auditor.example' }],
    confirms_external: true,
  });
  expect((await sent(owner, report)).deliveries).toMatchObject([{ state: 'delivered' }]);
  const question: Query = { of: 'opportunities', measure: 'won_revenue', by: ['partner', 'stage'] };
  await owner.patch(`/saved_views/${view.id}`, { state: { question } });
  expect((await sent(owner, report)).deliveries).toMatchObject([
    { state: 'failed', error: expect.stringContaining('has not confirmed') },
  ]);
});

test('lists of views and of saved reports do not mix', async () => {
  const other = await program.company.member('admin');
  const report = await save(other, wonByPartner);
  const view = await other.post<SavedView>('/saved_views', { entity: 'opportunities', name: 'View', state: {} });
  const ids = async (is_report: boolean) =>
    (await other.get<SavedView[]>(`/saved_views?entity=opportunities&is_mine=true&is_report=${is_report}`)).map(
      ({ id }) => id,
    );
  expect([await ids(true), await ids(false)]).toEqual([[report.id], [view.id]]);
});
