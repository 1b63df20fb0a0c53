import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  status: {
    valid: 'Gültig',
    expired: 'Abgelaufen',
    renewed: 'Erneuert',
    revoked: 'Widerrufen',
  },
  lead: {
    valid: (company: string) => `${company} hat dieses Zertifikat ausgestellt. Es ist echt und gültig.`,
    expired: (company: string) => `${company} hat dieses Zertifikat ausgestellt. Es ist abgelaufen.`,
    renewed: (company: string) => `${company} hat dieses Zertifikat ausgestellt. Es wurde durch ein neueres ersetzt.`,
    revoked: (company: string) => `${company} hat dieses Zertifikat ausgestellt und widerrufen.`,
  },
  issued: 'Ausgestellt am',
  until: 'Gültig bis',
  never: 'Kein Ablaufdatum',
  number: 'Nummer',
  certifies: 'Hiermit wird bestätigt, dass',
  earned: 'das folgende Zertifikat erworben hat:',
  pdf: 'PDF herunterladen',
  badge: 'Open Badge herunterladen',
  badgeHelp: 'Ein signierter Nachweis (Open Badges 3.0) für digitale Wallets.',
};
