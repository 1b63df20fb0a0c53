import type { ServerFeature } from '#server/feature.ts';
import { automates } from './automation.ts';
import { mailActions, replies } from './by-mail.ts';
import { figures } from './dashboard-widgets.ts';
import { demo } from './demo.ts';
import { opportunityNotes } from './resource.ts';
import { tools } from './tools.ts';

export const feature: ServerFeature = {
  name: 'opportunity-notes',
  resources: [opportunityNotes],
  automates,
  figures,
  mailActions,
  replies,
  demo,
  tools,
};
