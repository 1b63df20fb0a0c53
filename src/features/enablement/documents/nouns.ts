import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  documents: {
    one: 'document',
    many: 'documents',
    synonyms: ['files'],
    permission: { managedBy: ['partner_manager', 'partner_sales', 'partner_member'] },
    onPartnerMerge: 'move',
    log: 'company',
  },
  document_accesses: {
    one: 'document view',
    many: 'document views',
    short: ['view', 'views'],
    onPartnerMerge: 'history',
    isTrail: true,
  },
  document_versions: {
    one: 'document version',
    many: 'document versions',
    short: ['version', 'versions'],
    onPartnerMerge: 'history',
  },
});
