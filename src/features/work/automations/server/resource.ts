import { defineResource } from '#server/resource/define.ts';
import { automation } from '../schema.ts';

export const automations = defineResource(automation, { view: 'automation_rows' });
