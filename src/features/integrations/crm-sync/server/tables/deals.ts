import type { LostReason, OpportunityCreate } from '#features/deals/opportunities/schema.ts';
import {
  createOpportunities,
  moveStage,
  readOpportunity,
  replaceSplit,
  takeOpportunityStep,
} from '#features/deals/opportunities/server/service.ts';
import { createDefaultPipeline } from '#features/deals/opportunity-types/server/service.ts';
import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { updateRow } from '#server/resource/verbs.ts';
import { syncResource } from './fields.ts';
import type { Found, LocalRecord, LocalTable } from './local-table.ts';
import { asFound, decimal, outOnly, plainWrites } from './plain.ts';

/**
 * A deal of the CRM is the one that someone entered here, or that a tracked sale made, when it is of the same account and
 * has the same name, or the same amount: otherwise one win would be booked twice.
 */
async function findDeals(call: Call, deals: readonly Row[]): Promise<Found[]> {
  const wanted = deals.map(({ account_id = null, name, amount_minor = null, currency = null }, n) => ({
    n,
    account_id,
    name: String(name ?? ''),
    amount_minor,
    currency,
  }));
  const rows = await call.rows<Candidate>(sql`
    select w.n, c.* from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) w(n int, account_id uuid, name text,
      amount_minor bigint, currency text)
    cross join lateral (
      select o.id, lower(o.name) = lower(w.name) as has_name, o.amount_minor is not distinct from w.amount_minor
        and (w.currency is null or o.currency = w.currency) as has_amount
      from opportunities o
      where o.organization_id = ${call.organization_id} and o.account_id = w.account_id and o.archived_at is null
        and o.status <> 'lost'
        and not exists (select from record_links l
          where l.organization_id = o.organization_id and l.local_table = 'opportunities'
          and l.record_id = o.id and l.ended_at is null)
        and (o.status = 'open' or o.closed_on > ${call.today()}::date - 90)
      order by o.id limit 20) c
    order by w.n, c.id`);
  const candidates = Map.groupBy(rows, ({ n }) => n);
  return wanted.map(({ n, amount_minor }) => likeliestDeal(candidates.get(n) ?? [], amount_minor !== null));
}

interface Candidate {
  n: number;
  id: string;
  has_name: boolean;
  has_amount: boolean;
}

function likeliestDeal(candidates: readonly Candidate[], isAmountGiven: boolean): Found {
  const sets = [
    candidates.filter(({ has_name, has_amount }) => has_name && has_amount),
    candidates.filter(({ has_name }) => has_name),
    isAmountGiven ? candidates.filter(({ has_amount }) => has_amount) : [],
  ];
  return asFound((sets.find(({ length }) => length > 0) ?? []).map(({ id }) => id));
}

interface Stage {
  id: string;
  type_id: string;
  category: 'open' | 'won' | 'lost';
}

async function createDeals(call: Call, deals: readonly Row[]): Promise<string[]> {
  const stages = new Map<string, Stage>();
  for (const { stage_id } of deals)
    if (stage_id && !stages.has(String(stage_id))) stages.set(String(stage_id), await stageOf(call, String(stage_id)));
  return createOpportunities(
    call,
    deals.map((values) => newDeal(call, values, stages.get(String(values.stage_id)))),
  );
}

function newDeal(call: Call, values: Row, stage: Stage | undefined): OpportunityCreate {
  const { closed_on, stage_id: _, ...rest } = values;
  const isClosed = stage !== undefined && stage.category !== 'open';
  return {
    source: 'api',
    ...rest,
    ...(stage && { stage_id: stage.id, type_id: stage.type_id }),
    ...(isClosed && { closed_on: pastDay(call, closed_on) }),
    ...(stage?.category === 'lost' && { lost_reason: (values.lost_reason as LostReason | null) ?? 'not_recorded' }),
  } as OpportunityCreate;
}

/** The CRM can close a deal on a day to come; here it is closed today at the latest. */
function pastDay(call: Call, day: unknown): string {
  const today = call.today();
  return typeof day === 'string' && day < today ? day : today;
}

async function stageOf(call: Call, id: string): Promise<Stage> {
  return call.one<Stage>(
    sql`
      select id, type_id, category from opportunity_stages
      where organization_id = ${call.organization_id} and id = ${id}`,
    'This stage',
  );
}

/** Stage, amount of a won deal, and partner have rules of their own, in the one write path of deals. */
async function updateDeal(call: Call, id: string, patch: Row, before: LocalRecord): Promise<void> {
  const { stage_id, closed_on, lost_reason, lost_reason_text, partner_id, ...fields } = patch;
  const { status } = before.row as { status: string };
  const amended: Row = {};
  if (status === 'won' && fields.amount_minor !== undefined) {
    amended.amount_minor = fields.amount_minor;
    delete fields.amount_minor;
  }
  if (partner_id !== undefined && partner_id !== before.row.partner_id) {
    const participants = partner_id ? [{ partner_id: String(partner_id) }] : [];
    if (status === 'won') amended.participants = participants;
    else await replaceSplit(call, id, { participants });
  }
  if (Object.keys(fields).length > 0) await updateRow(call, syncResource({ table: 'opportunities' }), id, fields);
  if (Object.keys(amended).length > 0)
    await takeOpportunityStep.amend(call, id, { ...amended, reason: 'Changed in the CRM' } as never);
  if (stage_id) await moveDeal(call, id, { stage_id, closed_on, lost_reason, lost_reason_text });
}

async function moveDeal(call: Call, id: string, to: Row): Promise<void> {
  const deal = await readOpportunity(call, id);
  const stage = await stageOf(call, String(to.stage_id));
  if (stage.type_id !== deal.type_id) throw invalid({ stage_id: ['is not a stage of this deal’s type'] });
  await moveStage(call, id, {
    stage_id: stage.id,
    ...(stage.category !== 'open' && stage.category !== deal.status && { on: pastDay(call, to.closed_on) }),
    ...(stage.category === 'lost' && {
      reason_code: ((to.lost_reason as LostReason | null) ?? deal.lost_reason ?? 'not_recorded') as LostReason,
    }),
    ...(deal.status === 'won' && stage.category !== 'won' && { reason: 'Reopened in the CRM' }),
  });
}

const registrationOf = (expression: string) =>
  `(select ${expression} from deal_registrations r where r.organization_id = t.organization_id and r.opportunity_id = t.id
    order by r.status = 'approved' desc, r.created_at desc limit 1)`;
const commissionOf = (expression: string) =>
  `(select ${expression} from commission_lines c where c.organization_id = t.organization_id and c.opportunity_id = t.id
    and c.currency = t.currency and c.status <> 'void')`;
export const deals: LocalTable = {
  table: 'opportunities',
  label: 'Opportunities',
  rank: 4,
  ...plainWrites('opportunities'),
  create: createDeals,
  update: updateDeal,
  find: findDeals,
  recognizedBy: ({ account_id }) => (account_id ? [`account ${String(account_id)}`] : []),
  prepare: async (call, rows) => {
    await createDefaultPipeline(call);
    return [...rows];
  },
  writes: ['stage_id', 'partner_id', 'closed_on', 'lost_reason'],
  computed: [
    { name: 'registration_number', label: 'Registration number', type: 'number', sql: registrationOf('r.number') },
    { name: 'registration_status', label: 'Registration status', type: 'text', sql: registrationOf('r.status') },
    {
      name: 'protected_until',
      label: 'Protected until',
      type: 'instant',
      sql: registrationOf("case when r.status = 'approved' then r.expires_at end"),
    },
    {
      name: 'commission_total',
      label: 'Commissions',
      type: 'amount',
      currency_field: 'currency',
      sql: decimal(commissionOf('sum(c.amount_minor)'), 't.currency'),
    },
    {
      name: 'commission_paid',
      label: 'Commissions paid',
      type: 'amount',
      currency_field: 'currency',
      sql: decimal(commissionOf("sum(c.amount_minor) filter (where c.status = 'paid')"), 't.currency'),
    },
  ],
};

/** Registrations are only written to the CRM, because their state follows from the program's rules. */
export const registrations: LocalTable = {
  table: 'deal_registrations',
  label: 'Deal registrations',
  rank: 5,
  ...outOnly,
};
