import { createAccounts } from '#features/deals/accounts/server/service.ts';
import type { OpportunityCreate } from '#features/deals/opportunities/schema.ts';
import { createOpportunities } from '#features/deals/opportunities/server/service.ts';
import { createDefaultPipeline, type Pipeline, pipelines } from '#features/deals/opportunity-types/server/service.ts';
import { createProducts } from '#features/deals/products/server/service.ts';
import { createContact } from '#features/partners/contacts/server/service.ts';
import { plantPartnerStatuses } from '#features/partners/partner-statuses/server/service.ts';
import { createPartner } from '#features/partners/partners/server/service.ts';
import { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company.ts';
import { addDays } from '#shared/dates.ts';
import { newId } from '#shared/ids.ts';
import { exponentOf } from '#shared/money.ts';
import { type SampleTable, sampleTables } from '../schema.ts';
import {
  type SampleDeal,
  sampleAccounts,
  sampleDeals,
  sampleNextSteps,
  samplePartners,
  sampleProducts,
} from '../story.ts';
import { tellScreens } from './tell.ts';

type Made = Record<SampleTable, string[]>;

/** Adds the sample programme, once: while it is there, asking again changes nothing. */
export async function plantSampleData(call: Call): Promise<void> {
  for (const table of sampleTables) call.require(table, 'manage');
  // Not sample data, but what every company has; without them no partner and no deal can be.
  await plantPartnerStatuses(call);
  await createDefaultPipeline(call);
  const batch_id = newId();
  const isFirst = await call.run(
    'insert into sample_batches (organization_id, id, planted_at) values ($1, $2, $3) on conflict do nothing',
    [call.organization_id, batch_id, call.now()],
  );
  if (isFirst === 0) return;

  const made = await quietly(call, batch_id, makeAll);
  for (const table of sampleTables) {
    await call.run(
      'insert into sample_records (organization_id, batch_id, ref_table, ref_id) select $1, $2, $3, unnest($4::uuid[])',
      [call.organization_id, batch_id, table, made[table]],
    );
  }
  await tellScreens(call);
}

/** As one bulk write: in the audit under its number, and without a notice for every row. */
export async function quietly<T>(call: Call, batch_id: string, work: (call: Call) => Promise<T>): Promise<T> {
  const quiet = new Call({ ...call, batch_id });
  await call.tx.enter(quiet.scope);
  const result = await work(quiet);
  await call.tx.enter(call.scope);
  return result;
}

async function makeAll(call: Call): Promise<Made> {
  await call.because('Sample data');
  const unit = 10 ** exponentOf(await baseCurrency(call));
  const products = await createProducts(
    call,
    sampleProducts.map(({ name, price }) => ({ name, list_price_minor: price * unit })),
  );
  const accounts = await createAccounts(
    call,
    sampleAccounts.map((account) => ({ ...account, tags: ['sample'] })),
  );
  const { partners, contacts } = await makePartners(call);
  const live = (await pipelines(call)).filter(({ archived_at }) => !archived_at);
  const opportunities = await createOpportunities(
    call,
    sampleDeals.map((deal, index) => dealOf(call, deal, index, live, { products, accounts, partners, unit })),
  );
  return { products, accounts, partners, contacts, opportunities };
}

async function makePartners(call: Call): Promise<Pick<Made, 'partners' | 'contacts'>> {
  const idsOf = async (table: 'partner_types' | 'partner_regions' | 'partner_tiers') =>
    (
      await call.rows<{ id: string }>(
        `select id from ${table} where organization_id = $1 and archived_at is null order by "order", id`,
        [call.organization_id],
      )
    ).map(({ id }) => id);
  const types = await idsOf('partner_types');
  const regions = await idsOf('partner_regions');
  const tiers = await idsOf('partner_tiers');
  const statuses = await call.rows<{ id: string; category: string }>(
    'select id, category from partner_statuses where organization_id = $1 and archived_at is null order by is_default desc, "order", id',
    [call.organization_id],
  );
  const partners: string[] = [];
  const contacts: string[] = [];
  for (const [index, { name, domain, country, category, tier, people }] of samplePartners.entries()) {
    const status = statuses.find((one) => one.category === category);
    const id = await createPartner(call, {
      name,
      domain,
      country,
      description: 'Part of the sample data.',
      tags: ['sample'],
      ...(status && { status_id: status.id }),
      ...(types.length > 0 && { type_id: types[index % types.length]! }),
      ...(regions.length > 0 && { region_id: regions[index % regions.length]! }),
      // The first sells beyond where it is at home.
      ...(index === 0 && { other_region_ids: regions.slice(1, 2) }),
      ...(tier !== null && tiers.length > 0 && { tier_id: tiers[Math.min(tier, tiers.length - 1)]! }),
    });
    partners.push(id);
    for (const [place, [first_name, last_name, title]] of people.entries()) {
      const email = `${first_name}.${last_name}@${domain}`.toLowerCase();
      const contact = {
        partner_id: id,
        first_name,
        last_name,
        title,
        email,
        is_primary: place === 0,
        tags: ['sample'],
      };
      contacts.push(await createContact(call, contact));
    }
  }
  return { partners, contacts };
}

interface Cast {
  products: readonly string[];
  accounts: readonly string[];
  partners: readonly string[];
  unit: number;
}

function dealOf(
  call: Call,
  deal: SampleDeal,
  index: number,
  live: readonly Pipeline[],
  { products, accounts, partners, unit }: Cast,
): OpportunityCreate {
  const { stages } = live[index % live.length]!;
  const open = stages.filter(({ category }) => category === 'open');
  const stage = deal.lost
    ? stages.find(({ category }) => category === 'lost')!
    : open[Math.min(open.length - 1, Math.floor(deal.stage * open.length))]!;
  const today = call.today();
  return {
    name: `${sampleAccounts[deal.account]!.name}: ${deal.title}`,
    description: 'Part of the sample data.',
    account_id: accounts[deal.account]!,
    stage_id: stage.id,
    source: 'partner',
    participants: [{ partner_id: partners[deal.partner]! }],
    lines: [
      {
        product_id: products[deal.product]!,
        quantity: deal.quantity,
        amount_minor: sampleProducts[deal.product]!.price * deal.quantity * unit,
      },
    ],
    opened_on: addDays(today, -deal.opened),
    ...(deal.lost
      ? { closed_on: addDays(today, -1), lost_reason: deal.lost }
      : {
          expected_close_on: addDays(today, deal.closes),
          next_step: sampleNextSteps[index % sampleNextSteps.length]!,
          next_step_on: addDays(today, 2 + (index % 7)),
        }),
  };
}
