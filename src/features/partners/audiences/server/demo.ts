import type { Call } from '#server/call.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { createAudience } from './service.ts';

/** Four groups a partner manager would make: to reward, to wake up, to write to, and deals to look after. */
async function groupAudiences(story: DemoStory, call: Call) {
  const { currency } = story.company;
  const [reseller] = story.get('partnerTypes');
  const [, , gold, platinum] = story.get('partnerTiers');
  const top = await createAudience(call, {
    name: 'Top partners',
    description: 'Gold and platinum partners in Europe, plus partners anywhere with high recent sales.',
    entity: 'partners',
    color: '#d08700',
    conditions: {
      any: [
        {
          all: [
            { field: 'partner.tier', op: 'in', value: [gold!, platinum!] },
            { field: 'partner.region', op: 'in', value: [story.get('partnerRegions').Europe!] },
          ],
        },
        { all: [{ field: `partner.won_12_months.${currency}`, op: 'gte', value: 50_000_000 }] },
      ],
    },
  });
  await createAudience(call, {
    name: 'Resellers without an open deal',
    description: 'Active resellers with an empty pipeline. Worth a call.',
    entity: 'partners',
    color: '#d64545',
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
    name: 'Primary contacts of top partners',
    description: 'The first people to hear program news.',
    entity: 'contacts',
    color: '#3b76d9',
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
    description: 'Large open resale deals expected to close within two months.',
    entity: 'opportunities',
    color: '#2f9e5b',
    conditions: {
      any: [
        {
          all: [
            { field: 'deal.type', op: 'in', value: [story.get('resaleType')] },
            { field: 'deal.status', op: 'in', value: ['open'] },
            { field: `deal.amount.${currency}`, op: 'gte', value: 2_500_000 },
            { field: 'deal.expected_close_on', op: 'in_next_days', value: 60 },
          ],
        },
      ],
    },
  });
}

export const demo = [
  defineDemo('audiences', {
    when: 'start',
    after: ['partner-types', 'partner-tiers', 'partner-regions', 'opportunity-types'],
    run: groupAudiences,
  }),
];
