import { defineDemo } from '#server/demo/story.ts';
import { createDefaultPipeline, createType } from './service.ts';

declare module '#server/demo/story.ts' {
  interface DemoRecords {
    /** The type of most deals. */
    resaleType: string;
  }
}

export const demo = [
  defineDemo('opportunity-types', {
    when: 'start',
    run: async (story, call) => {
      story.put('resaleType', await createDefaultPipeline(call));
      await createType(call, {
        name: 'Referral',
        motion: 'referral',
        description: 'The partner introduces the customer. Your company sells.',
      });
    },
  }),
];
