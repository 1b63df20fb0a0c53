import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createRow } from '#server/resource/verbs.ts';
import { programGates } from './resource.ts';

/** New resellers sign the agreement before they register deals; one partner of the demo has not yet. */
async function openGates(story: DemoStory): Promise<void> {
  const { history } = story;
  await history.on(history.today, (call) =>
    createRow(call, programGates, {
      gate: 'register_deals',
      requirement: 'contract',
      option: 'reseller',
      audience_id: story.get('newResellers'),
    }),
  );
}

export const demo = [defineDemo('program-gates', { when: 'afterwards', after: ['track-training'], run: openGates })];
