import { defineDemo } from '#server/demo/story.ts';
import { createPartnerTier } from './service.ts';

declare module '#server/demo/story.ts' {
  interface DemoRecords {
    /** From the lowest to the highest. */
    partnerTiers: string[];
  }
}

const tiers = [
  ['Registered', '#A8A29E'],
  ['Silver', '#94A3B8'],
  ['Gold', '#D97706'],
  ['Platinum', '#475569'],
] as const;

export const demo = [
  defineDemo('partner-tiers', {
    when: 'start',
    run: async (story, call) => {
      const ids: string[] = [];
      for (const [name, color] of tiers) ids.push(await createPartnerTier(call, { name, color }));
      story.put('partnerTiers', ids);
    },
  }),
];
