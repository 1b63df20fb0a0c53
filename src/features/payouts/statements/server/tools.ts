import { earnedCommission } from '#features/commissions/commissions/measures.ts';
import { LineTotal } from '#features/commissions/commissions/schema.ts';
import { defineTool, type Reader, type Source, type ToolAnswer } from '#server/extension-points/assistant-tools.ts';
import { measureRows } from '#server/figures/measures.ts';
import { addressOf } from '#server/figures/rows.ts';
import { shapeOfSchema } from '#server/leaving/schema-shape.ts';
import { columnsOf } from '#server/leaving/shape.ts';
import type { MeasuredRows } from '#shared/measures.ts';
import { formatMoney } from '#shared/money/money.ts';
import { closed, Day, Id, oneOf, type Static, Type } from '#shared/schema.ts';
import { Earnings } from '../schema.ts';

const Input = closed({
  show: oneOf('earned', 'due', 'next_payout'),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  partner_id: Type.Optional(
    Type.Intersect([Id], { description: 'Only this partner, from find_records. Partners see their own amounts.' }),
  ),
});
type Input = Static<typeof Input>;

const showEarnings = defineTool({
  name: 'show_earnings',
  isCovered: true,
  label: 'Adding up commissions',
  about:
    'Adds up commissions by currency. "earned" sums those of a period (from, to) by status, "due" those that are payable or on hold now, and "next_payout" gives the day of the next payout of a partner and the expected amount.',
  input: Input,
  output: {
    totals: [shapeOfSchema(LineTotal)],
    payouts: [columnsOf('payout_batches', 'id', 'name', 'status', 'currency', 'total_minor', 'cutoff_on', 'pay_by')],
    earnings: [shapeOfSchema(Earnings)],
  },
  modes: ['company', 'partner'],
  can: 'commission_lines:view',
  run: async (reader, input) => (input.show === 'next_payout' ? nextPayout(reader, input) : totals(reader, input)),
});

const list = ({ actor }: Reader): Source => ({
  kind: 'list',
  title: 'Commissions',
  to: actor.mode === 'partner' ? '/revenue/commissions' : '/commissions',
});
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const dayText = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));
const inEach = (amounts: ReadonlyMap<string, number>) =>
  [...amounts].map(([currency, minor]) => formatMoney(minor, currency)).join(' and ');

async function totals(reader: Reader, { show, from, to, partner_id }: Input): Promise<ToolAnswer> {
  // Amounts on hold or payable are figures of this moment; what was earned is a measure of its period.
  const counted: MeasuredRows = show === 'earned' ? earnedCommission : { ...earnedCommission, filters: {} };
  const scope = { span: { ...(from && { from }), ...(to && { to }) }, partner_id };
  const rows = addressOf(measureRows(counted, scope, { actor: reader.actor, today: reader.today }));
  const { rows: all } = await reader.get<{ rows: LineTotal[] }>(`/${rows.replace(/\?|$/, '/totals$&')}`);
  const sum = (...statuses: LineTotal['status'][]) => {
    const amounts = new Map<string, number>();
    for (const { status, currency, amount_minor } of all)
      if (statuses.includes(status)) amounts.set(currency, (amounts.get(currency) ?? 0) + amount_minor);
    return inEach(amounts);
  };
  const earned = sum('on_hold', 'payable', 'reserved', 'paid');
  const payable = sum('payable');
  const held = sum('on_hold');
  const transit = sum('reserved');
  const answer = { data: { totals: all }, sources: [list(reader)] };
  if (show === 'due') {
    const more = [held && `${held} on hold`, transit && `${transit} in a payout`].filter(Boolean).join(' and ');
    return { ...answer, says: `${payable || 'Nothing'} is payable now${more ? `, with ${more}` : ''} [1].` };
  }
  const days =
    from && to
      ? ` from ${dayText(from)} to ${dayText(to)}`
      : from
        ? ` since ${dayText(from)}`
        : to
          ? ` until ${dayText(to)}`
          : '';
  if (!earned) return { ...answer, says: `No commissions were earned${days} [1].` };
  const parts = [
    ['paid', sum('paid')],
    ['in a payout', transit],
    ['payable', payable],
    ['on hold', held],
  ].flatMap(([words, amount]) => (amount ? `${amount} ${words}` : []));
  return { ...answer, says: `Commissions of ${earned} were earned${days}: ${parts.join(', ')} [1].` };
}

interface Batch {
  name: string;
  status: string;
  currency: string;
  total_minor: number;
  pay_by: string | null;
}

async function nextPayout(reader: Reader, { partner_id }: Input): Promise<ToolAnswer> {
  if (reader.actor.mode === 'company' && !partner_id) {
    const { rows } = await reader.list<Batch>('payout_batches', {
      status: ['draft', 'pending_approval', 'approved', 'processing'],
      _sort: 'cutoff_on',
      _order: 'asc',
      _start: '0',
      _end: '5',
    });
    const sources: Source[] = [{ kind: 'list', title: 'Payouts', to: '/commissions/payouts' }];
    const open = rows.map(
      ({ name, currency, total_minor, status, pay_by }) =>
        `${name} with ${formatMoney(total_minor, currency)} (${status.replaceAll('_', ' ')}${pay_by ? `, pay by ${dayText(pay_by)}` : ''})`,
    );
    const says = open.length === 0 ? 'No payout is open [1].' : `Open payouts: ${open.join('; ')} [1].`;
    return { data: { payouts: rows }, sources, says };
  }
  const path =
    partner_id && reader.actor.mode === 'company' ? `/partner_earnings?partner_id=${partner_id}` : '/partner_earnings';
  const { rows: earnings } = await reader.get<{ rows: Earnings[] }>(path);
  const says = earnings.flatMap(({ currency, next, in_transit_minor, in_transit_by }) => [
    ...(in_transit_minor > 0
      ? [
          `A payment of ${formatMoney(in_transit_minor, currency)} is in process${in_transit_by ? ` and should arrive by ${dayText(in_transit_by)}` : ''} [1].`,
        ]
      : []),
    ...(next
      ? [
          `The next payout is prepared on ${dayText(next.planned_on)} and paid by ${dayText(next.pay_by)}; ${formatMoney(next.expected_minor, currency)} is expected [1].`,
        ]
      : []),
  ]);
  return {
    data: { earnings },
    sources: [list(reader)],
    says: says.length > 0 ? says.join(' ') : 'No payout is planned and nothing is waiting to be paid [1].',
  };
}

export const tools = [showEarnings];
