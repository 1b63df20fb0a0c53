import { moveStage } from '#features/deals/opportunities/server/service.ts';
import { markRecurring } from '#features/deals/opportunity-lines/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { addMonths } from '#shared/time/dates.ts';
import { markRenewed, refreshRenewals, startRenewal } from './service.ts';

/** Some deals of last year turn out to run for a year, so that their renewals are due. */
async function renewSome(story: DemoStory): Promise<void> {
  const { history } = story;
  await history.on(history.today, async (call) => {
    await markRecurring(call, { months: 12, endsWithinDays: 100, most: 8, first: story.get('partners')[0]!.id });
    await refreshRenewals(call);
    await showOutcomes(call);
  });
}

/** One of the renewals was won, and one was decided by hand. */
async function showOutcomes(call: Call): Promise<void> {
  const open = await call.rows<{ id: string; ends_on: string }>(sql`
    select id, ends_on from deal_renewals where organization_id = ${call.organization_id} and status = 'open'
    order by ends_on, id limit 2`);
  const [won, signed] = open;
  if (won) {
    const id = await startRenewal(call, won.id);
    const { stage_id } = await call.one<{ stage_id: string }>(sql`
      select s.id as stage_id from opportunities o
      join opportunity_stages s on s.organization_id = o.organization_id and s.type_id = o.type_id
        and s.category = 'won'
      where o.organization_id = ${call.organization_id} and o.id = ${id} order by s."order" limit 1`);
    await moveStage(call, id, { stage_id });
  }
  if (signed)
    await markRenewed(call, signed.id, {
      ends_on: addMonths(signed.ends_on, 12),
      reason: 'The customer confirmed another year by email',
    });
  await refreshRenewals(call);
}

export const demo = [defineDemo('deal-renewals', { when: 'afterwards', run: renewSome })];
