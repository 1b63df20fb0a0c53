import type { FullTranslation } from '#shared/text/texts.ts';
import type { consentTexts as english } from './consent.texts.ts';

/** Not yet reviewed by a native speaker. */
export const consentTexts: FullTranslation<typeof english> = {
  consent: (company) =>
    `Concordo em assinar este documento eletronicamente e em recebê-lo de ${company} em formato eletrônico. Entendo que minha assinatura eletrônica me vincula como uma assinatura em papel.`,
};
