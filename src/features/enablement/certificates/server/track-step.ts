import { defineTrackStep } from '#features/enablement/tracks/server/service.ts';
import { sql } from '#server/db/sql.ts';

export const trackSteps = defineTrackStep({
  key: 'certificate',
  label: 'Earn a certificate',
  description: 'Done when a partner user, or the partner itself, holds it.',
  refers: { resource: 'certificate_programs', label: 'Certificate', required: true },
  forPeople: true,
  topics: ['certificates.awarded'],
  link: () => '/partner-training/certificates',
  missing: async (call, { partner_id, user_id }, { ref_id }) => {
    const courses = await call.rows<{ title: string }>(sql`
      select c.title from certificate_programs p
      join courses c on c.organization_id = p.organization_id and c.id = any(p.course_ids)
      where p.organization_id = ${call.organization_id} and p.id = ${ref_id ?? null} and not exists (
        select from course_enrollments e where e.organization_id = c.organization_id and e.course_id = c.id
          and e.partner_id = ${partner_id} and e.completed_at is not null
          and (${user_id}::uuid is null or e.user_id = ${user_id}))
      order by array_position(p.course_ids, c.id)`);
    return courses.length > 0 ? `Missing: ${courses.map(({ title }) => `the course “${title}”`).join(', ')}.` : null;
  },
  isDone: (call, { partner_id, user_id }, { ref_id }) =>
    call.maybe(sql`
      select created_at as at, 'certificates' as ref_table, id as ref_id, holder_name as by_name from certificates
      where organization_id = ${call.organization_id} and partner_id = ${partner_id} and program_id = ${ref_id ?? null}
        and status in ('active', 'expiring')
        and (${user_id}::uuid is null or user_id = ${user_id} or user_id is null) order by created_at limit 1`),
});
