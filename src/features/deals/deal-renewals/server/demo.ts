import { markRecurring } from '#features/deals/opportunity-lines/server/service.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { refreshRenewals } from './service.ts';

/** Some deals of last year turn out to run for a year, so that their renewals are due. */
async function renewSome({ history }: DemoStory): Promise<void> {
  await history.on(history.today, async (call) => {
    await markRecurring(call, { months: 12, endsWithinDays: 100, most: 6 });
    await refreshRenewals(call);
  });
}

export const demo = [defineDemo('deal-renewals', { when: 'afterwards', run: renewSome })];
