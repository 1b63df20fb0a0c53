import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  self_billing_settings: { one: 'self-billing settings', many: 'self-billing settings', log: 'company' },
  self_billing_agreements: {
    one: 'self-billing agreement',
    many: 'self-billing agreements',
    onPartnerMerge: 'move',
    log: 'company',
  },
  self_billing_numbers: { one: 'invoice number', many: 'invoice numbers' },
  self_billing_invoices: {
    one: 'self-billing invoice',
    many: 'self-billing invoices',
    title: 'number',
    permission: {
      manage: 'Set up self-billing',
      managedBy: ['finance', 'partner_finance'],
      hiddenFrom: ['partner_sales'],
    },
    onPartnerMerge: 'history',
  },
  self_billing_contents: { one: 'content of an invoice', many: 'contents of invoices' },
});
