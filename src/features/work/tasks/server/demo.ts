import { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createRow } from '#server/resource/verbs.ts';
import { newId } from '#shared/ids.ts';
import { addDays } from '#shared/time/dates.ts';
import type { TemplateStep } from '../template.schema.ts';
import { addTask, type NewTask } from './add.ts';
import { actionPlans, taskTemplates } from './plans/resource.ts';
import { taskComments } from './resource.ts';
import { takeTaskStep } from './steps.ts';

const firstDeal: TemplateStep[] = [
  { key: 'goals', title: 'Agree on goals and decision makers', side: 'company', due_days: 5 },
  {
    key: 'access',
    title: 'Introduce us to the customer’s buyer',
    side: 'partner',
    due_days: 10,
    assignee_role: 'partner_admin',
  },
  { key: 'demo', title: 'Show the product to the customer', side: 'company', due_days: 18, blocked_by: 'access' },
  {
    key: 'offer',
    title: 'Send the joint offer',
    side: 'partner',
    due_days: 28,
    priority: 'high',
    blocked_by: 'demo',
    assignee_role: 'partner_admin',
    checklist: ['Prices checked', 'Services included', 'Terms of the program attached'],
  },
  { key: 'terms', title: 'Approve special terms', side: 'company', due_days: 35, assignee_role: 'finance' },
  {
    key: 'close',
    title: 'Get the order signed',
    side: 'partner',
    due_days: 45,
    blocked_by: 'offer',
    assignee_role: 'partner_admin',
  },
];

const launch: TemplateStep[] = [
  { key: 'page', title: 'Publish the partner page', side: 'company', due_days: 7 },
  { key: 'training', title: 'Train two sales people', side: 'partner', due_days: 21, assignee_role: 'partner_admin' },
  { key: 'announce', title: 'Announce the partnership', side: 'partner', due_days: 30, blocked_by: 'page' },
];

/** Past events reach nobody’s mailbox. */
const quiet = (call: Call) => new Call({ ...call, batch_id: newId() });

/** Tasks of the team and of partners in every state, and plans with the first partners and one of their deals. */
async function planWork(story: DemoStory): Promise<void> {
  const { history, company } = story;
  const { owner, owners } = company;
  const partners = story.get('partners').map(({ id }) => id);
  const [first = '', second = '', third = ''] = partners;
  const on = <T>(days: number, work: (call: Call) => Promise<T>) =>
    history.on(history.day(0, days), (call) => work(quiet(call)));
  const due = (days: number) => addDays(history.today, days);
  const add = (created: number, task: NewTask) => on(created, (call) => addTask(call, task));
  const finish = (days: number, id: string) => on(days, (call) => takeTaskStep.complete(call, id));
  const assignee_user_id = owner;
  const ofPartner = { side: 'partner', visibility: 'shared', assignee_role: 'partner_admin' } as const;

  const template = await on(-80, (call) =>
    createRow(call, taskTemplates, {
      name: 'First joint deal',
      description: 'From the first meeting to the signed order.',
      steps: firstDeal,
    }),
  );
  await on(-80, (call) =>
    createRow(call, taskTemplates, { name: 'Partner launch', description: 'The first month together.', steps: launch }),
  );

  await add(-6, {
    title: 'Prepare the quarterly review',
    due_on: due(1),
    priority: 'high',
    assignee_user_id,
    partner_id: first,
    checklist: [
      { text: 'Pipeline figures', is_done: true },
      { text: 'Open commitments', is_done: false },
      { text: 'Proposal for training', is_done: false },
    ],
  });
  await add(-9, {
    title: 'Answer the question about co-branding',
    due_on: due(-2),
    assignee_user_id,
    partner_id: second,
  });
  const legal = await add(-5, { title: 'Clarify data processing terms with legal', due_on: due(3), assignee_user_id });
  await on(-3, (call) => takeTaskStep.wait(call, legal, { waiting_for: 'Answer from legal' }));
  await add(-4, { title: 'Publish the new price list', due_on: due(6), assignee_user_id, blocked_by_id: legal });
  await add(-7, {
    title: 'Check overdue tax forms',
    due_on: due(0),
    recurrence: 'FREQ=WEEKLY',
    assignee_role: 'finance',
  });
  const review = await add(-20, {
    title: 'Review partner scorecards',
    due_on: due(-12),
    recurrence: 'FREQ=MONTHLY',
    assignee_user_id: owners[0] ?? owner,
  });
  await finish(-12, review);

  const shared = { partner_id: first, visibility: 'shared' } as const;
  const logo = await add(-25, { ...shared, ...ofPartner, title: 'Send your logo as a vector file', due_on: due(-18) });
  await finish(-19, logo);
  const figures = await add(-24, { ...shared, ...ofPartner, title: 'Share your sales forecast', due_on: due(-14) });
  await finish(-9, figures);
  const env = await add(-22, { ...shared, title: 'Set up the demo environment', due_on: due(-15), assignee_user_id });
  await finish(-16, env);
  const webinar = await add(-5, {
    ...shared,
    ...ofPartner,
    title: 'Name two speakers for the joint webinar',
    due_on: due(2),
    priority: 'high',
  });
  await on(-2, (call) =>
    createRow(call, taskComments, {
      task_id: webinar,
      body: 'We publish the invitation on Friday, so we need names and photos by then.',
      visibility: 'shared',
    }),
  );
  await add(-8, { ...shared, ...ofPartner, title: 'Confirm the training dates', due_on: due(-1) });
  await add(-3, { ...shared, title: 'Send feedback on your offer template', due_on: due(4), assignee_user_id });
  for (const [index, partner_id] of [second, third].entries()) {
    if (!partner_id) continue;
    const late = await add(-30, { ...ofPartner, partner_id, title: 'Update your company profile', due_on: due(-21) });
    if (index === 0) await finish(-17, late);
    await add(-4, { ...ofPartner, partner_id, title: 'Send the list of planned events', due_on: due(7 + index) });
  }
  await planTogether(story, template, first);
}

/** A plan that is half done, for a deal of the partner if it has an open one. */
async function planTogether({ history }: DemoStory, template_id: string, partner_id: string): Promise<void> {
  const started = history.day(0, -14);
  const plan = await history.on(started, async (call) => {
    const deal = await call.maybe<{ id: string; name: string }>(sql`
      select id, name from opportunities
      where organization_id = ${call.organization_id} and partner_id = ${partner_id} and status = 'open'
        and archived_at is null
      order by amount_minor desc nulls last, id limit 1`);
    return createRow(quiet(call), actionPlans, {
      name: deal ? `Close ${deal.name}` : 'First joint deal',
      goal: 'Sign the order this quarter, with services of the partner.',
      partner_id,
      template_id,
      starts_on: started,
      target_on: addDays(started, 60),
      ...(deal && { opportunity_id: deal.id }),
    });
  });
  for (const [position, day] of [
    [1, -10],
    [2, -3],
  ] as const)
    await history.on(history.day(0, day), async (call) => {
      const { id } = await call.one<{ id: string }>(sql`
        select id from tasks
        where organization_id = ${call.organization_id} and plan_id = ${plan} and position = ${position}`);
      await takeTaskStep.complete(quiet(call), id);
    });
}

export const demo = [defineDemo('tasks', { when: 'end', after: ['deal-registrations', 'open-deals'], run: planWork })];
