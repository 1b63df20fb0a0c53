import { defineNouns } from '#shared/nouns.ts';

export const nouns = defineNouns({
  commission_lines: {
    one: 'commission',
    many: 'commissions',
    permission: { manage: 'Hold, release and correct', managedBy: ['finance'], wholeCompany: 'manage' },
    onPartnerMerge: 'history',
  },
  commission_recalculations: { one: 'recalculation', many: 'recalculations', log: 'company' },
  commission_disputes: {
    one: 'dispute',
    many: 'disputes',
    permission: {
      label: 'Commission disputes',
      manage: 'Open, answer and correct',
      managedBy: ['finance', 'partner_finance'],
    },
    onPartnerMerge: 'history',
    log: 'company',
  },
  opening_volumes: { one: 'opening volume', many: 'opening volumes', onPartnerMerge: 'history', log: 'company' },
  exchange_rates: { one: 'exchange rate', many: 'exchange rates', log: 'company' },
  commission_cells: { one: 'commission total', many: 'commission totals' },
  commission_dispute_messages: { one: 'dispute message', many: 'dispute messages' },
  commission_events: { one: 'commission event', many: 'commission events' },
  commission_fact_sets: { one: 'commission fact', many: 'commission facts' },
  commission_ratings: { one: 'commission rating', many: 'commission ratings' },
  counter_checks: { one: 'volume audit', many: 'volume audits' },
  rate_fetches: { one: 'exchange rate fetch', many: 'exchange rate fetches' },
});
