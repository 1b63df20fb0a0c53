import { caller } from '#server/work-items.ts';

/** The people a reviewer stands for, who are active in the company. */
const people = (reviewer: string) =>
  `(select a.id from approval_people($1::uuid, r.partner_id, ${reviewer}) a (id)
    join memberships m on m.organization_id = $1::uuid and m.user_id = a.id and m.status = 'active')`;

/**
 * A SQL condition for work items: the caller may decide the open step of the approvals of `t`, as `decidersOf` says.
 * A substitute is shown the item from the moment it was asked.
 */
export function awaitsCaller(subject_table: string): string {
  return `exists (select from approval_requests r
    join approval_steps s on s.organization_id = r.organization_id and s.request_id = r.id and s.status = 'open'
    where r.organization_id = $1::uuid and r.subject_table = '${subject_table}' and r.subject_id = t.id and r.status = 'open'
      and not exists (select from approval_steps d where d.organization_id = r.organization_id and d.request_id = r.id
        and d.status = 'approved' and d.decided_by = ${caller.user})
      and case
        when ${caller.user} in ${people('s.reviewer')} then true
        when s.substitute_asked_at is null and exists ${people('s.reviewer')} then false
        when ${caller.user} in ${people('s.substitute')} then true
        when exists ${people('s.reviewer')} or exists ${people('s.substitute')} then false
        else exists (select from memberships m where m.organization_id = $1::uuid and m.user_id = ${caller.user}
          and m.status = 'active' and m.role in ('owner', 'admin')) end)`;
}
