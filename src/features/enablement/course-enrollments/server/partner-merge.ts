import { sql } from '#server/db/sql.ts';
import { definePartnerMerge } from '#server/merge-and-erase/partner-merge.ts';

/**
 * Enrollments move with their users. Where both partners enrolled the same person in one version, the one with more
 * progress stays.
 */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const order = 'e.completed_at is not null, e.percent, e.created_at, e.id';
  await call.run(sql`
    with both_sides as (
       select e.id, row_number() over (partition by e.course_id, e.user_id,
           case when e.status in ('assigned', 'in_progress') then 'open' else e.course_version::text || e.status end
         order by ${sql.raw(
           order
             .split(', ')
             .map((part) => `${part} desc`)
             .join(', '),
         )}) as place
       from course_enrollments e where e.organization_id = ${call.organization_id} and e.partner_id in (${other}, ${kept}) and e.status <> 'expired')
     delete from course_enrollments e using both_sides b where e.organization_id = ${call.organization_id} and e.id = b.id and b.place > 1`);
  await call.run(sql`
    update course_enrollments set partner_id = ${kept}
    where organization_id = ${call.organization_id} and partner_id = ${other}`);
  await call.run(sql`
    update assignment_submissions set partner_id = ${kept}
    where organization_id = ${call.organization_id} and partner_id = ${other}`);
  return {};
});
