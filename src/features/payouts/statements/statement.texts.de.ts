import type { FullTranslation } from '#shared/text/texts.ts';
import type { statementTexts as english } from './statement.texts.ts';

/** Not yet reviewed by a native speaker. */
export const statementTexts: FullTranslation<typeof english> = {
  failed: (reason) =>
    `Diese Zahlung ist fehlgeschlagen${reason ? `. Grund: ${reason}` : ''}. Sie wird in die nächste Auszahlung aufgenommen.`,
  returned: (reason) =>
    `Diese Zahlung wurde zurückgegeben${reason ? `. Grund: ${reason}` : ''}. Sie wird in die nächste Auszahlung aufgenommen.`,
  payout: (number) => `Auszahlung ${number}`,
  payoutCanceled: (number) => `Auszahlung ${number} wurde vor dem Versand storniert`,
  payoutFailed: (number) => `Auszahlung ${number} ist fehlgeschlagen oder wurde zurückgegeben`,
  taxCredited: (number) => `Einbehaltene Steuer der Auszahlung ${number} wieder gutgeschrieben`,
  onHold: (description) => `Zurückgestellt: ${description}`,
  carriedOver: (amount: string) =>
    `${amount} wird in die nächste Auszahlung übertragen, weil in dieser Währung nur ganze Einheiten ausgezahlt werden`,
};
