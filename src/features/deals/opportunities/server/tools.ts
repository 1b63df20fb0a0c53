import { defineTool, type Query, type Reader } from '#server/extension-points/assistant-tools.ts';
import { citations, countText, dayText, monthText, sumsText } from '#server/extension-points/assistant-words.ts';
import { closed, Id, type Static, Type } from '#shared/schema.ts';
import { addDays, addMonths } from '#shared/time/dates.ts';

/** Partners see no chances. */
interface Deal {
  amount_minor: number | null;
  currency: string;
  expected_close_on: string | null;
  probability?: number | null;
}

const isPartnerOf = ({ actor }: Reader) => actor.mode === 'partner';
const listAddress = (reader: Reader, query: string): `/${string}` =>
  `${isPartnerOf(reader) ? '/revenue/opportunities' : '/commissions/opportunities'}?${query}`;

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
const _lastDayOf = (month: string): string => dayBefore(addMonths(`${month}-01`, 1));

export const tools = [forecast];
