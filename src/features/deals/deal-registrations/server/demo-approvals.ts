import { createChain } from '#features/setup/approval-chains/server/service.ts';
import { sql } from '#server/db/sql.ts';
import type { DemoStory } from '#server/demo/story.ts';
import { defineDemo } from '#server/demo/story.ts';
import { createPartnerDraft, takeRegistrationStep } from './service.ts';

const deals = [
  {
    account_name: 'Halden Shipyards',
    account_domain: 'halden-shipyards.example',
    country: 'NO',
    contact_name: 'Ingrid Solberg',
    contact_email: 'ingrid@halden-shipyards.example',
    title: 'Tracking for all yards',
    description: 'The board approved the project in March. We are the only partner in the tender.',
    amount_minor: 18_400_000,
  },
  {
    account_name: 'Corvara Logistics',
    account_domain: 'corvara-logistics.example',
    country: 'IT',
    contact_name: 'Paolo Brandi',
    contact_email: 'paolo@corvara-logistics.example',
    title: 'Fleet of 900 trucks',
    description: 'They replace their current vendor in autumn and asked us for a plan.',
    amount_minor: 26_000_000,
  },
];

/** Large deals go through a chain: one waits for its first approval, the other for its last. */
async function approveLargeDeals(story: DemoStory): Promise<void> {
  const { history, company } = story;
  const start = history.day(0, -3);
  await history.on(start, (call) =>
    createChain(call, {
      name: 'Large deals',
      description: 'Deals from 100,000 need the partner’s manager and an owner of the company.',
      subject_table: 'deal_registrations',
      conditions: { any: [{ all: [{ field: 'deal.amount', op: 'gte', value: 10_000_000 }] }] },
      includes_automatic: true,
      steps: [
        {
          name: 'Partner manager',
          reviewer: { kind: 'partner_owner' },
          substitute: { kind: 'role', role: 'admin' },
          substitute_after_hours: 24,
        },
        { name: 'Management', reviewer: { kind: 'role', role: 'owner' }, substitute: { kind: 'role', role: 'admin' } },
      ],
    }),
  );
  for (const [index, deal] of deals.entries()) {
    const partner = story.get('partners')[index]!;
    const id = await history.on(
      start,
      async (call) => {
        const draft = await createPartnerDraft(call, {
          ...deal,
          partner_id: partner.id,
          type_id: story.get('resaleType'),
          expected_close_on: history.day(4),
        });
        await takeRegistrationStep.submit(call, draft, {});
        return draft;
      },
      {
        mode: 'partner',
        partner_id: partner.id,
        role: 'partner_admin',
        user_id: null,
        full_name: `Ada of ${partner.name}`,
      },
    );
    const owner = await history.on(start, (call) =>
      call.one<{ id: string; full_name: string }>(sql`
        select p.id, p.full_name
        from people p join partners t on t.organization_id = p.organization_id and t.owner_user_id = p.id
        where t.organization_id = ${call.organization_id} and t.id = ${partner.id}`),
    );
    // The owner of the company decides the second step, so it cannot be the one who decided the first.
    if (owner.id === company.owner) continue;
    await history.on(
      history.day(0, -2),
      (call) => takeRegistrationStep.approve(call, id, { comment: 'Met the customer with the partner. Looks solid.' }),
      { user_id: owner.id, full_name: owner.full_name, role: 'partner_manager' },
    );
  }
}

export const approvalsDemo = defineDemo('approval-chains', {
  when: 'end',
  after: ['deal-registrations', 'held-account'],
  run: approveLargeDeals,
});
