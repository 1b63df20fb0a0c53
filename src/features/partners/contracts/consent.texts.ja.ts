import type { FullTranslation } from '#shared/text/texts.ts';
import type { consentTexts as english } from './consent.texts.ts';

/** Not yet reviewed by a native speaker. */
export const consentTexts: FullTranslation<typeof english> = {
  consent: (company) =>
    `この文書に電子署名し、${company} から電子形式で受け取ることに同意します。電子署名が紙への署名と同じく私を拘束することを理解しています。`,
};
