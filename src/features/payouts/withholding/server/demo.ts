import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createRow } from '#server/resource/verbs.ts';
import { withholdingRules } from './resource.ts';

/** Adds rates for countries in which the demo has no partners, and an exemption, so that payouts stay as they are. */
async function withholdTax(story: DemoStory): Promise<void> {
  const { history } = story;
  const exempt = story.get('partners').at(-1)!.id;
  await history.on(history.day(-6), async (call) => {
    for (const [country, rate_ppm, note] of [
      ['IN', 100_000, 'Fees for technical services'],
      ['BR', 150_000, 'Services from abroad'],
    ] as const)
      await createRow(call, withholdingRules, { country, rate_ppm, applies_from: history.day(-6), note });
    const note = 'Exemption certificate on file';
    await createRow(call, withholdingRules, { partner_id: exempt, rate_ppm: 0, applies_from: history.day(-6), note });
  });
}

export const demo = [defineDemo('withholding', { when: 'end', run: withholdTax })];
