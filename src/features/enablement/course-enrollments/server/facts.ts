import { defineFacts } from '#server/extension-points/facts.ts';

const group = 'Training';
const completed = (row: string) =>
  `from course_enrollments e where e.organization_id = ${row}.organization_id and e.partner_id = ${row}.id and e.status = 'completed'`;

/** Properties of the training of a partner's people that audiences can test. */
export const trainingFacts = defineFacts('partners', [
  {
    field: 'partner.completed_courses',
    label: 'Completed courses',
    group,
    kind: 'number',
    read: (row) => `select count(*) ${completed(row)}`,
  },
  {
    field: 'partner.trained_people',
    label: 'People who completed a course',
    group,
    kind: 'number',
    read: (row) => `select count(distinct e.user_id) ${completed(row)}`,
  },
]);
