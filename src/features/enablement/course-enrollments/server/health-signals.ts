import { defineHealthSignals } from '#server/extension-points/health-signals.ts';
import { counted } from '#shared/text/sentence.ts';

const enrollments = (where: string) => `(select count(*)::int from course_enrollments e
  where e.organization_id = p.organization_id and e.partner_id = p.id and ${where})`;
const all = enrollments('true');
const done = enrollments("e.status = 'completed'");
const overdue = enrollments("e.status in ('assigned', 'in_progress') and e.due_on < $3::date");

export const healthSignals = defineHealthSignals([
  {
    key: 'training',
    label: 'Training',
    weight: 15,
    points: `case when ${all} = 0 then null else greatest(0, round(100.0 * ${done} / ${all}) - 25 * ${overdue}) end`,
    values: { all, done, overdue },
    say: ({ all: count, done: completed, overdue: late }) => [
      `${completed} of ${counted(count, 'course', 'courses')} completed`,
      ...(late > 0 ? [`, ${late} overdue`] : []),
      '.',
    ],
    to: '/partners/show/$id?tab=training',
  },
]);
