import type { Reader } from '#server/figures/ask.ts';
import { largest, merged, ranked } from '#server/figures/breakdown.ts';
import { partnerRevenue, wonRevenue } from '../../measures.ts';

/** Lead partners by what they won. */
export const topPartners: Reader = (ask) => {
  const rows = ask.rowsOf(partnerRevenue, { span: ask.spans.now });
  const found = largest(ask, rows, 't.partner_id', 'partners');
  return () => ranked(merged(found(), (id) => ({ partner_id: id! }), rows));
};

/** Amounts partners won by region; a partner in several regions counts in each. */
export const regions: Reader = (ask) => {
  const rows = ask.rowsOf(partnerRevenue, { span: ask.spans.now });
  const each = "unnest(coalesce(nullif(t.partner_region_ids, '{}'), array[null::uuid]))";
  const found = largest(ask, rows, each, 'partner_regions', ask.regions);
  return () => ranked(merged(found(), (id) => ({ partner_region_id: id ?? '' }), rows));
};

/** A partner's customers by what was won with them. */
export const topAccounts: Reader = (ask) => {
  const rows = ask.rowsOf(wonRevenue, { span: ask.spans.now });
  const found = largest(ask, rows, 't.account_id', 'accounts');
  return () => ranked(merged(found(), (id) => ({ account_id: id ?? '' }), rows));
};
