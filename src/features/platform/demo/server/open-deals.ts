import { markSilentClaims } from '#features/deals/deal-registrations/server/service.ts';
import { markSilentDeals, planNextStep } from '#features/deals/opportunities/server/service.ts';
import type { Chance } from './chance.ts';
import type { History } from './history.ts';

const FRESH_DAYS = 25;
const steps = [
  'Call the buyer back',
  'Send the revised quote',
  'Meet the operations team',
  'Answer procurement',
] as const;

/** Most open deals were worked on lately, as where somebody looks after them; the others stand still, and are seen to. */
export async function workOnOpenDeals(history: History, chance: Chance): Promise<void> {
  const old = await history.on(history.today, (call) =>
    call.rows<{ id: string }>(
      `select id from opportunities where organization_id = $1 and status = 'open'
         and last_activity_at < $2::timestamptz - make_interval(days => $3) order by number`,
      [call.organization_id, call.now(), FRESH_DAYS],
    ),
  );
  const worked = old
    .filter((_deal, index) => index % 8 !== 0)
    .map(({ id }) => ({ id, day: history.day(0, -chance.between(1, FRESH_DAYS)) }));
  for (const [day, deals] of Map.groupBy(worked, (deal) => deal.day)) {
    await history.on(day, async (call) => {
      for (const { id } of deals) {
        await planNextStep(call, id, {
          next_step: chance.pick(steps),
          next_step_on: history.day(0, chance.between(1, 14)),
        });
      }
    });
  }
  await history.on(history.today, async (call) => {
    await markSilentDeals(call);
    await markSilentClaims(call);
  });
}
