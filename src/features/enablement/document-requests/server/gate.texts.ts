import { defineTexts } from '#shared/text/texts.ts';

export const gateTexts = defineTexts('enablement/document-requests/server/gate', {
  document: {
    label: 'An approved document',
    phrase: (kind = 'document') => `an approved document (${kind.toLowerCase()})`,
    partner: 'Open document requests',
    company: 'Open its document requests',
  },
  taxForm: {
    label: 'A tax form',
    phrase: 'an approved tax form',
    partner: 'Open document requests',
    company: 'Open its document requests',
  },
});
