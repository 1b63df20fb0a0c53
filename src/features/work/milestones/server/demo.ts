import { type DemoStory, defineDemo } from '#server/demo/story.ts';

const YESTERDAY = 86_400_000;

/** The first partner reached its tier yesterday, and a partner of the company's owner got its first payout. */
async function reach(story: DemoStory): Promise<void> {
  const first = story.get('partners')[0]!;
  await story.history.on(story.history.day(0), async (call) => {
    const at = new Date(call.now().getTime() - YESTERDAY);
    await call.run(
      `insert into milestones (organization_id, partner_id, kind, key, ref_id, name, reached_at)
       select $1, p.id, 'tier_reached', p.tier_id::text, p.id, t.name, $3 from partners p
       join partner_tiers t on t.organization_id = p.organization_id and t.id = p.tier_id
       where p.organization_id = $1 and p.id = $2
       on conflict (organization_id, partner_id, kind, key) do update set reached_at = excluded.reached_at`,
      [call.organization_id, first.id, at],
    );
    await call.run(
      `insert into milestones (organization_id, partner_id, kind, ref_id, name, amount_minor, currency, reached_at)
       select $1, i.partner_id, 'first_payout', i.id, i.statement_no, i.amount_minor, i.currency, $3 from payout_items i
       join partners p on p.organization_id = i.organization_id and p.id = i.partner_id and p.owner_user_id = $2
       where i.organization_id = $1 and i.status = 'paid' and i.amount_minor > 0 order by i.paid_on desc, i.id limit 1
       on conflict (organization_id, partner_id, kind, key) do update set reached_at = excluded.reached_at`,
      [call.organization_id, story.company.owner, call.now()],
    );
  });
}

export const demo = [defineDemo('milestones', { when: 'afterwards', run: reach })];
