import type { FullTranslation } from '#shared/text/texts.ts';
import type { consentTexts as english } from './consent.texts.ts';

/** Not yet reviewed by a native speaker. */
export const consentTexts: FullTranslation<typeof english> = {
  consent: (company) =>
    `Acepto firmar este documento de forma electrónica y recibirlo de ${company} en formato electrónico. Entiendo que mi firma electrónica me obliga igual que una firma en papel.`,
};
