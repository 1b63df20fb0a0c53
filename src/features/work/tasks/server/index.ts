import type { ServerFeature } from '#server/feature.ts';
import { taskMeasures } from '../measures.ts';
import { mailActions, replies } from './by-mail.ts';
import { figures } from './dashboard-widgets.ts';
import { demo } from './demo.ts';
import { taskFacts } from './facts.ts';
import { taskJobs, taskSchedules } from './jobs.ts';
import { onPartnerUserLeaves } from './leaving.ts';
import { topics } from './notification-topics.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { onPersonErasure } from './person-erasure.ts';
import { actionPlans, taskTemplates } from './plans/resource.ts';
import { taskFilePlugin } from './plugin.ts';
import { taskComments, taskFiles, tasks } from './resource.ts';
import { taskRoutes } from './routes.ts';
import { sampleData } from './sample-data.ts';
import { tools } from './tools.ts';
import { webhookEvents } from './webhook-events.ts';
import { workItems } from './work-items.ts';

export const feature: ServerFeature = {
  name: 'tasks',
  measures: taskMeasures,
  webhookEvents,
  flag: {
    key: 'tasks',
    description: 'Tasks of the company and its partners, and action plans that both work on.',
    default: true,
    isRestricted: true,
  },
  resources: [tasks, taskComments, taskFiles, taskTemplates, actionPlans],
  routes: taskRoutes,
  plugin: taskFilePlugin,
  jobs: taskJobs,
  schedules: taskSchedules,
  facts: [taskFacts],
  topics,
  figures,
  tools,
  workItems,
  sampleData,
  demo,
  mailActions,
  replies,
  keeps: [
    { folder: 'documents', table: 'task_files', key: 'key', exportAs: "concat('tasks/', task_id, '/', file_name)" },
  ],
  onPartnerMerge,
  onPartnerUserLeaves,
  onPersonErasure,
};
