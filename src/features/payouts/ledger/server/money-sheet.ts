import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { SheetOf } from '#server/http/action.ts';
import type { StepSheet } from '#shared/nouns/step-sheet.ts';
import { counted, day, money, type Sentence, sentence } from '#shared/text/sentence.ts';

/** One balance of a partner before and after a step. */
interface Moved {
  partner_id: string;
  partner_name: string;
  place: 'on_hold' | 'payable' | 'in_transit';
  currency: string;
  before_minor: number;
  after_minor: number;
  /** The last day of a hold among the commissions that moved. */
  release_on: string | null;
}

const places = { on_hold: 'On hold', payable: 'Payable', in_transit: 'In payout' } as const;

type Told = Partial<Pick<StepSheet, 'facts' | 'excluded' | 'changes' | 'figures' | 'note'>>;

interface MoneyStep<Input> {
  /** The verb of the button: "Approve". */
  verb: string;
  /** The effects that are final. */
  final: readonly string[];
  /** Facts that only this step knows; read after the step, before it is rolled back. */
  tell?: (trial: Call, input: Input, result: unknown) => Promise<Told>;
}

/** Declares the sheet of a step that moves money. All amounts are those that the step itself posts to the ledger. */
export function moneySheet<Input>({ verb, final, tell }: MoneyStep<Input>): SheetOf<Input> {
  return async (call, input, trial) => {
    const head = await call.maybe<{ seq: number }>(
      sql`select seq from ledger_heads where organization_id = ${call.organization_id}`,
    );
    return trial(async (then, result) => {
      const moved = await movedSince(then, head?.seq ?? 0);
      const figures = figuresOf(moved);
      const told = await tell?.(then, input, result);
      const shown = told?.figures ?? figures;
      return {
        action: actionText(verb, shown),
        figures: shown,
        note: noteOf(moved),
        changes: changesOf(moved),
        excluded: [],
        ...told,
        facts: [...(told?.facts ?? []), ...factsOf(moved)],
        final: [...final],
      };
    });
  };
}

/** Reads the balances of partners that entries after this one changed. */
function movedSince(call: Call, seq: number): Promise<Moved[]> {
  return call.rows<Moved>(sql`
    with moved as (
      select p.account_id,
        sum(case p.side when 'C' then p.amount_minor else -p.amount_minor end)::bigint as delta_minor,
        max(l.release_on) filter (where l.status = 'on_hold') as release_on
      from journal_entries e join postings p on p.organization_id = e.organization_id and p.entry_id = e.id
      left join commission_lines l on l.organization_id = e.organization_id and l.id = e.source_id
      where e.organization_id = ${call.organization_id} and e.seq > ${seq} group by p.account_id)
    select a.partner_id, w.name as partner_name, split_part(a.code, ':', 3) as place, a.currency, m.release_on,
      (b.credit_minor - b.debit_minor - m.delta_minor)::bigint as before_minor,
        (b.credit_minor - b.debit_minor)::bigint as after_minor
    from moved m join ledger_accounts a on a.organization_id = ${call.organization_id} and a.id = m.account_id
    join account_balances b on b.organization_id = ${call.organization_id} and b.account_id = a.id
    join partners w on w.organization_id = ${call.organization_id} and w.id = a.partner_id
    where m.delta_minor <> 0 order by w.name, a.partner_id, a.currency, a.code`);
}

/** The change of what is owed, by currency; for amounts that only become due, what becomes due. */
function figuresOf(moved: readonly Moved[]): StepSheet['figures'] {
  const owed = moved.filter(({ place }) => place !== 'in_transit');
  return [...Map.groupBy(owed, ({ currency }) => currency)].map(([currency, rows]) => {
    const total = sumOf(rows);
    return { currency, minor: total === 0 ? sumOf(rows.filter(({ place }) => place === 'payable')) : total };
  });
}

const sumOf = (rows: readonly Moved[]) =>
  rows.reduce((sum, { before_minor, after_minor }) => sum + after_minor - before_minor, 0);

/** "Approve $1,200.00 and €30.00"; amounts without a sign, because the verb has the direction. */
function actionText(verb: string, figures: StepSheet['figures']): Sentence {
  const moved = figures.filter(({ minor }) => minor !== 0);
  // Without an amount, the preposition or colon before it goes too.
  if (moved.length === 0) return [verb.replace(/( of| by| on|:)$/, '')];
  return [
    verb,
    ...moved.flatMap(({ minor, currency }, at) => [at === 0 ? ' ' : ' and ', money(Math.abs(minor), currency)]),
  ];
}

function noteOf(moved: readonly Moved[]): Sentence | null {
  const partners = new Set(moved.map(({ partner_id }) => partner_id));
  if (partners.size === 0) return null;
  return partners.size === 1 ? [moved[0]!.partner_name] : [counted(partners.size, 'partner', 'partners')];
}

function changesOf(moved: readonly Moved[]): StepSheet['changes'] {
  return moved.map(({ partner_id, partner_name, place, currency, before_minor, after_minor }) => ({
    key: [partner_id, currency, place].join(),
    name: partner_name,
    note: places[place],
    currency,
    before_minor,
    after_minor,
  }));
}

function factsOf(moved: readonly Moved[]): StepSheet['facts'] {
  const last = moved
    .flatMap(({ release_on }) => release_on ?? [])
    .sort()
    .at(-1);
  return last ? [{ label: 'Payable from', value: sentence`${day(last)}` }] : [];
}
