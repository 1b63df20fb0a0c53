import type { Call } from '#server/call.ts';
import type { Meeting } from '../../schema.ts';
import type { StoredPack, Subject } from './stored.ts';

type Stored = StoredPack['commitments'][number];

/** What was promised and is not done: objectives of agreed plans. */
export async function commitmentsOf(
  call: Call,
  { partner_id, today }: Subject,
  _meeting: Pick<Meeting, 'id'>,
): Promise<Stored[]> {
  const open = await call.rows<Omit<Stored, 'kind' | 'to'> & { target_id: string }>(
    `select b.id, b.title, b.side, b.owner_name as owner, b.due_on, coalesce(b.due_on < $3, false) as is_overdue,
       null::uuid as meeting_id, null as meeting_title, b.target_id
     from partner_objectives b join partner_targets t on t.organization_id = b.organization_id and t.id = b.target_id
     where b.organization_id = $1 and b.partner_id = $2 and b.status = 'open' and t.status = 'agreed' and t.archived_at is null
     order by b.due_on nulls last, b.id limit 50`,
    [call.organization_id, partner_id, today],
  );
  return open.map(({ target_id, ...one }) => {
    const screen = `/partners/targets/show/${target_id}`;
    return { ...one, kind: 'objective', to: { company: screen, partner: screen } };
  });
}
