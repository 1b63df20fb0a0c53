import { isAble } from '#features/access/people/server/service.ts';
import { caller } from '#server/extension-points/work-items.ts';

/** The people a reviewer stands for, who may decide about the record. */
const people = (reviewer: string, subject_table: string) =>
  `(select a.id from approval_people($1::uuid, r.partner_id, ${reviewer}) a (id)
    where ${isAble('a.id', `${subject_table}:manage`, 'company', 'r.partner_id')})`;

/**
 * A SQL condition for work items: the caller may decide the open step of the approvals of `t`, as `decidersOf` says.
 * A substitute is shown the item from the moment it was asked.
 */
export function awaitsCaller(subject_table: string): string {
  const reviewers = people('s.reviewer', subject_table);
  const substitutes = people('s.substitute', subject_table);
  return `exists (select from approval_requests r
    join approval_steps s on s.organization_id = r.organization_id and s.request_id = r.id and s.status = 'open'
    where r.organization_id = $1::uuid and r.subject_table = '${subject_table}' and r.subject_id = t.id and r.status = 'open'
      and not exists (select from approval_steps d where d.organization_id = r.organization_id and d.request_id = r.id
        and d.status = 'approved' and d.decided_by = ${caller.user})
      and case
        when ${caller.user} in ${reviewers} then true
        when s.substitute_asked_at is null and exists ${reviewers} then false
        when ${caller.user} in ${substitutes} then true
        when exists ${reviewers} or exists ${substitutes} then false
        else exists (select from memberships m where m.organization_id = $1::uuid and m.user_id = ${caller.user}
          and m.status = 'active' and m.role in ('owner', 'admin')) end)`;
}
