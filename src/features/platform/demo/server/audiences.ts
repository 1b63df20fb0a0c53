import { createAudience } from '#features/partners/audiences/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Programme } from './programme.ts';

/** Four groups a partner manager would make: to reward, to wake up, to write to, and deals to look after. */
export async function groupAudiences(call: Call, { types, tiers, regions, resale }: Programme, currency: string) {
  const [reseller] = types;
  const [, , gold, platinum] = tiers;
  const top = await createAudience(call, {
    name: 'Top partners',
    description: 'Gold and platinum partners in Europe, and whoever won a lot lately wherever it is.',
    entity: 'partners',
    colour: '#d08700',
    conditions: {
      any: [
        {
          all: [
            { field: 'partner.tier', op: 'in', value: [gold!, platinum!] },
            { field: 'partner.region', op: 'in', value: [regions.Europe!] },
          ],
        },
        { all: [{ field: `partner.won_12_months.${currency}`, op: 'gte', value: 50_000_000 }] },
      ],
    },
  });
  await createAudience(call, {
    name: 'Resellers without an open deal',
    description: 'Active resellers with nothing in the pipeline: worth a call.',
    entity: 'partners',
    colour: '#d64545',
    conditions: {
      any: [
        {
          all: [
            { field: 'partner.type', op: 'in', value: [reseller!] },
            { field: 'partner.status_category', op: 'in', value: ['active'] },
            { field: 'partner.open_deals', op: 'eq', value: 0 },
          ],
        },
      ],
    },
  });
  await createAudience(call, {
    name: 'Main contacts of top partners',
    description: 'Who hears of the programme first.',
    entity: 'contacts',
    colour: '#3b76d9',
    conditions: {
      any: [
        {
          all: [
            { field: 'partner.audience', op: 'in', value: [top] },
            { field: 'contact.is_primary', op: 'eq', value: true },
          ],
        },
      ],
    },
  });
  await createAudience(call, {
    name: 'Large deals closing soon',
    description: 'Open resale deals of a size that deserves help, expected within two months.',
    entity: 'opportunities',
    colour: '#2f9e5b',
    conditions: {
      any: [
        {
          all: [
            { field: 'deal.type', op: 'in', value: [resale] },
            { field: 'deal.status', op: 'in', value: ['open'] },
            { field: `deal.amount.${currency}`, op: 'gte', value: 2_500_000 },
            { field: 'deal.expected_close_on', op: 'in_next_days', value: 60 },
          ],
        },
      ],
    },
  });
}
