import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { requestRecalculation } from './recalculation.ts';
import { takeRecalculationStep } from './steps.ts';

/** Adds a recalculation whose preview was read and not applied, so that the books stay as they are. */
async function recalculateOnce({ history, company }: DemoStory): Promise<void> {
  if (!company.hasExceptions) return;
  const id = await history.on(
    history.today,
    (call) =>
      requestRecalculation(call, {
        reason: 'Compare this year with the tiers that partners have today',
        from: `${history.today.slice(0, 4)}-01-01`,
        partners: 'today',
      }),
    { user_id: company.finance, full_name: 'Fina Finance' },
  );
  await history.on(history.today, (call) => takeRecalculationStep.cancel(call, id));
}

export const demo = [defineDemo('recalculations', { when: 'end', after: ['held-account'], run: recalculateOnce })];
