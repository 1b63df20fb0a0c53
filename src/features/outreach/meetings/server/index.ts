import type { ServerFeature } from '#server/feature.ts';
import { meetingMeasures } from '../measures.ts';
import { automates } from './automation.ts';
import { connectors } from './connectors.ts';
import { figures } from './dashboard-widgets.ts';
import { demo } from './demo.ts';
import { meetingFacts } from './facts.ts';
import { meetingJobs, meetingSchedules, meetingTopics } from './jobs.ts';
import { mailActions } from './mail-actions.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { onPersonErasure } from './person-erasure.ts';
import { meetingPlugin } from './plugin.ts';
import { meetingCadences, meetingDues, meetings } from './resource.ts';
import { meetingRoutes } from './routes.ts';
import { sampleData } from './sample-data.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'meetings',
  measures: meetingMeasures,
  doors: {
    mail: [
      'POST /meetings',
      'PATCH /meetings/:id',
      'PUT /meetings/:id',
      'POST /meetings/:id/propose',
      'POST /meetings/:id/pick',
      'POST /meetings/:id/reschedule',
      'POST /meetings/:id/cancel',
    ],
  },
  flag: {
    key: 'meetings',
    description: 'Meetings with partners, business reviews with live figures, and how often they are due.',
    default: true,
  },
  automates,
  resources: [meetings, meetingCadences, meetingDues],
  routes: meetingRoutes,
  plugin: meetingPlugin,
  jobRules: {
    'meetings.refresh-partner': { seconds: 120, onGivenUp: 'runs-again' },
  },
  jobs: meetingJobs,
  schedules: meetingSchedules,
  on: meetingTopics,
  topics,
  facts: [meetingFacts],
  figures,
  workItems,
  mailActions,
  onPartnerMerge,
  onPersonErasure,
  sampleData,
  demo,
  connectors,
};
