import { defineDemo } from '#server/demo/story.ts';
import { createFromRecipe } from './service.ts';

export const demo = [
  defineDemo('automations', {
    when: 'start',
    run: async (_story, call) => {
      await createFromRecipe(call, 'stale_deal');
    },
  }),
];
