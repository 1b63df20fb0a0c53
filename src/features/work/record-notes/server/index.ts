import type { ServerFeature } from '#server/feature.ts';
import { automates } from './automation.ts';
import { demo } from './demo.ts';
import { recordNotes } from './resource.ts';
import { tools } from './tools.ts';

export const feature: ServerFeature = { name: 'record-notes', resources: [recordNotes], automates, demo, tools };
