import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleOpportunity } from '#features/deals/opportunities/server/sample.ts';
import { samplePartner } from '#features/partners/partners/server/sample.ts';
import { type Company, createWorld, type Person, type World } from '#server/testing/world.ts';
import type { ActionPlan, ActionPlanForPartner, Task, TaskTemplate } from '../../schema.ts';
import { sampleTaskTemplate } from '../sample.ts';

let world: World;
let company: Company;
let owner: Person;
let north: { id: string; admin: Person };
let south: { id: string; admin: Person };

beforeAll(async () => {
  world = await createWorld();
  await world.switchEverythingOn();
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

const status = async (by: Person, method: string, url: string, body?: object) =>
  (await by.request(method, url, body)).statusCode;
const stepsOf = (plan: { id: string }, by = owner) =>
  by.get<Task[]>(`/tasks?plan_id=${plan.id}&_sort=due_on&_order=asc`);
const plan = async (input: object = {}) => {
  const template_id = await company.within((call) => sampleTaskTemplate(call));
  return owner.post<ActionPlan>('/action_plans', {
    name: 'First joint deal',
    partner_id: north.id,
    template_id,
    starts_on: '2026-03-16',
    ...input,
  });
};

test('a template makes shared steps of both sides with dates and dependencies', async () => {
  const made = await plan();
  expect(made).toMatchObject({ status: 'active', company_total: 1, partner_total: 1, next_due_on: '2026-03-23' });
  const [demo, terms] = await stepsOf(made);
  expect(demo).toMatchObject({ side: 'company', due_on: '2026-03-23', visibility: 'shared', is_blocked: false });
  expect(terms).toMatchObject({
    side: 'partner',
    due_on: '2026-03-30',
    is_blocked: true,
    blocked_by_title: demo!.title,
  });
  expect(terms).toMatchObject({ committed_on: '2026-03-30', plan_name: 'First joint deal' });
});

test('a plan is completed with its last step by either side, and active again when one is reopened', async () => {
  const made = await plan();
  const [demo, terms] = await stepsOf(made);
  await owner.post(`/tasks/${demo!.id}/complete`);
  const seen = await north.admin.get<ActionPlanForPartner>(`/action_plans/${made.id}`);
  expect(seen).toMatchObject({ company_done: 1, partner_done: 0, status: 'active' });
  expect(seen).not.toHaveProperty('template_id');
  await north.admin.post(`/tasks/${terms!.id}/complete`);
  expect(await owner.get<ActionPlan>(`/action_plans/${made.id}`)).toMatchObject({
    status: 'completed',
    completed_on: '2026-03-16',
    partner_done: 1,
  });
  await owner.post(`/tasks/${demo!.id}/reopen`);
  expect(await owner.get<ActionPlan>(`/action_plans/${made.id}`)).toMatchObject({
    status: 'active',
    completed_on: null,
  });
});

test('a partner reads its own plans, and neither others’ plans nor templates', async () => {
  const made = await plan();
  expect(await status(south.admin, 'GET', `/action_plans/${made.id}`)).toBe(404);
  expect((await stepsOf(made, south.admin)).length).toBe(0);
  expect(await status(north.admin, 'GET', '/task_templates')).toBe(404);
  expect(await status(north.admin, 'POST', '/action_plans', { name: 'x', partner_id: north.id })).toBe(404);
  for (const step of ['cancel', 'extend'])
    expect(await status(north.admin, 'POST', `/action_plans/${made.id}/${step}`, {})).toBe(404);
});

test('a canceled plan cancels its unfinished steps and takes no more', async () => {
  const made = await plan();
  const [demo] = await stepsOf(made);
  await owner.post(`/tasks/${demo!.id}/complete`);
  await owner.post(`/action_plans/${made.id}/cancel`);
  expect((await stepsOf(made)).map((one) => one.status)).toEqual(['done', 'canceled']);
  const template_id = made.template_id!;
  expect(await status(owner, 'POST', `/action_plans/${made.id}/extend`, { template_id })).toBe(409);
  expect(await status(owner, 'POST', '/tasks', { title: 'x', plan_id: made.id })).toBe(422);
});

test('steps of a template are added to a running plan after those it has', async () => {
  const made = await plan();
  const extended = await owner.post<ActionPlan>(`/action_plans/${made.id}/extend`, {
    template_id: made.template_id,
    starts_on: '2026-05-01',
  });
  expect(extended).toMatchObject({ company_total: 2, partner_total: 2 });
  expect((await stepsOf(made)).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
});

test('a plan of a deal needs a partner that takes part in it', async () => {
  const opportunity_id = await company.within((call) => sampleOpportunity(call, { partner_id: north.id }));
  const made = await plan({ opportunity_id });
  const [demo] = await stepsOf(made, north.admin);
  expect(demo).toMatchObject({ record_table: 'opportunities', record_id: opportunity_id });
  expect(await status(owner, 'POST', '/action_plans', { name: 'x', partner_id: south.id, opportunity_id })).toBe(422);
});

test('a template refuses steps that wait for later ones, and roles of the other side', async () => {
  const step = { key: 'a', title: 'A', side: 'company' };
  const send = (steps: object[]) => status(owner, 'POST', '/task_templates', { name: 'Broken', steps });
  expect(
    await send([
      { ...step, blocked_by: 'b' },
      { ...step, key: 'b' },
    ]),
  ).toBe(422);
  expect(await send([step, step])).toBe(422);
  expect(await send([{ ...step, assignee_role: 'partner_admin' }])).toBe(422);
  const good = await owner.post<TaskTemplate>('/task_templates', { name: 'Good', steps: [step] });
  expect(good.steps).toHaveLength(1);
});

test('tasks, comments and plans move to the partner that another is merged into', async () => {
  const other = await company.within((call) => samplePartner(call, { name: 'Merged' }));
  const made = await plan({ partner_id: other });
  const about = await owner.post<Task>('/tasks', { title: 'Call', record_table: 'partners', record_id: other });
  await owner.post('/task_comments', { task_id: about.id, body: 'Soon' });
  await owner.post(`/partners/${south.id}/merge`, { other_id: other, take: [] });
  expect(await owner.get<ActionPlan>(`/action_plans/${made.id}`)).toMatchObject({ partner_id: south.id });
  expect(await owner.get<Task>(`/tasks/${about.id}`)).toMatchObject({ partner_id: south.id, record_id: south.id });
});
