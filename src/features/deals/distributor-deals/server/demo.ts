import { createPartnerDraft, takeRegistrationStep } from '#features/deals/deal-registrations/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { readDistributorDealSettings, saveDistributorDealSettings } from './settings.ts';
import { takeDistributorDealStep } from './steps.ts';

const deals = [
  {
    account_name: 'Lindqvist Cold Storage',
    account_domain: 'lindqvist-cold-storage.example',
    country: 'SE',
    contact_name: 'Maja Lindqvist',
    contact_email: 'maja@lindqvist-cold-storage.example',
    title: 'Sensors for four warehouses',
    description: 'They open two more warehouses this year. Our distributor has the devices in stock.',
    amount_minor: 9_640_000,
  },
  {
    account_name: 'Port of Almada',
    account_domain: 'port-of-almada.example',
    country: 'PT',
    contact_name: 'Rui Tavares',
    contact_email: 'rui@port-of-almada.example',
    title: 'Container tracking',
    description: 'The tender is won. We order through our distributor.',
    amount_minor: 6_280_000,
  },
];

/** One registration waits for its distributor; another is confirmed and became a deal of both. */
async function sellInTwoTiers(story: DemoStory): Promise<void> {
  const { history } = story;
  const { id: distribution_id, partner_id, distributor_id } = story.get('distribution');
  const [reseller, distributor] = [partner_id, distributor_id].map((id) => ({
    mode: 'partner' as const,
    partner_id: id,
    role: 'partner_admin' as const,
    user_id: null,
    full_name: id === partner_id ? 'Ada of the reseller' : 'Dora of the distributor',
  }));
  // The company decides at the same time, so that no deal of the demo waits for a distributor who never signs in.
  await history.on(history.today, async (call) => {
    await saveDistributorDealSettings(call, { ...(await readDistributorDealSettings(call)), confirmation: 'beside' });
  });
  for (const [index, deal] of deals.entries()) {
    const id = await history.on(
      history.today,
      async (call) => {
        const draft = await createPartnerDraft(call, {
          ...deal,
          partner_id,
          distribution_id,
          type_id: story.get('resaleType'),
          expected_close_on: history.day(2),
        });
        await takeRegistrationStep.submit(call, draft, {});
        return draft;
      },
      reseller,
    );
    if (index === 0) continue;
    await history.on(
      history.today,
      async (call) => takeDistributorDealStep.confirm(call, await partOf(call, id)),
      distributor,
    );
    await history.on(history.today, (call) => takeRegistrationStep.approve(call, id, { convert: true }));
  }
}

async function partOf(call: Call, registration_id: string): Promise<string> {
  const { id } = await call.one<{ id: string }>(sql`
    select id from distributor_deals
    where organization_id = ${call.organization_id} and registration_id = ${registration_id}`);
  return id;
}

export const demo = [
  defineDemo('distributor-deals', { when: 'afterwards', after: ['distributions'], run: sellInTwoTiers }),
];
