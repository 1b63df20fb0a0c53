import { defineDemo } from '#server/demo/story.ts';
import { createPartnerRegion } from './service.ts';

declare module '#server/demo/story.ts' {
  interface DemoRecords {
    /** By name. */
    partnerRegions: Record<string, string>;
  }
}

export const demo = [
  defineDemo('partner-regions', {
    when: 'start',
    run: async (story, call) => {
      const ids: Record<string, string> = {};
      for (const name of ['Europe', 'North America', 'Rest of world'])
        ids[name] = await createPartnerRegion(call, { name });
      story.put('partnerRegions', ids);
    },
  }),
];
