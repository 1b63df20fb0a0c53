import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { ReportDelivery, ReportRun, ReportSchedule } from '../schema.ts';
import { sendDueReports } from './service.ts';

let world: World;
let company: Company;
let owner: Person;
let colleague: Person;
beforeAll(async () => {
  world = await createWorld({ now: '2026-03-16T09:00:00Z' });
});
beforeEach(async () => {
  company = await world.company();
  owner = company.owner;
  colleague = await company.member('admin');
  await company.within(async (call) => {
    for (const name of ['Alder', 'Birch', 'Cedar']) await samplePartner(call, { name });
  });
});
afterAll(() => world.close());

const named = (name: string) => ({ field: 'name', operator: 'eq', values: [name] });
const viewOf = (who: Person, state: object, visibility = 'private') =>
  who.post<{ id: string }>('/saved_views', { entity: 'partners', name: 'My partners', visibility, state });
const input = (saved_view_id: string, more: object = {}) => ({
  name: 'Partners',
  object: 'opportunities',
  columns: ['name'],
  saved_view_id,
  timing: { kind: 'daily', time: '08:00' },
  timezone: 'UTC',
  format: 'csv',
  recipients: [{ kind: 'user', user_id: owner.user_id }],
  ...more,
});
const follow = (saved_view_id: string, more: object = {}) =>
  owner.post<ReportSchedule>('/report_schedules', input(saved_view_id, more));

async function sent({ id }: { id: string }): Promise<{ run: ReportRun; deliveries: ReportDelivery[] }> {
  const { run_id } = await owner.post<{ run_id: string }>(`/report_schedules/${id}/run`);
  await sendDueReports(await jobFor(world.kernel, company.id));
  return {
    run: await owner.get<ReportRun>(`/report_runs/${run_id}`),
    deliveries: await owner.get<ReportDelivery[]>(`/report_deliveries?run_id=${run_id}`),
  };
}
const current = ({ id }: { id: string }) => owner.get<ReportSchedule>(`/report_schedules/${id}`);

test('a report sends the rows of its view as it is when it is sent, not as it was', async () => {
  const view = await viewOf(owner, { columns: ['name'], filters: [named('Alder')], sort: [] });
  const report = await follow(view.id);
  expect(report).toMatchObject({ object: 'partners', columns: ['name'], saved_view_name: 'My partners' });
  expect((await sent(report)).deliveries).toMatchObject([{ state: 'delivered', rows: 1 }]);
  await owner.patch(`/saved_views/${view.id}`, { state: { columns: ['name'], filters: [], sort: [] } });
  expect((await sent(report)).deliveries).toMatchObject([{ state: 'delivered', rows: 3 }]);
  expect(await current(report)).toMatchObject({ filters: [], status: 'active', follows_view: true });
});

test.each([
  ['was deleted', (id: string) => owner.request('DELETE', `/saved_views/${id}`), 'owner', /was deleted/],
  [
    'is hidden from the owner',
    (id: string) => colleague.patch(`/saved_views/${id}`, { visibility: 'private' }),
    'colleague',
    /no longer shared with the report owner/,
  ],
  [
    'has a search text',
    (id: string) => owner.patch(`/saved_views/${id}`, { state: { q: 'alder' } }),
    'owner',
    /search text, which reports cannot have/,
  ],
  [
    'has an unknown condition',
    (id: string) =>
      owner.patch(`/saved_views/${id}`, { state: { filters: [{ field: 'secret', operator: 'eq', values: ['1'] }] } }),
    'owner',
    /condition that reports cannot have/,
  ],
])('a report whose view %s sends nothing, is paused and says so', async (_case, change, whose, reason) => {
  const view = await viewOf(whose === 'owner' ? owner : colleague, { filters: [named('Alder')] }, 'shared');
  const report = await follow(view.id);
  await change(view.id);
  const { run, deliveries } = await sent(report);
  expect(run.error).toMatch(reason);
  expect(deliveries).toEqual([]);
  expect(await current(report)).toMatchObject({ status: 'paused', next_run_at: null, follows_view: true });
  const notices = await owner.get<{ text: string }[]>('/in_app_notifications?kind=report_stopped');
  expect(notices).toMatchObject([{ text: expect.stringMatching(reason) }]);
});

test('a paused report of a deleted view needs its own content or another view before it goes on', async () => {
  const view = await viewOf(owner, { filters: [named('Alder')] });
  const report = await follow(view.id);
  await owner.request('DELETE', `/saved_views/${view.id}`);
  await owner.patch(`/report_schedules/${report.id}`, { status: 'paused' });
  const refused = await owner.request('PATCH', `/report_schedules/${report.id}`, { status: 'active' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors.status[0]).toContain('The saved view was deleted');
  await owner.patch(`/report_schedules/${report.id}`, { saved_view_id: null, status: 'active' });
  expect(await current(report)).toMatchObject({ status: 'active', follows_view: false, saved_view_id: null });
  expect((await sent(report)).deliveries).toMatchObject([{ rows: 1 }]);
});

test('nobody follows a private view of a colleague or a view of another company', async () => {
  const stranger = await world.company('Stranger');
  const theirs = await viewOf(stranger.owner, {}, 'shared');
  const hidden = await viewOf(colleague, { filters: [named('Alder')] });
  for (const id of [theirs.id, hidden.id]) {
    const refused = await owner.request('POST', '/report_schedules', input(id));
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toEqual({ saved_view_id: ['does not exist, or is not shared with you'] });
  }
  const report = await follow((await viewOf(owner, {})).id);
  const widened = await owner.request('PATCH', `/report_schedules/${report.id}`, { filters: [named('Birch')] });
  expect(widened.json().errors).toEqual({ filters: ['follows the saved view'] });
});

test('people outside get nothing new from a view that changed until the owner agrees again', async () => {
  await owner.request('PUT', '/report_settings', { external_addresses: ['auditor.example'] });
  const view = await viewOf(colleague, { columns: ['name'], filters: [named('Alder')] }, 'shared');
  const report = await follow(view.id, {
    recipients: [{ kind: 'external', address: 'anna@auditor.example' }],
    confirms_external: true,
  });
  expect((await sent(report)).deliveries).toMatchObject([{ state: 'delivered', rows: 1 }]);
  await colleague.patch(`/saved_views/${view.id}`, { state: { columns: ['name'], filters: [] } });
  const { deliveries } = await sent(report);
  expect(deliveries).toMatchObject([{ state: 'failed', error: expect.stringContaining('has not confirmed') }]);
});
