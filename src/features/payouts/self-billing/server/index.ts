import type { ServerFeature } from '#server/feature.ts';
import { demo } from './demo.ts';
import { invoiceDownloads } from './downloads.ts';
import { agreementRequirement } from './gate.ts';
import { issueJob } from './issue.ts';
import { onPartnerMerge } from './partner-merge.ts';
import { onPersonErasure } from './person-erasure.ts';
import { selfBillingAgreements, selfBillingInvoices } from './resource.ts';
import { selfBillingRoutes } from './routes.ts';

export const feature: ServerFeature = {
  name: 'self-billing',
  seals: [
    {
      table: 'self_billing_contents',
      column: 'content_enc',
      purpose: 'self-billing',
      place: "organization_id || '/' || invoice_id",
    },
  ],
  partOf: 'payouts',
  gates: [agreementRequirement],
  resources: [selfBillingAgreements, selfBillingInvoices],
  routes: selfBillingRoutes,
  plugin: invoiceDownloads,
  jobRules: {
    'self-billing.issue': { onGivenUp: { says: 'A self-billing invoice was not issued.' } },
  },
  jobs: { 'self-billing.issue': issueJob },
  on: { 'payout_items.updated': ['self-billing.issue'] },
  onPartnerMerge,
  onPersonErasure,
  demo,
};
