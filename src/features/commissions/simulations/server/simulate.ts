import { createBook } from '#features/commissions/commission-engine/book.ts';
import { grossTotal, netTotal } from '#features/commissions/commission-engine/deal.ts';
import type { SaleEvent } from '#features/commissions/commission-engine/event.ts';
import type { Facts, PartnerFacts } from '#features/commissions/commission-engine/facts.ts';
import { openProgram } from '#features/commissions/commission-engine/program.ts';
import type { Trace } from '#features/commissions/commission-engine/trace.schema.ts';
import { describePlan } from '#features/commissions/commission-plans/describe.ts';
import type { PlanDefinition, PlanVersion } from '#features/commissions/commission-plans/schema.ts';
import {
  namesInDefinitions,
  publishingProblems,
  readVersion,
} from '#features/commissions/commission-plans/server/service.ts';
import type { SampleDeal, SimulateInput } from '#features/commissions/commission-plans/trial.schema.ts';
import { blocksPublishing } from '#features/commissions/commission-plans/validate.ts';
import { loadFacts } from '#features/commissions/commissions/server/service.ts';
import { knownRate } from '#features/setup/exchange-rates/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { isCurrency } from '#shared/money/money.ts';
import type { Simulation } from '../schema.ts';
import { regionsOf, sampleEvents, sampleName, samplePartners } from './sample-events.ts';

/** Computes the commission of one made-up deal under a version with the engine itself. Nothing is written. */
export async function simulateCommissions(
  call: Call,
  version_id: string,
  { definition: unsaved, deal }: SimulateInput,
): Promise<Simulation> {
  const version = await readVersion(call, version_id);
  const definition = unsaved ?? version.definition;
  const loaded = await loadFacts(
    call,
    deal.participants.flatMap(({ partner_id }) => partner_id ?? []),
  );
  const { program } = loaded.facts;
  const currency = deal.currency ?? program.currency;
  if (!isCurrency(currency)) throw invalid({ 'deal.currency': ['is not a currency we know'] });
  const on = deal.on ?? call.today();
  checkLines(deal);
  const events = sampleEvents(deal, {
    on,
    currency,
    rate: await knownRate(call, { base: currency, quote: program.currency, on }),
    isCollected: definition.accrue_on === 'collected' || definition.rules.some(({ base }) => base === 'collected'),
  });
  const sale = events.find(({ id }) => id === 'sale') as SaleEvent;
  const problems = await publishingProblems(call, { definition });
  const shown = {
    problems,
    currency,
    gross_minor: grossTotal(sale),
    net_minor: netTotal(sale),
    partners: await namedPartners(call, deal),
  };
  // The result of a plan with mistakes would be meaningless.
  if (blocksPublishing(problems)) return { ...shown, lines: [], traces: [] };

  const invented = samplePartners(deal, on, await regionPaths(call, deal));
  const facts = trialFacts(loaded.facts, { ...version, definition }, invented, on);
  const book = createBook(openProgram(facts), { known_at: call.now().toISOString(), trace: true });
  const ratings = events.flatMap((event) => book.rate(event));
  const titles = await ruleTitles(call, definition, program.currency);
  return {
    ...shown,
    lines: ratings.flatMap(({ event, lines }) =>
      lines.map(({ partner, role, rule, kind, amount_minor, currency, release_on, of_event }) => ({
        happened: event.id.startsWith('earlier') ? ('earlier' as const) : (event.type as 'sale' | 'payment' | 'refund'),
        concerns: of_event === 'sale' ? ('sale' as const) : ('earlier' as const),
        on: event.at,
        partner,
        role,
        rule,
        kind,
        amount_minor,
        currency,
        release_on,
        title: titles.get(rule) ?? rule,
      })),
    ),
    // Only the deal in question shows its steps; the earlier deals show their lines.
    traces: ratings.flatMap(({ trace, event }) => (trace && !event.id.includes('earlier') ? [trace as Trace] : [])),
  };
}

/** Checks the lines like those of a real deal. */
function checkLines({ lines }: SampleDeal): void {
  for (const [index, { amount_minor, discount_minor = 0, tax_minor = 0 }] of lines.entries())
    if (discount_minor + tax_minor > amount_minor)
      throw invalid({ [`deal.lines.${index}.discount_minor`]: ['and tax together are more than the line'] });
}

/** The present program, with this version as the only plan, in force on the day, and with all participants active. */
function trialFacts(
  present: Facts,
  { plan_id, version, definition, ...dated }: PlanVersion,
  invented: readonly PartnerFacts[],
  on: string,
): Facts {
  const effective_from = dated.effective_from < on ? dated.effective_from : on;
  const real = present.partners.map(({ standing: _, opening_volume: __, ...partner }) => partner);
  return {
    program: present.program,
    plans: [{ plan_id, version, effective_from, definition }],
    assignments: [{ plan_id, target: 'program' }],
    partners: [...real, ...invented],
  };
}

/** The regions of each participant with their parents, in order of precedence; unknown regions are left out. */
async function regionPaths(call: Call, { participants }: SampleDeal): Promise<string[][]> {
  const regions = await call.rows<{ path: string[] }>(sql`
    select region_path(${call.organization_id}, array(select id::uuid
      from jsonb_array_elements_text(asked) with ordinality each_of(id, at) order by at))::text[] as path
    from jsonb_array_elements(${JSON.stringify(participants.map(regionsOf))}::jsonb) with ordinality asked_of(asked,
      place) order by place`);
  return participants.map((participant, index) => [...new Set([...regions[index]!.path, ...regionsOf(participant)])]);
}

async function namedPartners(call: Call, { participants }: SampleDeal): Promise<Simulation['partners']> {
  const ids = participants.flatMap(({ partner_id }) => partner_id ?? []);
  const partners = await call.rows<{ id: string; name: string }>(
    sql`select id, name from partners where organization_id = ${call.organization_id} and id = any(${ids}::uuid[])`,
  );
  return participants.map(({ partner_id }, index) => {
    if (!partner_id)
      return { id: sampleName(index), name: participants.length === 1 ? 'The partner' : `Partner ${index + 1}` };
    const partner = partners.find(({ id }) => id === partner_id);
    if (!partner) throw invalid({ [`deal.participants.${index}.partner_id`]: ['does not exist'] });
    return partner;
  });
}

async function ruleTitles(call: Call, definition: PlanDefinition, currency: string): Promise<Map<string, string>> {
  const text = describePlan(definition, { currency, names: await namesInDefinitions(call, [definition]) });
  return new Map(text.rules.map(({ id, title }) => [id, title]));
}
