import type { Mode } from '#web/credentials.ts';
import { toAddress } from '#web/resource/listState.ts';
import { parseSearch, stringifySearch } from '#web/search.ts';
import type { Entry } from '../schema.ts';

const lists: Record<Mode, Record<string, string>> = {
  company: {
    partners: '/partners',
    opportunities: '/commissions/opportunities',
    opportunity_lines: '/commissions/opportunities/lines',
    deal_registrations: '/partners/pending',
    commission_lines: '/commissions',
    payout_batches: '/commissions/payouts',
    commission_disputes: '/commissions/disputes',
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
  const search = Object.fromEntries(
    Object.entries(parseSearch(query)).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.map(toAddress) : toAddress(value),
    ]),
  );
  if (path !== lists.company.deal_registrations) return path + stringifySearch(search);
  const { status, ...others } = search;
  const known = typeof status === 'string' && status in queues;
  return path + stringifySearch({ queue: known ? queues[status] : 'all', ...(known ? {} : { status }), ...others });
}

/** A record's own screen; null for what has none. */
export function screenOf({ kind, id, status }: Entry, mode: Mode): string | null {
  const isCompany = mode === 'company';
  switch (kind) {
    case 'registration':
      if (isCompany) return `/partners/pending/opportunities/show/${id}`;
      return status === 'draft' ? `/revenue/deal-desk/create?draft=${id}` : `/revenue/deal-desk/show/${id}`;
    case 'deal':
      return isCompany ? `/commissions/opportunities/show/${id}` : `/revenue/opportunities/show/${id}`;
    case 'partner':
      return `/partners/show/${id}`;
    case 'dispute':
      return `/commissions/disputes/show/${id}`;
    case 'payout':
      return `/commissions/payouts/edit/${id}`;
    case 'payment':
      return `/revenue/payouts/statement/${id}`;
    case 'tier':
      return null;
  }
}
