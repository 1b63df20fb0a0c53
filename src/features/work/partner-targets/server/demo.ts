import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { addDays, addMonths, earlierOf } from '#shared/dates.ts';
import { quarterOf } from '../quarter.ts';
import { partnerTargets } from './resource.ts';
import { createObjective, createPlan } from './service.ts';

const goals = [
  { title: 'Two joint webinars for logistics companies', side: 'both', owner_name: 'Marketing' },
  { title: 'Certify two more sales people', side: 'partner', owner_name: 'Piet Partner' },
  { title: 'Reference story with a customer', side: 'company', owner_name: 'Partner marketing' },
] as const;

/** The first partners have targets for the last two quarters and the current one; one plan waits for an answer. */
async function planQuarters(story: DemoStory): Promise<void> {
  const { history, company } = story;
  const { today } = history;
  const current = quarterOf(today);
  for (const [index, partner] of story.get('partners').slice(0, 5).entries()) {
    for (const back of [2, 1, 0]) {
      const starts_on = addMonths(current, -3 * back);
      const day = earlierOf(addDays(starts_on, 3), today);
      const isWaiting = back === 0 && index === 3;
      await history.on(day, async (call) => {
        const id = await createPlan(call, {
          partner_id: partner.id,
          starts_on,
          currency: company.currency,
          sourced_minor: (5 + 3 * index - back) * 1_000_000,
          closed_minor: (8 + 3 * index - back) * 1_000_000,
          registrations: 4 + index,
          certificates: 2,
          ...(index === 0 && {
            summary:
              'Win fleets with more than 100 vehicles, together.\n\n- One event per month\n- Weekly pipeline call',
          }),
        });
        for (const [at, goal] of goals.entries()) {
          const due_on = addDays(addMonths(starts_on, at + 1), -5);
          const isDone = due_on < today && (back > 0 || at === 0);
          await createObjective(call, { target_id: id, ...goal, due_on, ...(isDone && { status: 'done' }) });
        }
        await call.run(
          `update ${partnerTargets.name} set status = $3, proposed_by = $4, agreed_at = $5, agreed_by_name = $6
           where organization_id = $1 and id = $2`,
          [
            call.organization_id,
            id,
            isWaiting ? 'proposed' : 'agreed',
            'company',
            isWaiting ? null : call.now(),
            isWaiting ? null : 'Piet Partner',
          ],
        );
      });
    }
  }
}

export const demo = [defineDemo('partner targets', { when: 'end', run: planQuarters })];
