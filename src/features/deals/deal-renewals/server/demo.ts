import { markRecurring } from '#features/deals/opportunity-lines/server/service.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { refreshRenewals } from './service.ts';

/** Some deals of last year turn out to run for a year, so that their renewals are due. */
async function renewSome(story: DemoStory): Promise<void> {
  const { history } = story;
  await history.on(history.today, async (call) => {
    await markRecurring(call, { months: 12, endsWithinDays: 100, most: 8, first: story.get('partners')[0]!.id });
    await refreshRenewals(call);
  });
}

export const demo = [defineDemo('deal-renewals', { when: 'afterwards', run: renewSome })];
