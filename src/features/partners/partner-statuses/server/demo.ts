import { defineDemo } from '#server/demo/story.ts';
import { createDefaultPartnerStatuses } from './service.ts';

export const demo = [
  defineDemo('partner-statuses', { when: 'start', run: (_story, call) => createDefaultPartnerStatuses(call) }),
];
