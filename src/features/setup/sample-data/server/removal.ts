import { standingByHand } from '#features/money/commissions/server/service.ts';
import type { Call } from '#server/call.ts';
import { type Reference, referencesTo } from '#server/resource/references.ts';
import { countsOf } from '../counts.ts';
import { type Noted, type RemovalInput, type RemovalPlan, type SampleTable, sampleTables } from '../schema.ts';

/** A sample record that is still there. */
export interface Live {
  id: string;
  ref_table: SampleTable;
  name: string;
}

/** What the product itself writes about a record: it says what happened, and holds nothing. */
const trail = new Set([
  'opportunity_stage_events',
  'deal_pulses',
  'mail_subjects',
  'partner_region_memberships',
  'partner_status_events',
  'tier_memberships',
  'commission_events',
  'commission_lines',
  'ledger_accounts',
  'deal_registration_arrivals',
  'deal_registration_checks',
  'deal_protections',
  'document_accesses',
  'document_uploads',
]);
/** Rows that are part of a deal: the deal decides what they hold. */
const partsOfDeals = new Set(['opportunity_lines', 'opportunity_participants']);

export async function liveSamples(call: Call): Promise<Live[]> {
  return call.rows<Live>(
    `select s.ref_id as id, s.ref_table, n.name from sample_rows s join (
       select 'opportunities' as ref_table, id, name from opportunities where organization_id = $1 and archived_at is null
       union all select 'contacts', id, trim(first_name || ' ' || last_name) from contacts where organization_id = $1 and archived_at is null
       union all select 'accounts', id, name from accounts where organization_id = $1 and archived_at is null
       union all select 'products', id, name from products where organization_id = $1 and archived_at is null
       union all select 'partners', id, name from partners where organization_id = $1 and archived_at is null
     ) n on n.ref_table = s.ref_table and n.id = s.ref_id
     where s.organization_id = $1 order by n.name, s.ref_id`,
    [call.organization_id],
  );
}

/** What would go and what would stay, and why. `input` carries the person's own choices. */
export async function planRemoval(
  call: Call,
  { keep = [], let_go = [] }: RemovalInput = {},
): Promise<RemovalPlan & { going: Live[] }> {
  const samples = await liveSamples(call);
  const held = await whatHolds(call, samples);
  const paid = await whatWasPaid(call, samples);
  const changed = await whatChanged(call, samples);

  const stays = new Map<string, Pick<Noted, 'because' | 'reason'>>();
  for (const { id } of samples) {
    if (paid.has(id)) stays.set(id, { because: 'paid', reason: 'Its commission is in a payout or paid.' });
    else if (held.own.has(id) && !let_go.includes(id)) stays.set(id, { because: 'used', reason: held.own.get(id)! });
    else if (keep.includes(id)) stays.set(id, { because: 'chosen', reason: 'You keep it.' });
  }
  // What stays needs its company, its partners and its products; they need nothing of it, so this ends.
  const nameOf = new Map(samples.map(({ id, name }) => [id, name]));
  for (let grew = true; grew; ) {
    grew = false;
    for (const { holder, target_id } of held.among) {
      if (!stays.has(holder) || stays.has(target_id)) continue;
      stays.set(target_id, { because: 'used', reason: `“${nameOf.get(holder)}” needs it, which stays.` });
      grew = true;
    }
  }
  const noted = samples.flatMap((sample): Noted[] => {
    const why = stays.get(sample.id);
    if (why) return [{ ...sample, ...why, stays: true }];
    const own = held.own.get(sample.id);
    if (own) return [{ ...sample, because: 'used', reason: own, stays: false }];
    return changed.has(sample.id) ? [{ ...sample, because: 'changed', reason: 'You changed it.', stays: false }] : [];
  });
  const going = samples.filter(({ id }) => !stays.has(id));
  return { going, counts: countsOf(going), noted };
}

interface Holds {
  /** What of the company's own hangs on a sample record, in words. */
  own: Map<string, string>;
  /** Sample records other sample records need. */
  among: { holder: string; target_id: string }[];
}

async function whatHolds(call: Call, samples: readonly Live[]): Promise<Holds> {
  const isSample = new Set(samples.map(({ id }) => id));
  const own = new Map<string, Map<string, number>>();
  const among: Holds['among'] = [];
  for (const table of sampleTables) {
    const ids = samples.filter(({ ref_table }) => ref_table === table).map(({ id }) => id);
    const references = (await referencesTo(call, table, ids)).filter(({ ref_table }) => !trail.has(ref_table));
    for (const { ref_table, id, target_id } of await withDealsForParts(call, references)) {
      if (id && isSample.has(id)) {
        among.push({ holder: id, target_id });
        continue;
      }
      const counts = own.get(target_id) ?? new Map<string, number>();
      own.set(target_id, counts.set(ref_table, (counts.get(ref_table) ?? 0) + 1));
    }
  }
  const seated = await call.rows<{ id: string }>(
    `select id from partners where organization_id = $1 and id = any($2::uuid[]) and partner_organization_id is not null
     union all select id from contacts where organization_id = $1 and id = any($2::uuid[]) and user_id is not null`,
    [call.organization_id, [...isSample]],
  );
  for (const [id, lines] of await standingByHand(call, [...isSample]))
    own.set(id, (own.get(id) ?? new Map()).set('by hand', lines));
  for (const { id } of seated) own.set(id, (own.get(id) ?? new Map()).set('portal user', 1));
  return { own: new Map([...own].map(([id, counts]) => [id, inWords(counts)])), among };
}

/** A line or a share of a deal speaks for its deal; several of one deal are one mention. */
async function withDealsForParts(call: Call, references: readonly Reference[]): Promise<Reference[]> {
  const whole = references.filter(({ ref_table }) => !partsOfDeals.has(ref_table));
  const parts = references.filter(({ ref_table }) => partsOfDeals.has(ref_table));
  const deals = await call.rows<{ id: string; opportunity_id: string }>(
    `select p.id, p.opportunity_id from (
       select organization_id, id, opportunity_id from opportunity_lines
       union all select organization_id, id, opportunity_id from opportunity_participants) p
     join opportunities o on o.organization_id = p.organization_id and o.id = p.opportunity_id and o.archived_at is null
     where p.organization_id = $1 and p.id = any($2::uuid[])`,
    [call.organization_id, parts.map(({ id }) => id)],
  );
  const dealOf = new Map(deals.map(({ id, opportunity_id }) => [id, opportunity_id]));
  const found = new Map(whole.map((reference) => [`${reference.id} ${reference.target_id}`, reference]));
  for (const { id, target_id, ref_table } of parts) {
    const deal = dealOf.get(id!);
    // The parts of a deal are no reason for the deal itself.
    if (deal && deal !== target_id && ref_table)
      found.set(`${deal} ${target_id}`, { ref_table: 'opportunities', id: deal, target_id });
  }
  return [...found.values()];
}

const words: Record<string, [string, string]> = {
  opportunities: ['deal', 'deals'],
  opportunity_notes: ['note', 'notes'],
  contacts: ['person', 'people'],
  deal_registrations: ['registration', 'registrations'],
  invitations: ['invitation', 'invitations'],
  partners: ['partner', 'partners'],
  accounts: ['company', 'companies'],
  payout_items: ['payout', 'payouts'],
  payout_methods: ['payout method', 'payout methods'],
  'by hand': ['commission entered by hand', 'commissions entered by hand'],
  'portal user': ['person who signs in', 'people who sign in'],
};

/** "Your own 2 deals and 1 note hang on it." */
function inWords(counts: ReadonlyMap<string, number>): string {
  const parts = [...counts].map(([table, count]) => {
    const [one, many] = words[table] ?? [table.replaceAll('_', ' '), table.replaceAll('_', ' ')];
    return `${count} ${count === 1 ? one : many}`;
  });
  return `Yours hangs on it: ${parts.join(', ')}.`;
}

/** Deals that were won since and whose commission has left the company's hands, or is about to. */
async function whatWasPaid(call: Call, samples: readonly Live[]): Promise<Set<string>> {
  const rows = await call.rows<{ id: string }>(
    `select distinct opportunity_id as id from commission_lines
     where organization_id = $1 and opportunity_id = any($2::uuid[]) and status in ('reserved', 'paid')`,
    [call.organization_id, samples.map(({ id }) => id)],
  );
  return new Set(rows.map(({ id }) => id));
}

/** What somebody edited since it was planted; the audit knows. */
async function whatChanged(call: Call, samples: readonly Live[]): Promise<Set<string>> {
  const rows = await call.rows<{ id: string }>(
    `select distinct e.ref_id as id from audit_events e
     where e.organization_id = $1 and e.ref_table = any($2) and e.ref_id = any($3::uuid[])
       and e.action = 'updated' and e.actor_id is not null
       and e.batch_id is distinct from (select id from sample_batches where organization_id = $1 and removed_at is null)`,
    [call.organization_id, sampleTables, samples.map(({ id }) => id)],
  );
  return new Set(rows.map(({ id }) => id));
}
