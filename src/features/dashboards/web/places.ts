import type { Mode } from '#web/credentials.ts';
import { parseSearch, stringifySearch } from '#web/search.ts';

const lists: Record<Mode, Record<string, string>> = {
  company: {
    partners: '/partners',
    opportunities: '/commissions/opportunities',
    deal_registrations: '/partners/pending',
    commission_lines: '/commissions',
    payout_batches: '/commissions/payouts',
  },
  partner: {
    opportunities: '/revenue/opportunities',
    deal_registrations: '/revenue/deal-desk',
    commission_lines: '/revenue/commissions',
  },
};

/** The review queue shows one status at a time, under a name of its own. */
const queues: Record<string, string | undefined> = {
  pending_review: undefined,
  info_requested: 'waiting',
  approved: 'protected',
};

/** The screen that lists what the server names as the rows behind a figure: `opportunities?status=open`. */
export function placeOf(rows: string, mode: Mode): string {
  const [resource = '', query = ''] = rows.split('?');
  const path = lists[mode][resource];
  if (!path) throw new Error(`no screen lists ${resource} in ${mode} mode`);
  const search = parseSearch(query);
  if (path !== lists.company.deal_registrations) return path + stringifySearch(search);
  const { status, ...others } = search;
  const known = typeof status === 'string' && status in queues;
  return path + stringifySearch({ queue: known ? queues[status] : 'all', ...(known ? {} : { status }), ...others });
}
