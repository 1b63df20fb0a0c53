import { defineResource } from '#server/resource/define.ts';
import { MdfClaimFile, MdfClaimLead, mdfClaim } from '../schema.ts';
import { beginClaim, changeClaim } from './rules.ts';

export const mdfClaims = defineResource(mdfClaim, {
  view: 'mdf_claim_rows',
  // A partner also names its request, and only for a new claim.
  partner: { verbs: ['list', 'get', 'create', 'update'], create: mdfClaim.create },
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
