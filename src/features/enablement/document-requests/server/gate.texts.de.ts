import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  document: {
    label: 'Ein genehmigtes Dokument',
    phrase: (kind: string | undefined) =>
      kind ? `ein genehmigtes Dokument der Art „${kind}“` : 'ein genehmigtes Dokument',
    partner: 'Dokumentanforderungen öffnen',
    company: 'Dokumentanforderungen des Partners öffnen',
  },
  taxForm: {
    label: 'Ein Steuerformular',
    phrase: 'ein genehmigtes Steuerformular',
    partner: 'Dokumentanforderungen öffnen',
    company: 'Dokumentanforderungen des Partners öffnen',
  },
};
