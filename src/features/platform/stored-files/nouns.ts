import { defineNouns } from '#shared/nouns/nouns.ts';

export const nouns = defineNouns({
  document_uploads: { one: 'document upload', many: 'document uploads', onPartnerMerge: 'history', isTrail: true },
});
