import type { TargetKey } from './schema.ts';

/** What can be imported, field by field, and under which names other systems keep it. Read by both sides. */
export type FieldKind =
  | 'text'
  | 'money'
  | 'integer'
  | 'date'
  | 'domain'
  | 'email'
  | 'account'
  | 'product'
  | 'partner'
  | 'stage';

export interface TargetField {
  key: string;
  label: string;
  kind: FieldKind;
  is_required?: boolean;
  /** Headings of other systems, squashed to lower-case letters and digits. */
  synonyms: readonly string[];
}

export interface ImportTarget {
  key: TargetKey;
  label: string;
  /** Files are written in this order, so that what deals refer to is there. */
  fields: readonly TargetField[];
}

export const targets: Record<TargetKey, ImportTarget> = {
  products: {
    key: 'products',
    label: 'Products',
    fields: [
      {
        key: 'name',
        label: 'Name',
        kind: 'text',
        is_required: true,
        synonyms: ['product', 'productname', 'name', 'item'],
      },
      { key: 'sku', label: 'SKU', kind: 'text', synonyms: ['sku', 'productcode', 'code', 'partnumber'] },
      {
        key: 'category',
        label: 'Category',
        kind: 'text',
        synonyms: ['series', 'category', 'family', 'productfamily', 'productline'],
      },
      {
        key: 'list_price_minor',
        label: 'List price',
        kind: 'money',
        synonyms: ['salesprice', 'price', 'listprice', 'unitprice'],
      },
      { key: 'description', label: 'Description', kind: 'text', synonyms: ['description'] },
    ],
  },
  partners: {
    key: 'partners',
    label: 'Partners',
    fields: [
      {
        key: 'name',
        label: 'Name',
        kind: 'text',
        is_required: true,
        synonyms: ['salesagent', 'partner', 'partnername', 'agent', 'reseller', 'company', 'name'],
      },
      {
        key: 'manager_name',
        label: 'Partner manager',
        kind: 'text',
        synonyms: ['manager', 'partnermanager', 'owner', 'accountmanager'],
      },
      { key: 'region', label: 'Region', kind: 'text', synonyms: ['regionaloffice', 'region', 'territory', 'office'] },
      { key: 'domain', label: 'Domain', kind: 'domain', synonyms: ['domain', 'website', 'url', 'web'] },
      { key: 'country', label: 'Country code', kind: 'text', synonyms: ['countrycode'] },
      { key: 'external_ref', label: 'External reference', kind: 'text', synonyms: ['partnerid', 'id', 'externalid'] },
    ],
  },
  accounts: {
    key: 'accounts',
    label: 'Companies (end customers)',
    fields: [
      {
        key: 'name',
        label: 'Name',
        kind: 'text',
        is_required: true,
        synonyms: ['account', 'accountname', 'company', 'companyname', 'customer', 'name'],
      },
      { key: 'domain', label: 'Domain', kind: 'domain', synonyms: ['domain', 'website', 'url', 'web'] },
      { key: 'industry', label: 'Industry', kind: 'text', synonyms: ['sector', 'industry', 'vertical'] },
      {
        key: 'country',
        label: 'Country',
        kind: 'text',
        synonyms: ['officelocation', 'country', 'location', 'billingcountry'],
      },
      {
        key: 'employees',
        label: 'Employees',
        kind: 'integer',
        synonyms: ['employees', 'headcount', 'numberofemployees'],
      },
      { key: 'annual_revenue_minor', label: 'Annual revenue', kind: 'money', synonyms: ['revenue', 'annualrevenue'] },
      {
        key: 'founded_year',
        label: 'Founded',
        kind: 'integer',
        synonyms: ['yearestablished', 'founded', 'foundedyear'],
      },
      {
        key: 'parent',
        label: 'Parent company',
        kind: 'account',
        synonyms: ['subsidiaryof', 'parent', 'parentaccount', 'parentcompany'],
      },
      {
        key: 'external_ref',
        label: 'External reference',
        kind: 'text',
        synonyms: ['accountid', 'id', 'externalid', 'recordid'],
      },
    ],
  },
  opportunities: {
    key: 'opportunities',
    label: 'Opportunities',
    fields: [
      {
        key: 'external_ref',
        label: 'External reference',
        kind: 'text',
        is_required: true,
        synonyms: ['opportunityid', 'dealid', 'id', 'recordid', 'externalid'],
      },
      {
        key: 'name',
        label: 'Name',
        kind: 'text',
        synonyms: ['opportunityname', 'dealname', 'opportunity', 'name', 'title'],
      },
      {
        key: 'partner',
        label: 'Partner',
        kind: 'partner',
        synonyms: ['salesagent', 'partner', 'agent', 'reseller', 'partnername'],
      },
      {
        key: 'account',
        label: 'Company',
        kind: 'account',
        synonyms: ['account', 'accountname', 'company', 'customer'],
      },
      { key: 'product', label: 'Product', kind: 'product', synonyms: ['product', 'productname', 'item'] },
      {
        key: 'stage',
        label: 'Stage',
        kind: 'stage',
        is_required: true,
        synonyms: ['dealstage', 'stage', 'status', 'stagename'],
      },
      {
        key: 'amount_minor',
        label: 'Amount',
        kind: 'money',
        synonyms: ['closevalue', 'amount', 'value', 'dealvalue', 'dealamount'],
      },
      {
        key: 'opened_on',
        label: 'Opened',
        kind: 'date',
        synonyms: ['engagedate', 'opened', 'createdate', 'created', 'startdate'],
      },
      { key: 'closed_on', label: 'Closed', kind: 'date', synonyms: ['closedate', 'closed', 'wondate'] },
      {
        key: 'expected_close_on',
        label: 'Expected close',
        kind: 'date',
        synonyms: ['expectedclose', 'expectedclosedate'],
      },
    ],
  },
};

/** Lower case, letters and digits only: how headings, and values that may be misspelt, are compared. */
export function squash(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
