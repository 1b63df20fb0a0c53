import type { TargetField, TargetKey } from '../../schema.ts';

/** A field of a CRM export. */
export interface CrmField extends Omit<TargetField, 'label'> {
  /** The column of the resulting row, where its name differs. */
  column?: string;
  /** Where it is not a declared field of that row. */
  label?: string;
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
        kind: 'text',
        is_required: true,
        synonyms: ['product', 'productname', 'name', 'item'],
      },
      { key: 'sku', kind: 'text', synonyms: ['sku', 'productcode', 'code', 'partnumber'] },
      {
        key: 'category',
        column: 'category_id',
        kind: 'text',
        synonyms: ['series', 'category', 'family', 'productfamily', 'productline'],
      },
      {
        key: 'list_price_minor',
        kind: 'money',
        synonyms: ['salesprice', 'price', 'listprice', 'unitprice'],
      },
      { key: 'description', kind: 'long_text', synonyms: ['description'] },
    ],
  },
  partners: {
    label: 'Partners',
    fields: [
      {
        key: 'name',
        kind: 'text',
        is_required: true,
        synonyms: ['salesagent', 'partner', 'partnername', 'agent', 'reseller', 'company', 'name'],
      },
      {
        key: 'manager_name',
        kind: 'text',
        synonyms: ['manager', 'partnermanager', 'owner', 'accountmanager'],
      },
      {
        key: 'region',
        column: 'region_id',
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
      { key: 'domain', kind: 'domain', synonyms: ['domain', 'website', 'url', 'web'] },
      { key: 'country', kind: 'country', synonyms: ['countrycode', 'country'] },
      { key: 'external_ref', kind: 'text', synonyms: ['partnerid', 'id', 'externalid'] },
      {
        key: 'contact_email',
        label: 'Email of the contact',
        kind: 'email',
        synonyms: [
          'contactemail',
          'emailofthecontact',
          'partneremail',
          'email',
          'emailaddress',
          'mail',
          'primaryemail',
        ],
      },
      {
        key: 'contact_name',
        label: 'Name of the contact',
        kind: 'text',
        synonyms: ['contact', 'contactname', 'nameofthecontact', 'contactperson', 'primarycontact', 'maincontact'],
      },
      {
        key: 'contact_first_name',
        label: 'First name of the contact',
        kind: 'text',
        synonyms: ['contactfirstname', 'firstnameofthecontact', 'firstname', 'givenname'],
      },
      {
        key: 'contact_last_name',
        label: 'Last name of the contact',
        kind: 'text',
        synonyms: ['contactlastname', 'lastnameofthecontact', 'lastname', 'surname', 'familyname'],
      },
      {
        key: 'other_ref',
        label: 'Other ID in the files',
        kind: 'text',
        synonyms: ['otheridinthefiles'],
      },
    ],
  },
  accounts: {
    label: 'Accounts',
    fields: [
      {
        key: 'name',
        kind: 'text',
        is_required: true,
        synonyms: ['account', 'accountname', 'company', 'companyname', 'customer', 'name'],
      },
      { key: 'domain', kind: 'domain', synonyms: ['domain', 'website', 'url', 'web'] },
      { key: 'industry', kind: 'text', synonyms: ['sector', 'industry', 'vertical'] },
      {
        key: 'country',
        kind: 'country',
        synonyms: ['officelocation', 'country', 'location', 'billingcountry'],
      },
      {
        key: 'employees',
        kind: 'integer',
        synonyms: ['employees', 'headcount', 'numberofemployees'],
      },
      { key: 'annual_revenue_minor', kind: 'money', synonyms: ['revenue', 'annualrevenue'] },
      {
        key: 'founded_year',
        kind: 'integer',
        synonyms: ['yearestablished', 'founded', 'foundedyear'],
      },
      {
        key: 'parent',
        column: 'parent_account_id',
        kind: 'account',
        synonyms: ['subsidiaryof', 'parent', 'parentaccount', 'parentcompany'],
      },
      {
        key: 'external_ref',
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
        kind: 'text',
        synonyms: ['opportunityid', 'dealid', 'id', 'recordid', 'externalid'],
      },
      {
        key: 'name',
        kind: 'text',
        synonyms: ['opportunityname', 'dealname', 'opportunity', 'deal', 'name', 'title', 'subject'],
      },
      {
        key: 'partner',
        column: 'partner_id',
        kind: 'partner',
        synonyms: ['salesagent', 'partner', 'agent', 'reseller', 'partnername'],
      },
      {
        key: 'account',
        column: 'account_id',
        kind: 'account',
        synonyms: ['account', 'accountname', 'company', 'customer'],
      },
      { key: 'product', label: 'Product', kind: 'product', synonyms: ['product', 'productname', 'item'] },
      {
        key: 'stage',
        column: 'stage_id',
        kind: 'stage',
        is_required: true,
        synonyms: ['dealstage', 'stage', 'stagename', 'status'],
      },
      {
        key: 'amount_minor',
        kind: 'money',
        synonyms: ['closevalue', 'amount', 'value', 'dealvalue', 'dealamount', 'dealsize', 'totalvalue'],
      },
      {
        key: 'opened_on',
        kind: 'date',
        synonyms: ['engagedate', 'opened', 'createdate', 'created', 'startdate'],
      },
      { key: 'closed_on', kind: 'date', synonyms: ['closedate', 'closed', 'wondate'] },
      {
        key: 'expected_close_on',
        kind: 'date',
        synonyms: ['expectedclose', 'expectedclosedate'],
      },
    ],
  },
};
