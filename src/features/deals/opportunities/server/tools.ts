import { defineTool, type Query, type Reader } from '#server/extension-points/assistant-tools.ts';
import {
  citations,
  countText,
  dayText,
  monthText,
  recordSource,
  sumsText,
} from '#server/extension-points/assistant-words.ts';
import { columnsOf } from '#server/leaving/shape.ts';
import { formatMoney } from '#shared/money/money.ts';
import { closed, Id, oneOf, type Static, Type } from '#shared/schema.ts';
import { addDays, addMonths } from '#shared/time/dates.ts';

const Month = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', description: 'a month such as 2026-03' });

/** Partners see no chances and no owner. */
interface Deal {
  id: string;
  name: string;
  account_name: string | null;
  partner_name?: string | null;
  stage_name: string | null;
  amount_minor: number | null;
  currency: string;
  expected_close_on: string | null;
  probability?: number | null;
}

const isPartnerOf = ({ actor }: Reader) => actor.mode === 'partner';
const listAddress = (reader: Reader, query: string): `/${string}` =>
  `${isPartnerOf(reader) ? '/revenue/opportunities' : '/commissions/opportunities'}?${query}`;

const ClosingInput = closed({
  month: Type.Optional(Month),
  whose: Type.Optional(oneOf('mine', 'all')),
  partner_id: Type.Optional(Type.Intersect([Id], { description: 'Only deals of this partner; not in partner mode.' })),
  overdue: Type.Optional(Type.Boolean({ description: 'Open deals whose expected close has passed.' })),
});

const dealsClosing = defineTool({
  name: 'deals_closing',
  isCovered: true,
  label: 'Reading deals that close',
  about:
    'Lists open deals by their expected close: of a month (the present one by default) or overdue ones. `whose: mine` limits them to those that the person owns, which partners cannot ask.',
  input: ClosingInput,
  output: {
    total: 'value',
    deals: [
      columnsOf(
        'opportunities',
        'id',
        'name',
        'account_name',
        'partner_name',
        'owner_name',
        'stage_name',
        'status',
        'amount_minor',
        'currency',
        'expected_close_on',
        'probability',
        'next_step',
      ),
    ],
  },
  modes: ['company', 'partner'],
  can: 'opportunities:view',
  run: async (reader, { month, whose, partner_id, overdue }: Static<typeof ClosingInput>) => {
    const of = month ?? reader.today.slice(0, 7);
    const isMine = whose === 'mine' && !isPartnerOf(reader) && reader.actor.user_id !== null;
    const range: Query = overdue
      ? { expected_close_on_lte: dayBefore(reader.today) }
      : { expected_close_on_gte: `${of}-01`, expected_close_on_lte: lastDayOf(of) };
    const query: Query = {
      status: 'open',
      ...range,
      ...(isMine && { owner_user_id: reader.actor.user_id! }),
      ...(partner_id && !isPartnerOf(reader) && { partner_id }),
    };
    const { rows, total } = await reader.list<Deal>('opportunities', {
      ...query,
      _sort: 'expected_close_on',
      _order: 'asc',
      _end: '25',
    });
    const { sources, cite } = citations();
    const whose_ = isMine || isPartnerOf(reader) ? 'of your deals' : 'deals';
    const when = overdue ? 'should have closed already' : `close in ${monthText(of)}`;
    const all = cite({
      kind: 'list',
      title: 'Open deals',
      to: listAddress(reader, new URLSearchParams(query as Record<string, string>).toString()),
    });
    return {
      data: { total, deals: rows },
      sources,
      says:
        total === 0
          ? `No ${isMine || isPartnerOf(reader) ? 'deal of yours' : 'deal'} ${overdue ? 'is overdue' : `closes in ${monthText(of)}`}${all}.`
          : [
              `${total} ${whose_} ${when}${all}${total > rows.length ? `; the first ${rows.length}, worth ${sumsText(rows)}` : `, worth ${sumsText(rows)}`}:`,
              ...rows.map(
                (deal) => `- ${dealText(deal)}${cite(recordSource(reader, 'opportunities', deal.id, deal.name))}`,
              ),
            ].join('\n'),
    };
  },
});

function dealText({ name, stage_name, amount_minor, currency, expected_close_on, partner_name }: Deal): string {
  const facts = [
    amount_minor !== null && formatMoney(amount_minor, currency),
    stage_name,
    partner_name,
    expected_close_on && `expected ${dayText(expected_close_on)}`,
  ].filter(Boolean);
  return `${name}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}`;
}

const ForecastInput = closed({
  months: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 12, description: 'Months from the present one; 3 by default.' }),
  ),
  partner_id: Type.Optional(Type.Intersect([Id], { description: 'Only deals of this partner; not in partner mode.' })),
});

const MOST_OF_FORECAST = 500;

const forecast = defineTool({
  name: 'forecast_deals',
  isCovered: true,
  label: 'Adding up open deals',
  about:
    'Adds up the open deals by the month of their expected close, per currency. In company mode, also weighted by the probability of the stage. Quote these sums; never add amounts yourself.',
  input: ForecastInput,
  output: {
    from: 'value',
    to: 'value',
    months: [{ month: 'value', deals: 'value', amount: 'value', weighted: 'value' }],
    is_complete: 'value',
  },
  modes: ['company', 'partner'],
  can: 'opportunities:view',
  run: async (reader, { months = 3, partner_id }: Static<typeof ForecastInput>) => {
    const from = `${reader.today.slice(0, 7)}-01`;
    const to = dayBefore(addMonths(from, months));
    const query: Query = {
      status: 'open',
      expected_close_on_gte: from,
      expected_close_on_lte: to,
      ...(partner_id && !isPartnerOf(reader) && { partner_id }),
    };
    const { rows, total } = await everyDeal(reader, query);
    const isWeighted = !isPartnerOf(reader);
    const byMonth = Map.groupBy(rows, ({ expected_close_on }) => expected_close_on!.slice(0, 7));
    const groups = [...byMonth].sort(([a], [b]) => a.localeCompare(b));
    const weighted = (deals: readonly Deal[]) =>
      sumsText(
        deals.map(({ amount_minor, currency, probability }) => ({
          amount_minor: Math.round(((amount_minor ?? 0) * (probability ?? 0)) / 100),
          currency,
        })),
      );
    const { sources, cite } = citations();
    const all = cite({
      kind: 'list',
      title: 'Open deals',
      to: listAddress(reader, new URLSearchParams(query as Record<string, string>).toString()),
    });
    const part = total > rows.length ? ` Only the first ${rows.length} of ${total} deals are included.` : '';
    return {
      data: {
        from,
        to,
        months: groups.map(([month, deals]) => ({
          month,
          deals: deals.length,
          amount: sumsText(deals),
          ...(isWeighted && { weighted: weighted(deals) }),
        })),
        is_complete: total === rows.length,
      },
      sources,
      says:
        total === 0
          ? `No open deal has an expected close between ${dayText(from)} and ${dayText(to)}${all}.`
          : [
              `${countText(total, 'open deal', 'open deals')} with an expected close until ${dayText(to)}${all}: ${sumsText(rows)}${isWeighted ? `, weighted ${weighted(rows)}` : ''}.${part}`,
              ...groups.map(
                ([month, deals]) =>
                  `- ${monthText(month)}: ${countText(deals.length, 'deal', 'deals')}, ${sumsText(deals)}${isWeighted ? `, weighted ${weighted(deals)}` : ''}`,
              ),
            ].join('\n'),
    };
  },
});

/** In steps of a page, up to a limit. */
async function everyDeal(reader: Reader, query: Query): Promise<{ rows: Deal[]; total: number }> {
  const rows: Deal[] = [];
  for (;;) {
    const page = await reader.list<Deal>('opportunities', {
      ...query,
      _sort: 'expected_close_on',
      _order: 'asc',
      _start: String(rows.length),
      _end: String(rows.length + 100),
    });
    rows.push(...page.rows);
    if (page.rows.length === 0 || rows.length >= Math.min(page.total, MOST_OF_FORECAST))
      return { rows, total: page.total };
  }
}

const dayBefore = (day: string): string => addDays(day, -1);
const lastDayOf = (month: string): string => dayBefore(addMonths(`${month}-01`, 1));

export const tools = [dealsClosing, forecast];
