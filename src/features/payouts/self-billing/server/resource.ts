import { defineResource } from '#server/resource/define.ts';
import { selfBillingAgreement, selfBillingInvoice } from '../schema.ts';

export const selfBillingAgreements = defineResource(selfBillingAgreement, {
  create: false,
  update: false,
  view: 'self_billing_agreement_rows',
  guardedBy: 'self_billing_invoices',
  partner: { verbs: ['list', 'get'] },
});

/** Invoices are issued for payments and never change. */
export const selfBillingInvoices = defineResource(selfBillingInvoice, {
  create: false,
  update: false,
  view: 'self_billing_invoice_rows',
  list: { search: ['number', 'partner_name', 'statement_no'], filter: ['item_id'] },
  partner: { verbs: ['list', 'get'] },
});
