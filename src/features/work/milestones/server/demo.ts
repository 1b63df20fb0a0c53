import { type DemoStory, defineDemo } from '#server/demo/story.ts';

/** The first partner, and a partner of the company's owner, got their first payout. */
async function reach(story: DemoStory): Promise<void> {
  const first = story.get('partners')[0]!;
  await story.history.on(story.history.day(0), async (call) => {
    await call.run(
      `insert into milestones (organization_id, partner_id, kind, ref_id, name, amount_minor, currency, reached_at)
       select distinct on (i.partner_id = $2) $1, i.partner_id, 'first_payout', i.id, i.statement_no, i.amount_minor, i.currency,
         case when i.partner_id = $2 then $4::timestamptz - interval '1 day' else $4 end
       from payout_items i
       join partners p on p.organization_id = i.organization_id and p.id = i.partner_id and (p.id = $2 or p.owner_user_id = $3)
       where i.organization_id = $1 and i.status = 'paid' and i.amount_minor > 0
       order by i.partner_id = $2, i.paid_on desc, i.id
       on conflict (organization_id, partner_id, kind, key) do update set reached_at = excluded.reached_at`,
      [call.organization_id, first.id, story.company.owner, call.now()],
    );
  });
}

export const demo = [defineDemo('milestones', { when: 'afterwards', run: reach })];
