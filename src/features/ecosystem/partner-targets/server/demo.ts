import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { addDays, addMonths, earlierOf } from '#shared/time/dates.ts';
import { quarterOf } from '../quarter.ts';
import { createActionPlan, createObjective } from './service.ts';

const goals = [
  { title: 'Two joint webinars for logistics companies', side: 'both', owner_name: 'Marketing' },
  { title: 'Certify two more sales people', side: 'partner', owner_name: 'Partner sales' },
  { title: 'Reference story with a customer', side: 'company', owner_name: 'Partner marketing' },
] as const;

/** A plausible goal: the partner's average quarter of won deals, never below 60,000. The plan is agreed by its contact. */
async function sizeOf(call: Call, partner_id: string) {
  return call.one<{ quarter: number; registrations: number; person: string | null }>(sql`
    select greatest(6000000,
      coalesce((select sum(o.amount_minor) / 4 from opportunities o where o.organization_id = ${call.organization_id}
        and o.partner_id = ${partner_id} and o.status = 'won' and o.closed_on > ${call.today()}::date - 365),
          0))::float8 as quarter,
      (select count(*)::int / 4 from deal_registrations r
        where r.organization_id = ${call.organization_id} and r.partner_id = ${partner_id}) as registrations,
      (select c.full_name from contact_rows c
        where c.organization_id = ${call.organization_id} and c.partner_id = ${partner_id} and c.archived_at is null
        order by c.is_primary desc, c.id limit 1) as person`);
}

const rounded = (minor: number) => Math.round(minor / 1_000_000) * 1_000_000;

/** The first partners have targets for the last two quarters and the current one; one plan waits for an answer. */
async function planQuarters(story: DemoStory): Promise<void> {
  const { history, company } = story;
  const { today } = history;
  const current = quarterOf(today);
  for (const [index, partner] of story.get('partners').slice(0, 5).entries()) {
    const size = await history.on(today, (call) => sizeOf(call, partner.id));
    for (const back of [2, 1, 0]) {
      const starts_on = addMonths(current, -3 * back);
      const day = earlierOf(addDays(starts_on, 3), today);
      const isWaiting = back === 0 && index === 3;
      await history.on(day, async (call) => {
        const id = await createActionPlan(call, {
          partner_id: partner.id,
          starts_on,
          currency: company.currency,
          sourced_minor: rounded(size.quarter * (0.7 - back / 20)),
          closed_minor: rounded(size.quarter * (1.1 - back / 20)),
          registrations: Math.max(4, size.registrations),
          certificates: 2,
          ...(index === 0 && {
            summary:
              'Win fleets with more than 100 vehicles, together.\n\n- One event per month\n- Weekly pipeline call',
          }),
        });
        for (const [at, goal] of goals.entries()) {
          const due_on = addDays(addMonths(starts_on, at + 1), -5);
          const isDone = due_on < today && (back > 0 || at === 0);
          await createObjective(call, {
            target_id: id,
            ...goal,
            ...(goal.side === 'partner' && size.person && { owner_name: size.person }),
            due_on,
            ...(isDone && { status: 'done' as const }),
          });
        }
        await call.run(sql`
          update partner_targets
          set status = ${isWaiting ? 'proposed' : 'agreed'}, proposed_by = ${'company'},
            agreed_at = ${isWaiting ? null : call.now()},
            agreed_by_name = ${isWaiting ? null : (size.person ?? 'Partner')}
          where organization_id = ${call.organization_id} and id = ${id}`);
      });
    }
  }
}

export const demo = [defineDemo('partner targets', { when: 'end', run: planQuarters })];
