import { defineTexts, type Part } from '#web/texts.ts';
import type { EntryKind, Method, RiskRule } from '../schema.ts';

export const texts = defineTexts('commissions/attributions/web', {
  noTimeline: 'Nothing is recorded about how this deal came about.',
  notDecided:
    'No decision yet. Deals from tracked sales are decided automatically; you can assign the credit of any deal.',
  assign: 'Assign credit',
  assignHelp: 'Commission already booked moves to the partner you choose. Later sales of the customer follow.',
  assigned: 'Credit assigned',
  noEvents:
    'Leads, sales and refunds your systems report appear here. Create an API key with the permission “Conversion tracking” to start.',
  noCases: 'No risk cases. Suspicious sales are held here until you decide.',
  noPerformance: 'No clicks yet. Share a link to see its results here.',
  addContract: 'Add account',
  editContract: 'Edit contract account',
  noContracts:
    'Accounts that a contract assigns to this partner. Their sales count for the partner even without a click.',
  noReviews: 'No sales to review. Sales that could belong to several deals wait here until you decide.',
  noCandidates: 'No deal of this account comes into question. Choose a deal, or record a new one.',
  choose: 'Choose deal',
  chooseDeal: (name: string) => `Choose ${name}`,
  scriptTitle: 'Tracking script',
  scriptHelp:
    'Add this line to every page of your website. It keeps the click ID in a first-party cookie and fills form fields named tdm_click.',
  callsTitle: 'Server calls',
  callsHelp:
    'Report leads, sales and refunds from your server. The customer ID ties them together. Repeating a call has no effect.',
  createKey: 'Create API key',
  keyName: 'Conversion tracking',
  keyMade: 'The commands contain your new key. It is shown only now. Store it somewhere safe.',
  keyMissing: 'Ask an administrator for an API key with the permission “Conversion tracking”.',
  arrivedTitle: 'Received events',
  arrivedHelp: 'Run a command or use your website. This list updates automatically.',
  waiting: 'Waiting for your first event',
  received: 'Received',
  copyOf: (what: string) => `Copy ${what.toLowerCase()}`,
  sales: 'Leads and sales',
  sale: 'Sale',
  deal: 'Deal',
  on: 'Date',
  amount: 'Amount',
  lead: 'Lead',
  invoice: (id: string) => `Invoice ${id}`,
  clicksSeries: 'Clicks',
  leadsSeries: 'Leads',
  salesSeries: 'Sales',
  chart: 'Clicks, leads and sales by week',
  credit: 'Credit',
  partner: 'Partner',
  noPartnerCredited: 'No partner credited',
  leaveItEmptyToCreditNo: 'Leave it empty to credit no partner.',
  storedWithDecision: 'Stored with the decision.',
  noResultsYet: 'No results yet',
  clicksText: 'Clicks',
  leads: 'Leads',
  salesText: 'Sales',
  conversion: 'Conversion',
  revenue: 'Revenue',
  earnings: 'Earnings',
  status: 'Status',
  invoiceInvoiceId: (invoiceId: Part) => `Invoice ${invoiceId}`,
  possibleDeals: 'Possible deals',
  history: 'History',
  saleText: 'Sale',
  amountText: 'Amount',
  customer: 'Customer',
  account: 'Account',
  sold: 'Sold',
  dealText: 'Deal',
  decidedBy: 'Decided by',
  decided: 'Decided',
  note: 'Note',
  decisionText: 'Decision',
  evidence: 'Evidence',
  details: 'Details',
  opened: 'Opened',
  reason: 'Reason',
});

export const methodWords: Record<Method, string> = {
  manual: 'Assigned manually',
  registration: 'Deal registration',
  coupon: 'Coupon',
  contract_list: 'Contract account',
  lead: 'Click through lead',
  clicks: 'Clicks',
  deal: 'Partners of the deal',
  none: 'No partner',
  rejected: 'Rejected',
};

export const kindWords: Record<EntryKind, string> = {
  click: 'Click',
  lead: 'Lead',
  sale: 'Sale',
  refund: 'Refund',
  registration: 'Registration',
  coupon: 'Coupon',
  stage: 'Stage',
  decision: 'Decision',
  risk: 'Risk',
  contract: 'Contract',
};

export const reviewChoices = [
  { value: 'same_deal', label: 'Belongs to an existing deal' },
  { value: 'renewal', label: 'Is a renewal' },
  { value: 'new_deal', label: 'Is a new deal' },
  { value: 'ignored', label: 'Ignore: no deal and no commission' },
] as const;

export const ruleWords: Record<RiskRule, string> = {
  self_referral: 'Self-referral',
  disposable_email: 'Temporary email address',
  velocity: 'Unusually many or fast conversions',
  banned_source: 'Banned source',
  paid_search: 'Paid search',
};

export const eventKindOptions = [
  { value: 'lead', label: 'Lead', tone: 'blue' },
  { value: 'sale', label: 'Sale', tone: 'green' },
  { value: 'refund', label: 'Refund', tone: 'amber' },
] as const;
