import { accountsFor } from '#features/deals/accounts/server/service.ts';
import type { OpportunityCreate } from '#features/deals/opportunities/schema.ts';
import { createOpportunities } from '#features/deals/opportunities/server/service.ts';
import { pipelines } from '#features/deals/opportunity-types/server/service.ts';
import { createContact } from '#features/partners/contacts/server/service.ts';
import { partnerStatusByCategory } from '#features/partners/partner-statuses/server/service.ts';
import { createPartner, setTier } from '#features/partners/partners/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Chance } from './chance.ts';
import type { History } from './history.ts';
import { ownFactsOfContact, ownFactsOfPartner } from './own-fields.ts';
import type { Programme } from './programme.ts';
import { accountName, countries, domainOf, firstNames, lastNames, partnerName } from './words.ts';

export interface DemoPartner {
  id: string;
  name: string;
  joined: number;
  /** How many deals it brings, beside the others. */
  weight: number;
}

const regionOf = (country: string) =>
  ['US', 'CA'].includes(country)
    ? 'North America'
    : ['DE', 'GB', 'FR', 'NL', 'ES', 'SE'].includes(country)
      ? 'Europe'
      : 'Rest of world';

/** Partners join over the first year and a half; a few do most of the business, as everywhere. */
export async function partnersJoin(
  history: History,
  programme: Programme,
  chance: Chance,
  { count, months, owners }: { count: number; months: number; owners: readonly string[] },
): Promise<DemoPartner[]> {
  const partners: DemoPartner[] = [];
  for (let index = 0; index < count; index++) {
    const joined = index < count / 3 ? -months : -months + chance.between(1, Math.max(1, Math.floor(months * 0.75)));
    const country = chance.pick(countries);
    const name = partnerName(index);
    const id = await history.on(history.day(joined, 1), async (call) => {
      const isLate = index >= count - 4;
      const status = await partnerStatusByCategory(
        call,
        isLate ? (['applied', 'invited', 'suspended', 'active'] as const)[index % 4]! : 'active',
      );
      const partner_id = await createPartner(call, {
        name,
        domain: domainOf(name),
        country,
        type_id: programme.types[index % 3 === 0 ? 0 : chance.between(0, programme.types.length - 1)]!,
        region_id: programme.regions[regionOf(country)]!,
        other_region_ids: index % 9 === 0 ? [elsewhere(programme, country)] : [],
        owner_user_id: owners[index % owners.length]!,
        status_id: status.id,
        ...ownFactsOfPartner(index),
        description: `${name} serves mid-sized firms in ${new Intl.DisplayNames('en', { type: 'region' }).of(country)}.`,
      });
      await setTier(call, partner_id, { tier_id: programme.tiers[0]!, reason: 'Joined the programme' });
      await staff(call, { partner_id, name, types: programme.contactTypes }, chance);
      return partner_id;
    });
    const rank = index / count;
    partners.push({ id, name, joined, weight: rank < 0.1 ? 12 : rank < 0.35 ? 4 : 1 });
  }
  // A year in, those who sell move up.
  for (const [index, partner] of partners.entries()) {
    const tier = partner.weight === 12 ? 3 : partner.weight === 4 ? (index % 2 === 0 ? 2 : 1) : 0;
    if (tier === 0) continue;
    const day = history.day(Math.min(-1, partner.joined + 6));
    await history.on(day, (call) =>
      setTier(call, partner.id, { tier_id: programme.tiers[tier]!, reason: 'Half-year review' }),
    );
  }
  return partners;
}

/** Some sell beyond where they are at home. */
function elsewhere({ regions }: Programme, country: string): string {
  return regions[regionOf(country) === 'Europe' ? 'North America' : 'Europe']!;
}

const jobs = [
  ['Partner manager', 'Sales'],
  ['Sales engineer', 'Technical'],
  ['Managing director', 'Decision maker'],
  ['Account executive', 'Sales'],
] as const;

async function staff(
  call: Call,
  { partner_id, name, types }: { partner_id: string; name: string; types: Record<string, string> },
  chance: Chance,
): Promise<void> {
  for (let index = chance.between(1, 3); index > 0; index--) {
    const first_name = chance.pick(firstNames);
    const last_name = chance.pick(lastNames);
    const [title, type] = chance.pick(jobs);
    await createContact(call, {
      partner_id,
      first_name,
      last_name,
      email: `${first_name}.${last_name}.${index}@${domainOf(name)}`.toLowerCase(),
      ...ownFactsOfContact(index),
      is_primary: index === 1,
      title,
      type_id: types[type]!,
    });
  }
}

/** A month of deals: opened over the months before, closed in this one or still open. @returns how many were made */
export async function dealsOfMonth(
  history: History,
  programme: Programme,
  partners: readonly DemoPartner[],
  chance: Chance,
  { month, count, source }: { month: number; count: number; source: { accounts: number } },
): Promise<number> {
  const active = partners.filter(({ joined, weight }) => joined < month && weight > 0);
  if (active.length === 0) return 0;
  const crowd = active.flatMap((partner) => Array.from({ length: partner.weight }, () => partner));
  const end = month === 0 ? history.today : history.day(month);
  const deals = await history.on(end, async (call) => {
    const type = (await pipelines(call)).find(({ id }) => id === programme.resale)!;
    const stage = (category: string) => type.stages.filter((one) => one.category === category);
    const mentions = Array.from({ length: count }, () => {
      const country = chance.pick(countries);
      const name = accountName(chance.between(0, source.accounts), country);
      return {
        name,
        domain: domainOf(name),
        country,
        industry: chance.pick(['Retail', 'Manufacturing', 'Healthcare', 'Finance', 'Logistics', 'Energy']),
      };
    });
    const accounts = await accountsFor(call, mentions);
    return mentions.map(({ name }, index): OpportunityCreate => {
      const partner = chance.pick(crowd);
      const product = chance.pick(programme.products);
      const isOpen = month > -4 && chance.happens(0.75 + month * 0.2);
      const category = isOpen ? 'open' : chance.happens(0.62) ? 'won' : 'lost';
      const quantity = chance.pick([1, 1, 1, 2, 3, 5, 10]);
      const discount = chance.pick([0, 0, 0.05, 0.1]);
      const amount_minor = Math.round(product.price * quantity);
      const lead = chance.between(14, 120);
      const closed = history.day(month, -chance.between(1, 27));
      const helper = chance.happens(0.12) ? chance.pick(crowd) : undefined;
      return {
        name: `${name.split(' ').slice(0, 2).join(' ')} – ${quantity > 1 ? `${quantity} × ` : ''}${product.name}`,
        account_id: accounts[index]!,
        type_id: programme.resale,
        stage_id: chance.pick(stage(category)).id,
        source: chance.happens(0.7) ? 'partner' : 'company',
        participants:
          helper && helper.id !== partner.id
            ? [
                { partner_id: partner.id, weight: 70 },
                { partner_id: helper.id, role: 'influence', weight: 30 },
              ]
            : [{ partner_id: partner.id }],
        lines: [
          { product_id: product.id, quantity, amount_minor, discount_minor: Math.round(amount_minor * discount) },
        ],
        ...(category === 'open'
          ? {
              opened_on: history.day(month, -chance.between(0, 25)),
              expected_close_on: history.day(chance.between(1, 3), chance.between(0, 20)),
            }
          : { opened_on: earlier(closed, lead), closed_on: closed }),
        ...(category === 'lost' && {
          lost_reason: chance.pick(['price', 'competitor', 'no_decision', 'timing', 'no_budget'] as const),
        }),
        ...(category === 'open' &&
          chance.happens(0.5) && {
            next_step: chance.pick([
              'Send the revised quote',
              'Demo with the operations team',
              'Security questionnaire',
              'Wait for the budget round',
            ]),
            next_step_on: history.day(0, chance.between(1, 14)),
          }),
      };
    });
  });
  const days = Map.groupBy(deals, ({ closed_on, opened_on }) => (closed_on ? end : opened_on!));
  for (const [day, some] of days) await history.on(day, (call) => createOpportunities(call, some));
  return count;
}

function earlier(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}
