import type { FullTranslation } from '#shared/text/texts.ts';
import type { statementTexts as english } from './statement.texts.ts';

/** Not yet reviewed by a native speaker. */
export const statementTexts: FullTranslation<typeof english> = {
  failed: (reason) =>
    `Ce paiement a échoué${reason ? `. Motif\u00a0: ${reason}` : ''}. Il sera inclus dans le prochain versement.`,
  returned: (reason) =>
    `Ce paiement a été retourné${reason ? `. Motif\u00a0: ${reason}` : ''}. Il sera inclus dans le prochain versement.`,
  payout: (number) => `Versement ${number}`,
  payoutCanceled: (number) => `Le versement ${number} a été annulé avant l’envoi`,
  payoutFailed: (number) => `Le versement ${number} a échoué ou a été retourné`,
  taxCredited: (number) => `Impôt retenu du versement ${number} recrédité`,
  onHold: (description) => `Mis en attente\u00a0: ${description}`,
  carriedOver: (amount: string) =>
    `${amount} est reporté au prochain versement, car cette devise est versée en unités entières`,
};
