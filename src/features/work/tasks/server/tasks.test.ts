import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { sql } from '#server/db/sql.ts';
import { jobFor } from '#server/jobs/worker.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import { addDays } from '#shared/time/dates.ts';
import type { Commitments, Task, TaskComment, TaskForPartner, TaskPerson } from '../schema.ts';
import { taskJobs } from './jobs.ts';
import { sampleTask } from './sample.ts';
import { addTask, completeTask } from './service.ts';

const TODAY = '2026-03-16';
let world: World;
let company: Company;
let owner: Person;
let north: { id: string; admin: Person };
let south: { id: string; admin: Person };

beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
});
beforeEach(async () => {
  world.clock.set(`${TODAY}T09:00:00Z`);
  company = await world.company();
  owner = company.owner;
  north = await partner('North');
  south = await partner('South');
});
afterAll(() => world.close());

async function partner(name: string) {
  const id = await company.within((call) => samplePartner(call, { name }));
  return { id, admin: await world.partnerUser(company, id) };
}

const create = (input: object, by = owner) => by.post<Task>('/tasks', { title: 'Send the contract', ...input });
const move = (id: string, step: string, by = owner, body: object = {}) => by.post<Task>(`/tasks/${id}/${step}`, body);
const status = async (by: Person, method: string, url: string, body?: object) =>
  (await by.request(method, url, body)).statusCode;
const notices = async (by: Person) => {
  const rows = await by.get<{ kind: string; text: string; count: number }[]>('/in_app_notifications?_start=0&_end=50');
  // A row that combines several notices counts as many.
  return rows.flatMap((row) => Array<typeof row>(row.count).fill(row));
};

describe('visibility', () => {
  test('a partner sees shared tasks of its own organization, and neither internal nor others’ tasks', async () => {
    const shared = await create({ partner_id: north.id, visibility: 'shared' });
    const internal = await create({ partner_id: north.id });
    const others = await create({ partner_id: south.id, visibility: 'shared' });
    expect((await north.admin.get<Task[]>('/tasks')).map(({ id }) => id)).toEqual([shared.id]);
    for (const { id } of [internal, others]) {
      expect(await status(north.admin, 'GET', `/tasks/${id}`)).toBe(404);
      expect(await status(north.admin, 'POST', `/tasks/${id}/complete`, {})).toBe(404);
      expect(await status(north.admin, 'PATCH', `/tasks/${id}`, { title: 'Mine' })).toBe(404);
      expect(await status(north.admin, 'POST', '/task_comments', { task_id: id, body: 'Hello' })).toBe(404);
    }
    const seen = await north.admin.get<Record<string, unknown>>(`/tasks/${shared.id}`);
    for (const field of ['visibility', 'partner_id', 'template_id', 'created_by', 'blocked_by_id'])
      expect(seen).not.toHaveProperty(field);
  });

  test('a task that the partner has to do is shared, and needs a partner', async () => {
    const made = await create({ side: 'partner', partner_id: north.id });
    expect(made.visibility).toBe('shared');
    expect(await status(owner, 'POST', '/tasks', { title: 'x', side: 'partner' })).toBe(422);
    expect(
      await status(owner, 'POST', '/tasks', {
        title: 'x',
        side: 'partner',
        visibility: 'internal',
        partner_id: north.id,
      }),
    ).toBe(422);
    expect(await status(owner, 'POST', '/tasks', { title: 'x', visibility: 'shared' })).toBe(422);
  });

  test('a task about a record takes its partner, and hides the record from those who cannot open it', async () => {
    const made = await create({ record_table: 'partners', record_id: north.id, visibility: 'shared' });
    expect(made).toMatchObject({ partner_id: north.id, record_name: 'North', record_table: 'partners' });
    const hidden = await create({
      record_table: 'partners',
      record_id: south.id,
      partner_id: north.id,
      visibility: 'shared',
    });
    const seen = await north.admin.get<TaskForPartner>(`/tasks/${hidden.id}`);
    expect(seen).toMatchObject({ record_table: null, record_id: null, record_name: null });
    expect(await north.admin.get<Task[]>('/tasks?q=South')).toEqual([]);
    expect(
      await status(owner, 'POST', '/tasks', { title: 'x', record_table: 'mail_outbox', record_id: north.id }),
    ).toBe(422);
    expect(await status(owner, 'POST', '/tasks', { title: 'x', record_table: 'partners', record_id: made.id })).toBe(
      422,
    );
    expect(
      await status(north.admin, 'POST', '/tasks', { title: 'x', record_table: 'opportunities', record_id: made.id }),
    ).toBe(422);
    expect(await status(owner, 'POST', '/tasks', { title: 'x', record_table: 'partners' })).toBe(422);
  });

  test('a partner creates shared tasks for either side, and assigns only people it knows', async () => {
    const made = await north.admin.post<TaskForPartner>('/tasks', { title: 'Send price list', side: 'company' });
    const row = await owner.get<Task>(`/tasks/${made.id}`);
    expect(row).toMatchObject({
      partner_id: north.id,
      visibility: 'shared',
      side: 'company',
      created_by_side: 'partner',
    });
    expect(
      await status(north.admin, 'POST', '/tasks', { title: 'x', side: 'company', assignee_user_id: owner.user_id }),
    ).toBe(422);
    expect(await status(north.admin, 'POST', '/tasks', { title: 'x', assignee_user_id: south.admin.user_id })).toBe(
      422,
    );
    const people = await north.admin.rows<TaskPerson>('/tasks/people');
    expect(people.map(({ user_id }) => user_id)).toEqual([north.admin.user_id]);
    expect(await status(north.admin, 'GET', `/tasks/people?partner_id=${south.id}`)).toBe(422);
    expect(await status(north.admin, 'POST', '/tasks', { title: 'x', visibility: 'internal' })).toBe(400);
  });

  test('a partner manager sees the tasks of own partners, and own tasks without a partner', async () => {
    const manager = await company.member('partner_manager');
    await company.within((call) =>
      call.run(sql`
        update partners set owner_user_id = ${manager.user_id}
        where organization_id = ${company.id} and id = ${north.id}`),
    );
    const own = await create({ partner_id: north.id });
    await create({ partner_id: south.id });
    await create({});
    const assigned = await create({ assignee_user_id: manager.user_id });
    const seen = (await manager.get<Task[]>('/tasks')).map(({ id }) => id);
    expect(seen.sort()).toEqual([own.id, assigned.id].sort());
  });
});

describe('status', () => {
  test('a task moves only along the allowed transitions', async () => {
    const { id } = await create({});
    expect((await move(id, 'start')).status).toBe('in_progress');
    expect(await move(id, 'wait', owner, { waiting_for: 'Signature' })).toMatchObject({
      status: 'waiting',
      waiting_for: 'Signature',
    });
    expect((await move(id, 'reopen')).status).toBe('open');
    expect(await move(id, 'complete')).toMatchObject({ status: 'done', completed_on: TODAY });
    const refused = await owner.request('POST', `/tasks/${id}/start`, {});
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ possible: ['reopen'] });
    expect(await status(owner, 'PATCH', `/tasks/${id}`, { title: 'Other' })).toBe(409);
    expect(await move(id, 'reopen')).toMatchObject({ status: 'open', completed_on: null });
    await move(id, 'cancel');
    for (const step of ['start', 'wait', 'complete', 'reopen', 'cancel'])
      expect(await status(owner, 'POST', `/tasks/${id}/${step}`, {})).toBe(409);
  });

  test('a partner completes tasks of its side, and neither completes nor cancels those of the company', async () => {
    const theirs = await create({ partner_id: north.id, side: 'partner' });
    const ours = await create({ partner_id: north.id, visibility: 'shared' });
    expect((await move(theirs.id, 'complete', north.admin)).status).toBe('done');
    for (const step of ['complete', 'cancel', 'start'])
      expect(await status(north.admin, 'POST', `/tasks/${ours.id}/${step}`, {})).toBe(403);
    const open = await create({ partner_id: north.id, side: 'partner' });
    expect(await status(north.admin, 'POST', `/tasks/${open.id}/cancel`, {})).toBe(403);
    expect((await notices(owner)).map(({ kind }) => kind)).toContain('task_completed');
  });

  test('a partner checks off the list of its task, and changes other fields only of tasks it created', async () => {
    const { id } = await create({
      partner_id: north.id,
      side: 'partner',
      checklist: [{ text: 'Logo', is_done: false }],
    });
    const done = await north.admin.patch<Task>(`/tasks/${id}`, { checklist: [{ text: 'Logo', is_done: true }] });
    expect(done).toMatchObject({ checklist_total: 1, checklist_done: 1 });
    expect(await status(north.admin, 'PATCH', `/tasks/${id}`, { due_on: TODAY })).toBe(422);
    const own = await north.admin.post<Task>('/tasks', { title: 'Prepare demo' });
    expect(await north.admin.patch<Task>(`/tasks/${own.id}`, { due_on: TODAY })).toMatchObject({ due_on: TODAY });
  });

  test('a blocked task waits for the other, also where the partner does not see it', async () => {
    const first = await create({ title: 'Internal check' });
    const second = await create({ partner_id: north.id, side: 'partner', blocked_by_id: first.id });
    expect(second).toMatchObject({ is_blocked: true, blocked_by_title: 'Internal check' });
    expect(await status(owner, 'POST', `/tasks/${second.id}/complete`, {})).toBe(409);
    const refused = await north.admin.request('POST', `/tasks/${second.id}/complete`, {});
    expect(refused.statusCode).toBe(409);
    expect(refused.body).not.toContain('Internal check');
    expect(await status(owner, 'PATCH', `/tasks/${first.id}`, { blocked_by_id: second.id })).toBe(422);
    await move(first.id, 'complete');
    expect((await move(second.id, 'complete', north.admin)).status).toBe('done');
  });

  test('two tasks changed at once never block each other', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [one, other] = [await create({ title: 'One' }), await create({ title: 'Other' })];
      const statuses = await Promise.all([
        status(owner, 'PATCH', `/tasks/${one.id}`, { blocked_by_id: other.id }),
        status(owner, 'PATCH', `/tasks/${other.id}`, { blocked_by_id: one.id }),
      ]);
      expect(statuses.sort()).toEqual([200, 422]);
    }
  });
});

describe('repetition', () => {
  test('completing a repeating task makes the next one exactly once', async () => {
    const { id } = await create({
      due_on: TODAY,
      recurrence: 'FREQ=WEEKLY;BYDAY=MO',
      checklist: [{ text: 'A', is_done: true }],
    });
    await move(id, 'complete');
    const open = async () => (await owner.get<Task[]>('/tasks?status=open')).map(({ due_on }) => due_on);
    expect(await open()).toEqual(['2026-03-23']);
    await move(id, 'reopen');
    await move(id, 'complete');
    expect(await open()).toEqual(['2026-03-23']);
    const [next] = await owner.get<Task[]>('/tasks?status=open');
    expect(next).toMatchObject({ occurrence: 2, checklist_done: 0, source: 'recurrence' });
  });

  test('a late completion leaves out the missed days', async () => {
    const { id } = await create({ due_on: TODAY, recurrence: 'FREQ=DAILY' });
    world.clock.set('2026-03-20T09:00:00Z');
    await move(id, 'complete');
    expect((await owner.get<Task[]>('/tasks?status=open')).map(({ due_on }) => due_on)).toEqual(['2026-03-20']);
  });

  test('a series by schedule continues on its day, once however often the clock runs', async () => {
    await create({ due_on: TODAY, recurrence: 'FREQ=MONTHLY;COUNT=3', recurs_by: 'schedule' });
    const job = await jobFor(world.kernel, company.id);
    await taskJobs['tasks.clock']!(job, {});
    await taskJobs['tasks.clock']!(job, {});
    const days = async () => (await owner.get<Task[]>('/tasks')).map(({ due_on }) => due_on).sort();
    expect(await days()).toEqual([TODAY, '2026-04-16']);
    world.clock.set('2026-06-20T09:00:00Z');
    for (let run = 0; run < 4; run++) await taskJobs['tasks.clock']!(job, {});
    expect(await days()).toEqual([TODAY, '2026-04-16', '2026-05-16']);
  });

  test('refuses rules that cannot be read, repeat within a day or never happen, in little time', async () => {
    const refuses = async (recurrence: string) =>
      expect(await status(owner, 'POST', '/tasks', { title: 'x', due_on: TODAY, recurrence }), recurrence).toBe(422);
    const started = performance.now();
    for (const rule of [
      'every week',
      'FREQ=HOURLY',
      'FREQ=SECONDLY;BYSECOND=1',
      'FREQ=DAILY;INTERVAL=0',
      'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31',
      'FREQ=DAILY;COUNT=999999999',
      'FREQ=DAILY;FREQ=WEEKLY',
      'FREQ=DAILY;DTSTART=20200101T000000Z',
      'FREQ=DAILY;UNTIL=20200101T000000Z',
      'FREQ=WEEKLY;BYDAY=XX',
    ])
      await refuses(rule);
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(await status(owner, 'POST', '/tasks', { title: 'x', recurrence: 'FREQ=DAILY' })).toBe(422);
  });
});

describe('services and lists', () => {
  test('another feature adds a task in its transaction, once for its key, and completes it', async () => {
    const input = { title: 'Follow up', partner_id: north.id, source: 'meeting', source_key: 'm1:a1' };
    const first = await company.within((call) => addTask(call, input));
    const second = await company.within((call) => addTask(call, input));
    expect(second).toBe(first);
    await company.within((call) => completeTask(call, first));
    await company.within((call) => completeTask(call, first));
    expect(await owner.get<Task>(`/tasks/${first}`)).toMatchObject({ status: 'done', created_by_name: 'Tandem' });
    await expect(
      company.within(async (call) => {
        await addTask(call, { title: 'Rolled back' });
        throw new Error('stop');
      }),
    ).rejects.toThrow('stop');
    expect((await owner.get<Task[]>('/tasks?q=Rolled')).length).toBe(0);
  });

  test('lists my tasks by person and by role', async () => {
    const finance = await company.member('finance');
    const mine = await create({ assignee_user_id: finance.user_id });
    const ofRole = await create({ assignee_role: 'finance' });
    await create({ assignee_role: 'content' });
    await create({});
    const seen = await finance.get<Task[]>('/tasks?is_mine=true');
    expect(seen.map(({ id }) => id).sort()).toEqual([mine.id, ofRole.id].sort());
    const theirs = await create({ partner_id: north.id, side: 'partner', assignee_role: 'partner_admin' });
    expect((await north.admin.get<Task[]>('/tasks?is_mine=true')).map(({ id }) => id)).toEqual([theirs.id]);
    expect(await status(owner, 'POST', '/tasks', { title: 'x', assignee_role: 'partner_admin' })).toBe(422);
  });

  test('many tasks are completed, assigned and moved to another date at once', async () => {
    const ids = [(await create({})).id, (await create({})).id];
    const change = (values: object) =>
      owner.post<{ changed: number; refused: object[] }>('/tasks/bulk', { ids, change: values });
    expect(await change({ due_on: '2026-04-01', assignee_user_id: owner.user_id })).toEqual({
      changed: 2,
      refused: [],
    });
    expect(await change({ status: 'done' })).toEqual({ changed: 2, refused: [] });
    expect((await owner.get<Task[]>('/tasks')).map((one) => [one.status, one.due_on])).toEqual([
      ['done', '2026-04-01'],
      ['done', '2026-04-01'],
    ]);
    expect((await change({ status: 'in_progress' })).refused).toHaveLength(2);
  });

  test('a partner changes many of its own tasks at once, and nothing else', async () => {
    const own = await north.admin.post<Task>('/tasks', { title: 'Ours' });
    const theirs = await create({ partner_id: north.id, visibility: 'shared', side: 'company' });
    const internal = await create({ partner_id: north.id, visibility: 'internal' });
    const ids = [own.id, theirs.id, internal.id];
    const change = (values: object) =>
      north.admin.post<{ changed: number; refused: { id: string }[] }>('/tasks/bulk', { ids, change: values });
    const moved = await change({ due_on: '2026-04-01', assignee_user_id: north.admin.user_id });
    expect(moved).toMatchObject({ changed: 1, refused: [{ id: theirs.id }] });
    expect(await north.admin.get(`/tasks/${own.id}`)).toMatchObject({ due_on: '2026-04-01' });
    expect(await owner.get(`/tasks/${internal.id}`)).toMatchObject({ due_on: null });
    expect((await change({ status: 'done' })).changed).toBeGreaterThan(0);
    expect(await owner.get(`/tasks/${internal.id}`)).toMatchObject({ status: 'open' });
  });

  test('counts kept and slipped commitments of both sides by the day first agreed', async () => {
    const shared = { partner_id: north.id, visibility: 'shared', due_on: TODAY };
    const kept = await create(shared);
    await move(kept.id, 'complete');
    const moved = await create({ ...shared, side: 'partner' });
    await owner.patch(`/tasks/${moved.id}`, { due_on: '2026-05-01' });
    await create({ ...shared, side: 'partner', due_on: '2026-06-01' });
    await create({ partner_id: north.id, due_on: TODAY });
    world.clock.set(`${addDays(TODAY, 1)}T09:00:00Z`);
    expect(await owner.get<Commitments>(`/partners/${north.id}/commitments`)).toEqual({
      company: { kept: 1, slipped: 0, open: 0 },
      partner: { kept: 0, slipped: 1, open: 1 },
    });
    expect(await status(north.admin, 'GET', `/partners/${south.id}/commitments`)).toBe(404);
  });
});

describe('notices and comments', () => {
  test('the assignee is told once of a new task, and once when it is due and overdue', async () => {
    await create({ partner_id: north.id, side: 'partner', due_on: TODAY, assignee_user_id: north.admin.user_id });
    const job = await jobFor(world.kernel, company.id);
    for (let run = 0; run < 2; run++) await taskJobs['tasks.clock']!(job, {});
    world.clock.set(`${addDays(TODAY, 1)}T09:00:00Z`);
    for (let run = 0; run < 2; run++) await taskJobs['tasks.clock']!(job, {});
    const told = (await notices(north.admin)).map(({ kind }) => kind).sort();
    expect(told).toEqual(['partner_task_assigned', 'partner_task_due', 'partner_task_due']);
  });

  test('comments on shared tasks reach both sides, internal ones stay in the company', async () => {
    const { id } = await create({ partner_id: north.id, visibility: 'shared' });
    await owner.post('/task_comments', { task_id: id, body: 'Only us', visibility: 'internal' });
    await owner.post('/task_comments', { task_id: id, body: '@Test Person please', mentions: [north.admin.user_id] });
    const seen = await north.admin.get<TaskComment[]>(`/task_comments?task_id=${id}`);
    expect(seen.map(({ body }) => body)).toEqual(['@Test Person please']);
    expect((await notices(north.admin)).map(({ kind }) => kind)).toContain('partner_task_mention');
    expect(
      await status(owner, 'POST', '/task_comments', {
        task_id: id,
        body: 'x',
        visibility: 'internal',
        mentions: [north.admin.user_id],
      }),
    ).toBe(422);
    expect(
      await status(owner, 'POST', '/task_comments', { task_id: id, body: 'x', mentions: [south.admin.user_id] }),
    ).toBe(422);
    const mine = await north.admin.post<TaskComment>('/task_comments', { task_id: id, body: 'Done tomorrow' });
    const colleague = await world.partnerUser(company, north.id);
    expect(await status(colleague, 'PATCH', `/task_comments/${mine.id}`, { body: 'Never' })).toBe(409);
    const internal = await create({ partner_id: north.id });
    const comment = await owner.post<TaskComment>('/task_comments', {
      task_id: internal.id,
      body: 'x',
      visibility: 'shared',
    });
    expect(comment.visibility).toBe('internal');
  });

  test('a person who leaves hands unfinished tasks over with a name', async () => {
    const finance = await company.member('finance');
    const { id } = await create({ assignee_user_id: finance.user_id });
    await owner.post(`/team_members/${finance.user_id}/deactivate`, { successor_id: owner.user_id });
    expect(await owner.get<Task>(`/tasks/${id}`)).toMatchObject({
      assignee_user_id: owner.user_id,
      assignee_name: 'Test Person',
    });
  });

  test('a task sample is shared with its partner', async () => {
    const id = await company.within((call) => sampleTask(call, { partner_id: north.id }));
    expect(await status(north.admin, 'GET', `/tasks/${id}`)).toBe(200);
  });
});
