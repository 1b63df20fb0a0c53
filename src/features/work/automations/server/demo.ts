import { defineDemo } from '#server/demo/story.ts';
import { createAutomation } from './service.ts';

export const demo = [
  defineDemo('automations', {
    when: 'start',
    run: (_story, call) => createAutomation(call, { name: 'First automation' }),
  }),
];
