import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { type Addressee, type Audience, notify } from '#features/engagement/notifications/server/service.ts';
import type { MailSubject } from '#features/platform/mails/schema.ts';
import type { Actor, Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatLongDay } from '#shared/places/regions.ts';
import type { Task, TaskComment, TaskSide } from '../schema.ts';
import { texts } from './texts.ts';

export type Told = Pick<
  Task,
  | 'id'
  | 'title'
  | 'partner_id'
  | 'visibility'
  | 'side'
  | 'assignee_user_id'
  | 'assignee_role'
  | 'due_on'
  | 'record_table'
  | 'record_id'
  | 'created_by'
>;

const link = ({ id }: Pick<Told, 'id'>) => `/tasks/show/${id}`;
const completing = ({ id }: Pick<Told, 'id'>) => [{ action: 'tasks.complete', id }];
/** A reply is read by those who read the email's subject: a shared task, or a shared comment. */
const replyTo = ({ id }: Pick<Told, 'id'>, variant: Told['visibility']) => ({ key: 'tasks', id, variant });
const kindFor = (side: TaskSide, kind: string) => (side === 'partner' ? `partner_${kind}` : kind);

function about({ partner_id, record_table, record_id }: Told): MailSubject[] {
  const subjects: MailSubject[] = partner_id ? [{ table: 'partners', id: partner_id }] : [];
  if (record_id && (record_table === 'opportunities' || record_table === 'deal_registrations'))
    subjects.push({ table: record_table, id: record_id });
  return subjects;
}

/** The people of one side who see a task. */
async function peopleOn(call: Call, side: TaskSide, { partner_id, visibility }: Told): Promise<Audience | null> {
  if (side === 'company')
    return { mode: 'company', people: await teamMembersWithPermission(call, 'tasks', 'view', partner_id) };
  if (!partner_id || visibility === 'internal') return null;
  return { mode: 'partner', partner_id, people: await partnerUsersWithPermission(call, partner_id, 'tasks', 'view') };
}

const among = (audience: Audience, wanted: (person: Addressee) => boolean): Audience => ({
  ...audience,
  people: audience.people.filter(wanted),
});

/** The assignee, or everyone with the role of the task. Without both: the partner's owner, or the partner's administrators. */
async function responsible(call: Call, task: Told): Promise<Audience | null> {
  const all = await peopleOn(call, task.side, task);
  if (!all) return null;
  if (task.assignee_user_id) return among(all, ({ user_id }) => user_id === task.assignee_user_id);
  const role = task.assignee_role ?? (task.side === 'partner' ? 'partner_admin' : null);
  const found =
    role === null
      ? await call.rows<{ user_id: string }>(sql`
        select owner_user_id as user_id from partners
        where organization_id = ${call.organization_id} and id = ${task.partner_id}`)
      : task.side === 'partner'
        ? await call.rows<{ user_id: string }>(
            sql`select user_id from partner_standings(${task.partner_id}) where role = ${role}`,
          )
        : await call.rows<{ user_id: string }>(sql`
          select id as user_id from people
          where organization_id = ${call.organization_id} and status = 'active' and takes_work and role = ${role}`);
  const ids = new Set(found.map(({ user_id }) => user_id));
  return among(all, ({ user_id }) => ids.has(user_id));
}

/** Tells those who have to act about a new task, except the person who created it. */
export async function tellTaskAssigned(call: Call, task: Task): Promise<void> {
  if (call.batch_id) return;
  const { user_id, full_name } = call.actor;
  // An internal task without assignee and role has no one to notify.
  if (task.visibility === 'internal' && !task.assignee_user_id && !task.assignee_role) return;
  await call.asCompany(async (company) => {
    const audience = await responsible(company, task);
    if (!audience) return;
    const { title } = task;
    const dueOn = await dayWriter(company, task.due_on);
    await notify(
      company,
      among(audience, (person) => person.user_id !== user_id),
      () => ({
        kind: kindFor(task.side, 'task_assigned'),
        text: user_id ? texts.assignedBy(full_name, title, dueOn()) : texts.newTask(title, dueOn()),
        link: link(task),
        about: about(task),
        actions: completing(task),
        reply: replyTo(task, task.visibility),
      }),
      () => ({ subject: texts.newTask(title, null), action: texts.openTask }),
    );
  });
}

/** Tells a new assignee. */
export async function tellChanged(call: Call, task: Task, before: Task): Promise<void> {
  const isSame = task.assignee_user_id === before.assignee_user_id && task.assignee_role === before.assignee_role;
  if (isSame || (!task.assignee_user_id && !task.assignee_role)) return;
  await tellTaskAssigned(call, task);
}

/** A day in the reader's way of writing dates. */
async function dayWriter(call: Call, day: string | null): Promise<() => string | null> {
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  return () => day && formatLongDay(day, region);
}

/** Tells the other side, and the person who created the task. */
export async function tellTaskCompleted(call: Call, task: Told, by: Actor): Promise<void> {
  if (call.batch_id) return;
  const sides = task.visibility === 'shared' ? (['company', 'partner'] as const) : (['company'] as const);
  const owner = task.partner_id
    ? await call.maybe<{ id: string | null }>(sql`
      select owner_user_id as id from partners
      where organization_id = ${call.organization_id} and id = ${task.partner_id}`)
    : undefined;
  for (const side of sides) {
    const all = await peopleOn(call, side, task);
    if (!all) continue;
    const isOther = side !== by.mode;
    const wanted = new Set([task.created_by, ...(isOther && side === 'company' ? [owner?.id ?? null] : [])]);
    await notify(
      call,
      among(all, ({ user_id }) => user_id !== by.user_id && wanted.has(user_id)),
      () => ({
        kind: kindFor(side, 'task_completed'),
        text: texts.completedBy(by.full_name, task.title),
        link: link(task),
        about: about(task),
      }),
      () => ({ subject: texts.completed(task.title), action: texts.openTask }),
    );
  }
}

/** Tells those who have to act that a task is due today, or that it was due before. Each is told once for a due date. */
export async function tellTaskDue(call: Call, task: Told, today: string): Promise<void> {
  const audience = await responsible(call, task);
  if (!audience) return;
  const { title } = task;
  const isOverdue = task.due_on! < today;
  const dueOn = await dayWriter(call, task.due_on);
  await notify(
    call,
    audience,
    () => ({
      kind: kindFor(task.side, 'task_due'),
      text: isOverdue ? texts.overdueSince(dueOn()!, title) : texts.dueToday(title),
      link: link(task),
      dedupe_key: `task_due:${task.id}:${task.due_on}:${isOverdue ? 'overdue' : 'today'}`,
      about: about(task),
      actions: completing(task),
      reply: replyTo(task, task.visibility),
    }),
    () => ({ subject: (isOverdue ? texts.overdue : texts.dueToday)(title), action: texts.openTask }),
  );
}

/** Notifies mentioned people, and of the others the assignee and the creator. */
export async function tellCommented(call: Call, comment: TaskComment): Promise<void> {
  if (call.batch_id) return;
  await call.asCompany(async (company) => {
    const task = await company.one<Told>(
      sql`select * from tasks where organization_id = ${company.organization_id} and id = ${comment.task_id}`,
    );
    const sides = comment.visibility === 'shared' ? (['company', 'partner'] as const) : (['company'] as const);
    for (const side of sides) await tellSideOfComment(company, comment, task, side);
  });
}

async function tellSideOfComment(call: Call, comment: TaskComment, task: Told, side: TaskSide): Promise<void> {
  const all = await peopleOn(call, side, task);
  if (!all) return;
  const isOther = ({ user_id }: Addressee) => user_id !== comment.author_user_id;
  const isMentioned = ({ user_id }: Addressee) => comment.mentions.includes(user_id);
  const words = comment.body.length > 200 ? `${comment.body.slice(0, 197).trimEnd()}…` : comment.body;
  const notice = { link: `${link(task)}?tab=comments`, about: about(task), reply: replyTo(task, comment.visibility) };
  await notify(
    call,
    among(all, (one) => isOther(one) && isMentioned(one)),
    () => ({
      ...notice,
      kind: kindFor(side, 'task_mention'),
      text: texts.mentioned(comment.author_name, task.title, words),
    }),
  );
  const concerned = new Set([task.assignee_user_id, task.created_by]);
  await notify(
    call,
    among(all, (one) => isOther(one) && !isMentioned(one) && concerned.has(one.user_id)),
    () => ({
      ...notice,
      kind: kindFor(side, 'task_comment'),
      text: texts.commented(comment.author_name, task.title, words),
    }),
  );
}
