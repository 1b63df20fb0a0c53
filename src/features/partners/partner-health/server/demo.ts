import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { evaluateHealth } from './evaluate.ts';

/** Evaluates everybody twice, with better days of two partners in between, so that the drop of both is told. */
async function evaluateAll(story: DemoStory): Promise<void> {
  const { history } = story;
  await history.on(history.day(0, -1), (call) => evaluateHealth(call));
  await history.on(history.day(0, -1), (call) =>
    call.run(sql`
      update partner_health set level = 'good' where organization_id = ${call.organization_id} and id in (
        select id from partner_health where organization_id = ${call.organization_id} and level <> 'good'
        order by partner_id = ${story.get('partners')[0]!.id} desc, score, id limit 2)`),
  );
  await history.on(history.today, (call) => evaluateHealth(call));
}

export const demo = [defineDemo('partner-health', { when: 'afterwards', after: ['tier-criteria'], run: evaluateAll })];
