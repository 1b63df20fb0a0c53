import { taxProfilePartnerFor } from '#features/payouts/tax-profiles/server/service.ts';
import { action } from '#server/http/action.ts';
import { closed, Id, oneOf, Type } from '#shared/schema.ts';
import { AcceptSelfBilling, OwnSelfBilling, SelfBillingSettings, TaxTotal, TaxYear, TotalsFile } from '../schema.ts';
import { acceptAgreement, endAgreement, ownSelfBilling } from './agreements.ts';
import { readSelfBillingSettings, writeSettings } from './settings.ts';
import { totalsCsv, yearTotals } from './totals.ts';

const manage = 'self_billing_invoices:manage' as const;

export const selfBillingRoutes = [
  action({
    method: 'GET',
    url: '/self_billing_settings',
    summary: 'Get the issuer and the terms of self-billing invoices',
    can: manage,
    modes: ['company'],
    response: SelfBillingSettings,
    run: (call) => readSelfBillingSettings(call),
  }),
  action({
    method: 'PUT',
    url: '/self_billing_settings',
    summary: 'Set the issuer and the terms of self-billing invoices',
    can: manage,
    modes: ['company'],
    body: SelfBillingSettings,
    response: SelfBillingSettings,
    run: (call, { body }) => writeSettings(call, body),
  }),
  action({
    method: 'GET',
    url: '/self_billing',
    summary: 'Get the terms of self-billing and your own agreement',
    can: 'self_billing_invoices:view',
    modes: ['partner'],
    response: OwnSelfBilling,
    run: (call) => ownSelfBilling(call),
  }),
  action({
    method: 'POST',
    url: '/self_billing/accept',
    summary: 'Agree that the company issues your invoices',
    personal: true,
    can: manage,
    modes: ['partner'],
    body: AcceptSelfBilling,
    response: OwnSelfBilling,
    run: async (call, { body }) => {
      await acceptAgreement(call, call.actor.partner_id!, body.accepted_name);
      return ownSelfBilling(call);
    },
  }),
  action({
    method: 'POST',
    url: '/self_billing/end',
    summary: 'End the self-billing agreement; the company names the partner',
    personal: true,
    can: manage,
    modes: ['company', 'partner'],
    body: closed({ partner_id: Type.Optional(Id) }),
    response: closed({ has_ended: Type.Boolean() }),
    run: async (call, { body }) => {
      await endAgreement(call, await taxProfilePartnerFor(call, body.partner_id));
      return { has_ended: true };
    },
  }),
  action({
    method: 'GET',
    url: '/tax_totals',
    summary: 'List what each partner was paid in a year, equal to the ledger',
    can: 'tax_profiles:manage',
    modes: ['company'],
    query: TaxYear,
    response: Type.Array(TaxTotal),
    run: (call, { query }) => yearTotals(call, query.year),
  }),
  // The method is not POST, because a response with tax numbers must not be stored for retries.
  action({
    method: 'PUT',
    url: '/tax_totals/:year/:report',
    summary: 'Get the report of a year as CSV with full tax numbers; access is recorded',
    personal: true,
    can: 'tax_profiles:manage',
    modes: ['company'],
    params: closed({ ...TaxYear.properties, report: oneOf('1099_nec', 'dac7') }),
    response: TotalsFile,
    run: (call, { params }) => totalsCsv(call, params.year, params.report),
  }),
];
