import type { FullTranslation } from '#shared/text/texts.ts';
import type { gateTexts as english } from './gate.texts.ts';

/** Not yet reviewed by a native speaker. */
export const gateTexts: FullTranslation<typeof english> = {
  label: 'Ein unterzeichneter Vertrag',
  phrase: (kind: string | undefined) =>
    kind ? `ein unterzeichneter Vertrag der Art „${kind}“` : 'ein unterzeichneter Vertrag',
  partner: 'Ihre Verträge öffnen',
  company: 'Verträge des Partners öffnen',
  open: 'Vertrag öffnen',
  sign: 'Vertrag unterzeichnen',
  view: 'Vertrag ansehen',
  theirs: (company: string, title: string) => `die Unterschrift von ${company} auf „${title}“`,
  yours: (title: string) => `Ihre Unterschrift auf „${title}“`,
};
