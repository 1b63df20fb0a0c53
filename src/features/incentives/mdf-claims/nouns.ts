import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  mdf_claims: {
    one: 'MDF claim',
    many: 'MDF claims',
    synonyms: ['claims', 'fund claims', 'marketing claims'],
    short: ['claim', 'claims'],
    address: '/enablement/mdf/claims/show/$id',
    partnerAddress: '/enablement/partner-mdf/claims/show/$id',
    title: "'Claim ' || number",
    permission: { manage: 'Claim, decide and reverse', managedBy: ['finance', 'partner_finance', 'partner_sales'] },
    onPartnerMerge: 'move',
    log: 'company',
  },
  mdf_claim_files: { one: 'file of an MDF claim', many: 'files of MDF claims', onPartnerMerge: 'move' },
  mdf_claim_leads: {
    one: 'lead of an MDF claim',
    many: 'leads of MDF claims',
    short: ['lead', 'leads'],
    onPartnerMerge: 'move',
  },
});
