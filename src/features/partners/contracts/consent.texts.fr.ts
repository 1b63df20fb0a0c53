import type { FullTranslation } from '#shared/text/texts.ts';
import type { consentTexts as english } from './consent.texts.ts';

/** Not yet reviewed by a native speaker. */
export const consentTexts: FullTranslation<typeof english> = {
  consent: (company) =>
    `J’accepte de signer ce document par voie électronique et de le recevoir de ${company} sous forme électronique. Je comprends que ma signature électronique m’engage comme une signature sur papier.`,
};
