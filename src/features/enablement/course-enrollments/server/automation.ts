import { defineAutomationAction, defineAutomationRecord, partnerOfRun } from '#server/extension-points/automations.ts';
import { addDays } from '#shared/time/dates.ts';
import { enrollPeople, listLearners } from './enroll.ts';

/** The events of flows, and the action that they can take here. */
export const automates = [
  ...defineAutomationRecord({
    table: 'course_enrollments',
    a: 'a course enrollment',
    name: 'course_title',
    partner: 'partner_id',
    events: [
      {
        key: 'course_enrollments.completed',
        label: 'a learner completes a course',
        topic: 'course_enrollments.completed',
      },
    ],
    dates: ['due_on', 'started_at', 'completed_at', 'valid_until', 'last_active_at'],
  }),
  ...defineAutomationAction({
    key: 'course',
    label: 'Enroll in a course',
    about: 'Enrolls the users of the partner in a published course.',
    group: 'Enablement',
    sentence: 'Enroll the partner’s users in the course {course_id}',
    params: [
      { name: 'course_id', label: 'Course', kind: 'reference', resource: 'courses', required: true },
      { name: 'due_days', label: 'Due after', kind: 'days', min: 1, max: 365 },
    ],
    for: ({ partner }) => partner !== undefined,
    can: () => 'course_enrollments:manage',
    run: async (context, { course_id, due_days }) => {
      const { call } = context;
      const partner_id = partnerOfRun(context);
      const people = await listLearners(call, partner_id);
      if (people.length === 0)
        return { waits_for: { topic: 'memberships.created', note: 'The partner has no users yet.' } };
      return enrollPeople(call, String(course_id), {
        partner_id,
        user_ids: people.map(({ user_id }) => user_id),
        ...(typeof due_days === 'number' && { due_on: addDays(call.today(), due_days) }),
      });
    },
  }),
];
