import { definePartnerMerge } from '#server/partner-merge.ts';

/**
 * Enrollments move with their users. Where both partners enrolled the same person in one version, the one with more
 * progress stays.
 */
export const onPartnerMerge = definePartnerMerge('then', async (call, kept, other) => {
  const values = [call.organization_id, other, kept];
  const order = 'e.completed_at is not null, e.percent, e.created_at, e.id';
  await call.run(
    `with both_sides as (
       select e.id, row_number() over (partition by e.course_id, e.user_id,
           case when e.status in ('assigned', 'in_progress') then 'open' else e.course_version::text || e.status end
         order by ${order
           .split(', ')
           .map((part) => `${part} desc`)
           .join(', ')}) as place
       from course_enrollments e where e.organization_id = $1 and e.partner_id in ($2, $3) and e.status <> 'expired')
     delete from course_enrollments e using both_sides b where e.organization_id = $1 and e.id = b.id and b.place > 1`,
    values,
  );
  await call.run(
    'update course_enrollments set partner_id = $3 where organization_id = $1 and partner_id = $2',
    values,
  );
  await call.run(
    'update assignment_submissions set partner_id = $3 where organization_id = $1 and partner_id = $2',
    values,
  );
  return {};
});
