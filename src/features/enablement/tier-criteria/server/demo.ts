import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createRow } from '#server/resource/verbs.ts';
import { addMonths } from '#shared/time/dates.ts';
import { REQUEST_PREFIX } from '../metrics.schema.ts';
import type { TierCriterionCreate } from '../schema.ts';
import { evaluateTiers } from './evaluate.ts';
import { tierCriteria, tierPrograms } from './resource.ts';
import { takeMoveStep, takeProgramStep, takeStandingStep } from './steps.ts';

type Asked = Omit<TierCriterionCreate, 'program_id' | 'tier_id'>;

/** Criteria by tier, from the second to the highest; revenue in whole units of the currency. */
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
    { metric: 'document', subject: `${REQUEST_PREFIX}insurance`, threshold: 1, is_mandatory: false, points: 10 },
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

/** Creates a published program with decisions, whose evaluation proposes moves, and a stricter draft for next year. */
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
    await takeProgramStep.publish(call, id, {});
  });
  // The evaluation runs early enough for some grace periods to be about to end.
  await history.on(history.day(0, -57), (call) => evaluateTiers(call));
  await history.on(history.day(0, -55), decideSome);
  for (const days of [-20, -1]) await history.on(history.day(0, days), (call) => evaluateTiers(call));
  await history.on(history.day(0, -1), appealSome);
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
    await call.run(sql`
      update tier_criteria set threshold = threshold * 1.5
      where organization_id = ${call.organization_id} and program_id = ${id}
        and metric in ('closed_revenue', 'sourced_revenue')`);
  });
}

const standings = (call: Call, state: string) =>
  call.rows<{ id: string; tier_id: string }>(sql`
    select id, tier_id from tier_standings
    where organization_id = ${call.organization_id} and state = ${state} and tier_id is not null
    order by partner_id limit 4`);

/** Approves one promotion and rejects one, and lets a partner keep its tier by agreement. */
async function decideSome(call: Call): Promise<void> {
  const proposed = await call.rows<{ id: string }>(sql`
    select id from tier_moves
    where organization_id = ${call.organization_id} and status = 'proposed' and kind = 'promotion'
    and from_tier_id is not null order by partner_id limit 2`);
  if (proposed[0])
    await takeMoveStep.approve(call, proposed[0].id, { reason: 'Two strong quarters and good references.' });
  if (proposed[1])
    await takeMoveStep.reject(call, proposed[1].id, {
      reason: 'One large deal made the difference. We look again next quarter.',
    });
  const kept = (await standings(call, 'grace')).at(-1);
  if (!kept) return;
  await takeStandingStep.lock(call, kept.id, {
    tier_id: kept.tier_id,
    reason: 'Opens a new region for us. Agreed for this year.',
    until: addMonths(call.today(), 12),
  });
}

/** Appeals for the last partner in its grace period, so that the demo user can try it for the first one. */
async function appealSome(call: Call): Promise<void> {
  const [, ...others] = await standings(call, 'grace');
  const last = others.at(-1);
  if (last)
    await takeStandingStep.appeal(call, last.id, {
      reason: 'A framework contract was signed last week. Its first orders come in January.',
    });
}

export const demo = [defineDemo('tier-criteria', { when: 'afterwards', run: runProgram })];
