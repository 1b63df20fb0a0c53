import { defineDemo } from '#server/demo/story.ts';
import { createPartnerType } from './service.ts';

declare module '#server/demo/story.ts' {
  interface DemoRecords {
    /** Reseller, Referral, Services, Technology. */
    partnerTypes: string[];
  }
}

const types = [
  ['Reseller', '#2563EB'],
  ['Referral', '#0D9488'],
  ['Services', '#7C3AED'],
  ['Technology', '#78716C'],
] as const;

export const demo = [
  defineDemo('partner-types', {
    when: 'start',
    run: async (story, call) => {
      const ids: string[] = [];
      for (const [name, color] of types) ids.push(await createPartnerType(call, { name, color }));
      story.put('partnerTypes', ids);
    },
  }),
];
