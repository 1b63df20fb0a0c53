import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { assistantJobs, assistantSchedules } from './jobs.ts';
import { onPartnerUserLeaves, onPersonErasure } from './leaving.ts';
import './model/company-model.ts';
import { assistantPlugin } from './plugin.ts';
import { assistantChats, assistantRequests } from './resources.ts';
import { assistantRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'assistant-chats',
  doors: { address: ['PATCH /assistant_settings', 'POST /assistant_settings/test'] },
  partOf: 'ai_assistant',
  resources: [assistantChats, assistantRequests],
  routes: assistantRoutes,
  plugin: assistantPlugin,
  jobs: assistantJobs,
  schedules: assistantSchedules,
  onPartnerUserLeaves,
  onPersonErasure,
  demo,
};
