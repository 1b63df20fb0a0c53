import type { TargetField, TargetKey } from '../schema.ts';

/** A field of a CRM export. `column`: what it is called in the row it becomes, where that differs. */
export interface CrmField extends TargetField {
  column?: string;
}

/**
 * The nouns that a CRM exports together, field by field, and under which names other systems keep them. What they have
 * beyond that, and a company's own fields, is read off their declarations.
 */
export const crmTargets: Record<TargetKey, { label: string; fields: readonly CrmField[] }> = {
  products: {
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
        column: 'category_id',
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
      { key: 'description', label: 'Description', kind: 'long_text', synonyms: ['description'] },
    ],
  },
  partners: {
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
      {
        key: 'region',
        column: 'region_id',
        label: 'Region',
        kind: 'text',
        synonyms: [
          'regionaloffice',
          'region',
          'territory',
          'office',
          'regionnames',
          'regions',
          'territories',
          'regionname',
        ],
      },
      { key: 'domain', label: 'Domain', kind: 'domain', synonyms: ['domain', 'website', 'url', 'web'] },
      { key: 'country', label: 'Country', kind: 'country', synonyms: ['countrycode', 'country'] },
      { key: 'external_ref', label: 'External reference', kind: 'text', synonyms: ['partnerid', 'id', 'externalid'] },
    ],
  },
  accounts: {
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
        kind: 'country',
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
        column: 'parent_account_id',
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
        column: 'partner_id',
        label: 'Partner',
        kind: 'partner',
        synonyms: ['salesagent', 'partner', 'agent', 'reseller', 'partnername'],
      },
      {
        key: 'account',
        column: 'account_id',
        label: 'Company',
        kind: 'account',
        synonyms: ['account', 'accountname', 'company', 'customer'],
      },
      { key: 'product', label: 'Product', kind: 'product', synonyms: ['product', 'productname', 'item'] },
      {
        key: 'stage',
        column: 'stage_id',
        label: 'Stage',
        kind: 'stage',
        is_required: true,
        synonyms: ['dealstage', 'stage', 'stagename', 'status'],
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
