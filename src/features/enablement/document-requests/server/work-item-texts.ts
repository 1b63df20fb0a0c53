import { defineTexts } from '#shared/text/texts.ts';

/** Work items that partners have. */
export const workTexts = defineTexts('enablement/document-requests/server/work-items', {
  toUpload: {
    label: 'Documents to upload',
    says: ['document needs to be uploaded', 'documents need to be uploaded'] as const,
    verb: 'Upload',
  },
});
