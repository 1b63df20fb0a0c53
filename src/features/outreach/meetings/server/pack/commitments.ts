import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Meeting } from '../../schema.ts';
import type { StoredPack, Subject } from './stored.ts';

type Stored = StoredPack['commitments'][number];

const MOST = 50;

/** Unresolved promises: actions of earlier meetings first, then other shared tasks, then objectives of agreed plans. */
export async function meetingPackCommitments(
  call: Call,
  { partner_id, today }: Subject,
  { id }: Pick<Meeting, 'id'>,
): Promise<Stored[]> {
  const tasks = await call.rows<Omit<Stored, 'kind' | 'to'>>(sql`
    select t.id, t.title, t.side, t.assignee_name as owner, t.due_on,
      coalesce(t.due_on < ${today}, false) as is_overdue,
      m.id as meeting_id, m.title as meeting_title
    from tasks t
    left join meetings m on t.record_table = 'meetings' and m.organization_id = t.organization_id and m.id = t.record_id
    where t.organization_id = ${call.organization_id} and t.partner_id = ${partner_id} and t.visibility = 'shared'
      and t.status in ('open', 'in_progress', 'waiting') and m.id is distinct from ${id}
    order by m.id is null, t.due_on nulls last, t.id limit ${sql.raw(MOST)}`);
  const objectives = await call.rows<Omit<Stored, 'kind' | 'to'> & { target_id: string }>(sql`
    select b.id, b.title, b.side, b.owner_name as owner, b.due_on, coalesce(b.due_on < ${today}, false) as is_overdue,
      null::uuid as meeting_id, null as meeting_title, b.target_id
    from partner_objectives b join partner_targets t on t.organization_id = b.organization_id and t.id = b.target_id
    where b.organization_id = ${call.organization_id} and b.partner_id = ${partner_id} and b.status = 'open'
      and t.status = 'agreed' and t.archived_at is null
    order by b.due_on nulls last, b.id limit ${sql.raw(MOST)}`);
  return [
    ...tasks.map((one) => ({ ...one, kind: 'task' as const, to: sameScreen(`/tasks/show/${one.id}`) })),
    ...objectives.map(({ target_id, ...one }) => ({
      ...one,
      kind: 'objective' as const,
      to: sameScreen(`/partners/targets/show/${target_id}`),
    })),
  ];
}

const sameScreen = (address: string) => ({ company: address, partner: address });
