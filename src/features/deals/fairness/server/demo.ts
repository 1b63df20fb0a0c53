import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { saveFairness } from './settings.ts';

/** Opinions on the latest decisions, most of them good. */
async function askFairness({ history }: DemoStory): Promise<void> {
  await history.on(history.day(0, -1), async (call) => {
    await saveFairness(call, { is_asked: true });
    await call.run(sql`
      insert into decision_opinions (organization_id, registration_id, partner_id, decision, is_fair, created_at)
      select organization_id, id, partner_id, status,
        case status when 'approved' then number % 9 > 0 else number % 3 > 0 end,
        decided_at + interval '3 hours'
      from deal_registrations
      where organization_id = ${call.organization_id} and status in ('approved', 'rejected')
        and decided_at < ${call.now()}
      order by decided_at desc, id limit 40`);
  });
}

export const demo = [defineDemo('fairness', { when: 'end', after: ['held-account'], run: askFairness })];
