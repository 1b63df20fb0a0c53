import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createFund, takeMdfFundStep } from './service.ts';

declare module '#server/demo/story.ts' {
  interface DemoRecords {
    mdf_funds: { pool: string; fixed: string };
  }
}

/** Opens a pool for events and a fixed amount for content, both for this year. */
async function openFunds(story: DemoStory): Promise<void> {
  const { history, company } = story;
  const year = history.today.slice(0, 4);
  const shared = {
    currency: company.currency,
    starts_on: `${Number(year) - 1}-07-01`,
    ends_on: `${Number(year) + 1}-06-30`,
  };
  const funds = await history.on(history.day(0, -120), async (call) => {
    const pool = await createFund(call, {
      name: 'Event fund',
      description: 'Trade fairs, webinars and customer events with our products. Keep photos and the attendee list.',
      kind: 'pool',
      amount_minor: 6_000_000,
      participation_ppm: 500_000,
      ...shared,
    });
    const fixed = await createFund(call, {
      name: 'Content allowance',
      description: 'Case studies, videos and campaigns. Every partner has the same amount.',
      kind: 'fixed',
      amount_minor: 250_000,
      participation_ppm: 750_000,
      ...shared,
    });
    for (const id of [pool, fixed]) await takeMdfFundStep.activate(call, id);
    return { pool, fixed };
  });
  story.put('mdf_funds', funds);
}

export const demo = [defineDemo('mdf-funds', { when: 'end', after: ['held-account'], run: openFunds })];
