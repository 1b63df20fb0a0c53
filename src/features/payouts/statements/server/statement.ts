import { entriesBetween } from '#features/payouts/ledger/server/service.ts';
import type { ItemStatus, Settlement } from '#features/payouts/payouts/schema.ts';
import { type Settled, settlementText } from '#features/payouts/payouts/settlement-text.ts';
import { failureOptions, payoutOption } from '#features/payouts/payouts/words.schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid, notFound } from '#server/errors.ts';
import { csvLine } from '#server/resource/csv.ts';
import { decimalOf } from '#shared/money/money.ts';
import { said } from '#shared/text/labels.ts';
import { readerMoney } from '#shared/text/reader-formats.ts';
import { dateInZone } from '#shared/time/dates.ts';
import type { Statement, StatementRow } from '../schema.ts';
import { statementTexts as texts } from '../statement.texts.ts';

interface Movement {
  seq: number;
  kind: string;
  effective_on: string;
  posted_at: string;
  amount_minor: number;
  line_id: string | null;
  line_kind: string | null;
  description: string | null;
  opportunity_id: string | null;
  opportunity_name: string | null;
  item_id: string | null;
  statement_no: string | null;
  item_status: ItemStatus | null;
  carried_minor: number | null;
  /** The settlement of an approved payment. */
  settled: Settled | null;
}

/** The range of entries in the chain, exclusive and inclusive; the days are those shown to the reader. */
interface Span {
  after: number;
  upTo: number;
  from: string | null;
  to: string;
}

/** A partner's statement for a period (defaults: from the first entry until today). Partners get only their own. */
export async function statementFor(
  call: Call,
  input: { partner_id?: string; currency: string; from?: string; to?: string },
): Promise<Statement> {
  const partner_id = await partnerOf(call, input.partner_id);
  const to = input.to ?? call.today();
  if (input.from && input.from > to) throw invalid({ from: [`must not be after ${to}`] });
  return call.asCompany(async (company) => {
    const { after, up_to } = await entriesBetween(company, input.from, to);
    return statementOf(company, partner_id, input.currency, { after, upTo: up_to, from: input.from ?? null, to }, null);
  });
}

interface Item extends Settled {
  id: string;
  partner_id: string;
  exchange_rate_on: string | null;
  exchange_rate_source: Settlement['exchange_rate_source'];
  settle_amount_minor: number | null;
  status: ItemStatus;
  statement_no: string;
  failure_code: string | null;
  failure_text: string | null;
  paid_on: string | null;
  disputable_until: string | null;
  reference: string | null;
  payee: { method: string | null; account_last4: string | null };
}

/** The statement of one payment, from the previous payment up to this one, so that statements are continuous. */
export async function statementOfItem(call: Call, item_id: string): Promise<Statement> {
  const item = await call.one<Item>(
    sql`
      select i.*, p.disputable_until from payout_item_rows i join payout_items p using (organization_id, id)
      where organization_id = ${call.organization_id} and id = ${item_id} and i.status not in ('included', 'excluded')`,
    'This payment',
  );
  return call.asCompany(async (company) => {
    const reserves = await company.rows<{ seq: number; source_id: string; effective_on: string }>(sql`
      select e.seq, e.source_id, e.effective_on
      from journal_entries e join payout_items i on i.organization_id = e.organization_id and i.id = e.source_id
      where e.organization_id = ${company.organization_id} and e.kind = 'reserve' and i.partner_id = ${item.partner_id}
        and i.currency = ${item.currency} order by e.seq`);
    const at = reserves.findIndex(({ source_id }) => source_id === item_id);
    const [own, before] = [reserves[at], reserves[at - 1]];
    if (!own) throw notFound('The statement of this payment');
    const span = { after: before?.seq ?? 0, upTo: own.seq, from: before?.effective_on ?? null, to: own.effective_on };
    return statementOf(company, item.partner_id, item.currency, span, item);
  });
}

async function partnerOf(call: Call, requested_id: string | undefined): Promise<string> {
  const id = call.actor.partner_id ?? requested_id;
  if (!id || (requested_id && requested_id !== id)) throw notFound('This partner');
  await call.requirePartner(id);
  return id;
}

async function statementOf(
  call: Call,
  partner_id: string,
  currency: string,
  span: Span,
  item: Item | null,
): Promise<Statement> {
  const names = await call.one<{ partner_name: string; company_name: string }>(
    sql`
      select p.name as partner_name, o.name as company_name
      from partners p join organizations o on o.id = p.organization_id
      where p.organization_id = ${call.organization_id} and p.id = ${partner_id}`,
    'This partner',
  );
  const account = [call.organization_id, `partner:${partner_id}:payable`, currency];
  const { opening_minor } = await call.one<{ opening_minor: number }>(
    `select coalesce(sum(case p.side when 'C' then p.amount_minor else -p.amount_minor end), 0)::bigint as opening_minor ${FROM} and e.seq <= $4`,
    [...account, span.after],
  );
  const movements = await call.rows<Movement>(
    `select e.seq, e.kind, e.effective_on, e.posted_at, case p.side when 'C' then p.amount_minor else -p.amount_minor end as amount_minor,
       l.id as line_id, l.kind as line_kind, l.description, l.opportunity_id,
       deal_name_for($1, l.opportunity_id, l.partner_id, o.name) as opportunity_name, i.id as item_id, i.statement_no, i.status as item_status,
       case when i.status not in ('failed', 'returned', 'canceled') then i.carried_minor end as carried_minor,
       case when e.kind = 'reserve' then (select to_jsonb(r) from payout_item_rows r where r.organization_id = i.organization_id and r.id = i.id) end as settled
     ${FROM_WITH_SOURCES} and e.seq > $4 and e.seq <= $5 order by e.seq`,
    [...account, span.after, span.upTo],
  );
  const payouts = await call.one<Statement['payouts']>(sql`
    select coalesce(sum(i.amount_minor), 0)::bigint as approved_minor,
      coalesce(sum(i.amount_minor) filter (where i.status = 'paid'), 0)::bigint as paid_minor,
      coalesce(sum(i.amount_minor) filter (where i.status in ('failed', 'returned')), 0)::bigint as failed_minor,
      coalesce(sum(i.amount_minor) filter (where i.status = 'canceled'), 0)::bigint as canceled_minor,
      coalesce(sum(i.amount_minor) filter (where i.status in ('reserved', 'held', 'processing', 'in_transit')),
        0)::bigint as open_minor
    from payout_items i join journal_entries e on e.organization_id = i.organization_id and e.source_id = i.id
      and e.kind = 'reserve'
    where i.organization_id = ${call.organization_id} and i.partner_id = ${partner_id} and i.currency = ${currency}
      and e.seq > ${span.after} and e.seq <= ${span.upTo}`);
  let balance = opening_minor;
  const rows = movements.map((movement): StatementRow => {
    balance += movement.amount_minor;
    const { effective_on, posted_at, line_id, opportunity_id, opportunity_name, item_id, amount_minor } = movement;
    return {
      effective_on,
      posted_at,
      ...wordsOf(movement),
      note: noteOf(movement, currency),
      line_id,
      opportunity_id,
      opportunity_name,
      item_id,
      amount_minor,
      balance_minor: balance,
    };
  });
  return {
    ...names,
    partner_id,
    currency,
    opening_minor,
    rows,
    closing_minor: balance,
    payouts,
    statement_no: item?.statement_no ?? null,
    from: span.from,
    to: span.to,
    payout: item && {
      item_id: item.id,
      amount_minor: item.amount_minor,
      status: item.status,
      failure_reason: failureReason(item),
      paid_on: item.paid_on,
      disputable_until: item.status === 'paid' ? item.disputable_until : null,
      reference: item.reference,
      withheld_minor: item.withheld_minor,
      withholding_ppm: item.withholding_ppm,
      settle_currency: item.settle_currency,
      settle_amount_minor: item.settle_amount_minor,
      exchange_rate: item.exchange_rate,
      exchange_rate_on: item.exchange_rate_on,
      exchange_rate_source: item.exchange_rate_source,
      pays_currency: item.pays_currency,
      pays_minor: item.pays_minor,
      method: item.payee.method && `${item.payee.method} ${item.payee.account_last4 ?? ''}`.trim(),
    },
  };
}

function failureReason({ failure_code, failure_text }: Item): string | null {
  return failure_text ?? (failure_code && said(payoutOption(failureOptions, failure_code).label));
}

const JOINS = `from journal_entries e
  join postings p on p.organization_id = e.organization_id and p.entry_id = e.id
  join ledger_accounts a on a.organization_id = p.organization_id and a.id = p.account_id`;
const ACCOUNT = 'where e.organization_id = $1 and a.code = $2 and a.currency = $3';
const FROM = `${JOINS} ${ACCOUNT}`;
const FROM_WITH_SOURCES = `${JOINS}
  left join commission_lines l on l.organization_id = e.organization_id and l.id = e.source_id
  left join opportunities o on o.organization_id = l.organization_id and o.id = l.opportunity_id
  left join payout_items i on i.organization_id = e.organization_id and i.id = e.source_id
  ${ACCOUNT}`;

function wordsOf(movement: Movement): Pick<StatementRow, 'kind' | 'text'> {
  const { kind, line_kind, description, statement_no, item_status } = movement;
  if (kind === 'reserve') return { kind: 'payout', text: texts.payout(statement_no) };
  if (kind === 'fail' && item_status === 'canceled')
    return { kind: 'payout_called_off', text: texts.payoutCanceled(statement_no) };
  if (kind === 'fail' || kind === 'return') return { kind: 'payout_failed', text: texts.payoutFailed(statement_no) };
  if (kind === 'withhold') return { kind: 'payout_failed', text: texts.taxCredited(statement_no) };
  if (kind === 'write_off') return { kind: 'written_off', text: description ?? kind };
  if (kind === 'hold') return { kind: 'hold', text: texts.onHold(description) };
  const kinds: Record<string, StatementRow['kind']> = {
    accrual: 'commission',
    bonus: 'bonus',
    adjustment: 'correction',
    clawback: 'taken_back',
    manual: 'by_hand',
  };
  return { kind: kinds[line_kind ?? ''] ?? 'other', text: description ?? kind };
}

/**
 * Settlements have no entries on this account: a carried amount stays on it, and the whole amount is no longer payable.
 */
function noteOf({ settled, carried_minor }: Movement, currency: string): string | null {
  const notes = [
    settled && settlementText(settled),
    carried_minor && settled && texts.carriedOver(readerMoney(carried_minor, currency)),
  ];
  return notes.filter(Boolean).join('. ') || null;
}

/**
 * The statement as a CSV file. Opening and closing balance are rows too, so that the column adds up. Amounts are
 * generated and stay numbers; only texts typed by people are guarded against formulas. Days are the company's, as in
 * the requested period.
 */
export function statementCsv(statement: Statement, timezone: string): string {
  const { currency } = statement;
  const money = (minor: number | null) => (minor === null ? '' : decimalOf(minor, currency));
  const line = (cells: unknown[], amount: number | null, balance: number) =>
    `${csvLine([...cells, currency]).trimEnd()},${money(amount)},${money(balance)}\r\n`;
  return [
    csvLine(['effective_on', 'posted_on', 'kind', 'text', 'deal', 'currency', 'amount', 'balance']),
    line([statement.from, '', 'opening', 'Opening balance', ''], null, statement.opening_minor),
    ...statement.rows.map((row) =>
      line(
        [
          row.effective_on,
          dateInZone(new Date(row.posted_at), timezone),
          row.kind,
          [row.text, row.note].filter(Boolean).join('. '),
          row.opportunity_name,
        ],
        row.amount_minor,
        row.balance_minor,
      ),
    ),
    line([statement.to, '', 'closing', 'Closing balance', ''], null, statement.closing_minor),
  ].join('');
}
