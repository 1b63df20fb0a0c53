import { defineBountyCount } from '#features/incentives/bounties/server/service.ts';
import type { ServerFeature } from '#server/feature.ts';
import { enrollmentMeasures } from '../measures.ts';
import { automates } from './automation.ts';
import { demo } from './demo.ts';
import { trainingFacts } from './facts.ts';
import { healthSignals } from './health-signals.ts';
import { enrollmentJobs, enrollmentSchedules } from './jobs.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { learningPlugin } from './plugin.ts';
import { assignmentSubmissions, courseEnrollments } from './resource.ts';
import { enrollmentRoutes } from './routes.ts';
import { scormRoutes } from './scorm/serve.ts';
import { trackSteps } from './track-step.ts';
import { webhookEvents } from './webhook-events.ts';
import { workItems } from './work-items.ts';

// A person who takes a course again counts once.
defineBountyCount(
  'courses_completed',
  `select e.partner_id, count(distinct (e.user_id, e.course_id))::int as progress from course_enrollments e
   where e.organization_id = $1 and (e.completed_at at time zone $4)::date between $2::date and $3::date group by 1`,
);

export const feature: ServerFeature = {
  name: 'course-enrollments',
  measures: enrollmentMeasures,
  webhookEvents,
  automates,
  partOf: 'training',
  resources: [courseEnrollments, assignmentSubmissions],
  routes: enrollmentRoutes,
  plugin: learningPlugin,
  publicRoutes: scormRoutes,
  jobs: enrollmentJobs,
  schedules: enrollmentSchedules,
  on: { 'course_enrollments.completed': ['bounties.decide'] },
  topics,
  facts: [trainingFacts],
  onPartnerMerge,
  demo,
  keeps: [
    {
      folder: 'documents',
      table: 'assignment_submissions',
      key: 'key',
      where: 'key is not null',
      exportAs: "concat('assignments/', id, '-', file_name)",
    },
  ],
  trackSteps,
  workItems,
  healthSignals,
};
