import { sayable } from '#shared/text/labels.ts';

export const statusOptions = sayable([
  { value: 'submitted', label: 'In review', tone: 'amber' },
  { value: 'accepted', label: 'Accepted', tone: 'green' },
  { value: 'rejected', label: 'Rejected', tone: 'red' },
  { value: 'replaced', label: 'Replaced', tone: 'gray' },
] as const);

export const personOptions = sayable([
  { value: 'company', label: 'Company' },
  { value: 'individual', label: 'Individual or sole proprietor' },
] as const);

export const formOptions = sayable([
  { value: 'w9', label: 'W-9' },
  { value: 'w8ben', label: 'W-8BEN' },
  { value: 'w8bene', label: 'W-8BEN-E' },
  { value: 'none', label: 'No US form' },
] as const);

/** Line 3a of Form W-9 (March 2024). */
export const usClassOptions = sayable([
  { value: 'individual', label: 'Individual or sole proprietor' },
  { value: 'c_corporation', label: 'C corporation' },
  { value: 's_corporation', label: 'S corporation' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'trust', label: 'Trust or estate' },
  { value: 'llc_c', label: 'LLC taxed as a C corporation' },
  { value: 'llc_s', label: 'LLC taxed as an S corporation' },
  { value: 'llc_p', label: 'LLC taxed as a partnership' },
  { value: 'other', label: 'Other' },
] as const);

/** Line 4 of Form W-8BEN-E: chapter 3 status. */
export const entityOptions = sayable([
  { value: 'corporation', label: 'Corporation' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'disregarded', label: 'Disregarded entity' },
  { value: 'trust', label: 'Trust or estate' },
  { value: 'government', label: 'Government or international organization' },
  { value: 'tax_exempt', label: 'Tax-exempt organization' },
  { value: 'other', label: 'Other' },
] as const);

/** Line 5 of Form W-8BEN-E: chapter 4 status, in the groups that sellers of services use. */
export const fatcaOptions = sayable([
  { value: 'active_nffe', label: 'Active NFFE (an operating business)' },
  { value: 'passive_nffe', label: 'Passive NFFE (mostly investment income)' },
  { value: 'public_nffe', label: 'Publicly traded NFFE' },
  { value: 'financial', label: 'Financial institution' },
  { value: 'other', label: 'Other' },
] as const);

export const paperOptions = sayable([
  { value: 'tax_form', label: 'A US tax form (W-9 or W-8)' },
  { value: 'tax_profile', label: 'A tax profile' },
  { value: 'vat_number', label: 'A VAT number' },
] as const);
export type Paper = (typeof paperOptions)[number]['value'];

export const appliesToOptions = sayable([
  { value: 'all', label: 'All partners' },
  { value: 'us', label: 'Partners in the United States' },
  { value: 'not_us', label: 'Partners outside the United States' },
  { value: 'eu', label: 'Partners in the European Union' },
  { value: 'country', label: 'Partners in one country' },
] as const);
