import type { FullTranslation } from '#shared/text/texts.ts';
import type { consentTexts as english } from './consent.texts.ts';

/** Not yet reviewed by a native speaker. */
export const consentTexts: FullTranslation<typeof english> = {
  consent: (company) =>
    `Ich stimme zu, dieses Dokument elektronisch zu unterzeichnen und es von ${company} in elektronischer Form zu erhalten. Mir ist bewusst, dass mich meine elektronische Unterschrift wie eine Unterschrift auf Papier bindet.`,
};
