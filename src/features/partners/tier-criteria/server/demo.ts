import type { Call } from '#server/call.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createRow } from '#server/resource/verbs.ts';
import type { TierCriterionCreate } from '../schema.ts';
import { evaluateTiers } from './evaluate.ts';
import { publishProgram } from './programs.ts';
import { tierCriteria, tierPrograms } from './resource.ts';

type Asked = Omit<TierCriterionCreate, 'program_id' | 'tier_id'>;

/** By tier, from the second to the highest; revenue in whole units of the currency. */
const asked: readonly (readonly Asked[])[] = [
  [
    { metric: 'closed_revenue', threshold: 4_000_000, window_months: 12 },
    { metric: 'registrations', threshold: 2, window_months: 12 },
  ],
  [
    { metric: 'closed_revenue', threshold: 12_000_000, window_months: 12 },
    { metric: 'deals', threshold: 4, window_months: 12 },
    { metric: 'win_rate', threshold: 40, window_months: 12, is_mandatory: false, points: 10 },
    { metric: 'customers', threshold: 4, window_months: null, is_mandatory: false, points: 10 },
  ],
  [
    { metric: 'closed_revenue', threshold: 30_000_000, window_months: 12 },
    { metric: 'sourced_revenue', threshold: 10_000_000, window_months: 12 },
    { metric: 'satisfaction', threshold: 4, window_months: null, is_mandatory: false, points: 10 },
    { metric: 'win_rate', threshold: 50, window_months: 12, is_mandatory: false, points: 10 },
  ],
];

async function addCriteria(call: Call, program_id: string, tiers: readonly string[], factor: number): Promise<void> {
  for (const [index, criteria] of asked.entries()) {
    for (const criterion of criteria) {
      const isMoney = criterion.metric.endsWith('revenue');
      await createRow(call, tierCriteria, {
        ...criterion,
        program_id,
        tier_id: tiers[index + 1]!,
        ...(isMoney && { threshold: criterion.threshold * factor }),
      });
    }
  }
}

/** A published program whose evaluation proposes moves, and a stricter draft for next year. */
async function runProgram(story: DemoStory): Promise<void> {
  const { history } = story;
  const tiers = story.get('partnerTiers');
  const levels = tiers.map((tier_id, index) => ({
    tier_id,
    points_needed: index >= 2 ? 10 : 0,
    capacity: index === 3 ? 5 : null,
  }));
  await history.on(history.day(0, -75), async (call) => {
    const id = await createRow(call, tierPrograms, { levels, note: 'Agreed with the partner council' });
    await addCriteria(call, id, tiers, 1);
    await publishProgram(call, id);
  });
  // In time, so that grace periods have begun and some are about to end.
  for (const days of [-57, -20, -1]) await history.on(history.day(0, days), (call) => evaluateTiers(call));
  await history.on(history.day(0, -1), async (call) => {
    const id = await createRow(call, tierPrograms, {
      note: 'Proposal for next year: higher revenue and certified people',
    });
    await createRow(call, tierCriteria, {
      program_id: id,
      tier_id: tiers[2]!,
      metric: 'certified_people',
      threshold: 2,
    });
    await call.run(
      `update tier_criteria set threshold = threshold * 1.5 where organization_id = $1 and program_id = $2
         and metric in ('closed_revenue', 'sourced_revenue')`,
      [call.organization_id, id],
    );
  });
}

export const demo = [defineDemo('tier-criteria', { when: 'afterwards', run: runProgram })];
