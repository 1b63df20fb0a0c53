import type { Actor } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { openDispute } from './service.ts';
import { takeDisputeStep } from './steps.ts';

/** Adds one dispute that was answered, and one that waits. */
async function disputeSome(story: DemoStory): Promise<void> {
  const { history, company } = story;
  if (!company.hasExceptions) return;
  const { finance, portal_user: user_id } = company;
  const partner = story.get('partners')[0]!;
  const people: Partial<Actor> = {
    mode: 'partner',
    partner_id: partner.id,
    role: 'partner_admin',
    user_id,
    full_name: 'Piet Partner',
  };
  const lines = await history.on(history.today, (call) =>
    call.rows<{ id: string }>(sql`
      select id from commission_lines
      where organization_id = ${call.organization_id} and partner_id = ${partner.id} and kind = 'accrual'
      order by number desc limit 2`),
  );
  if (lines.length < 2) return;
  const [waiting, answered] = lines as [{ id: string }, { id: string }];
  const old = await history.on(
    history.day(0, -9),
    (call) =>
      openDispute(call, answered.id, {
        reason: 'base',
        text: 'The discount on this deal came out of our margin, so it should not reduce our commission.',
      }),
    people,
  );
  await history.on(
    history.day(0, -7),
    (call) =>
      takeDisputeStep.keep(call, old, {
        text: 'Commission is calculated on the price less discount. The incentive structure has said so from the start.',
      }),
    { user_id: finance, full_name: 'Fina Finance' },
  );
  const open = await history.on(
    history.day(0, -2),
    (call) =>
      openDispute(call, waiting.id, {
        reason: 'rate',
        step: 'Calculation',
        text: 'We were promised the next band for this quarter.',
      }),
    people,
  );
  await history.on(
    history.day(0, -1),
    (call) => takeDisputeStep.say(call, open, { text: 'Who promised you this, and when?' }),
    {
      user_id: finance,
      full_name: 'Fina Finance',
    },
  );
}

export const demo = [defineDemo('disputes', { when: 'end', after: ['held-account'], run: disputeSome })];
