import { defineResource } from '#server/resource/define.ts';
import { filterable, searchable, sortable } from '#shared/fields.ts';
import {
  claimFields,
  MdfClaim,
  MdfClaimCreate,
  MdfClaimFile,
  MdfClaimForPartner,
  MdfClaimForPartnerCreate,
  MdfClaimLead,
  MdfClaimUpdate,
} from '../schema.ts';
import { beginClaim, changeClaim } from './rules.ts';

export const mdfClaims = defineResource({
  name: 'mdf_claims',
  noun: 'MDF claim',
  fields: claimFields,
  row: MdfClaim,
  create: MdfClaimCreate,
  update: MdfClaimUpdate,
  view: 'mdf_claim_rows',
  list: {
    sort: [...sortable(claimFields), 'created_at'],
    filter: [...filterable(claimFields), 'line_id', 'created_at'],
    search: searchable(claimFields),
    by: '-number',
  },
  partner: {
    row: MdfClaimForPartner,
    verbs: ['list', 'get', 'create', 'update'],
    create: MdfClaimForPartnerCreate,
    update: MdfClaimUpdate,
  },
  beforeCreate: beginClaim,
  beforeUpdate: changeClaim,
});

/** Files are uploaded by a route of their own; `documents` serves their bytes. */
export const mdfClaimFiles = defineResource({
  name: 'mdf_claim_files',
  noun: 'file of an MDF claim',
  row: MdfClaimFile,
  guardedBy: 'mdf_claims',
  list: {
    sort: ['created_at', 'file_name', 'size'],
    filter: ['claim_id', 'purpose'],
    search: ['file_name'],
    by: 'created_at',
  },
  partner: { row: MdfClaimFile, verbs: ['list', 'get'] },
});

export const mdfClaimLeads = defineResource({
  name: 'mdf_claim_leads',
  noun: 'lead of an MDF claim',
  row: MdfClaimLead,
  view: 'mdf_claim_lead_rows',
  guardedBy: 'mdf_claims',
  list: {
    sort: ['position', 'company_name', 'matched_at'],
    filter: ['claim_id', 'registration_id'],
    search: ['company_name', 'contact'],
    by: 'position',
  },
  partner: { row: MdfClaimLead, verbs: ['list', 'get'] },
});
