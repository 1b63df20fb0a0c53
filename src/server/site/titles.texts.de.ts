import type { FullTranslation } from '#shared/text/texts.ts';
import type { pageTitles as english } from './titles.texts.ts';

/** Not yet reviewed by a native speaker. */
export const pageTitles: FullTranslation<typeof english> = {
  verifyReceipt: (brand) => `Registrierungsbeleg von ${brand} prüfen`,
  yourOpinion: (brand) => `Ihre Meinung · ${brand}`,
  sharedBy: (brand) => `Geteilt von ${brand}`,
  emailPreferences: (brand) => `E-Mail-Einstellungen für ${brand}`,
  signDocument: (brand) => `Dokument von ${brand} unterschreiben`,
  verifyDocument: (brand) => `Dokument von ${brand} prüfen`,
  yourApplication: (brand) => `Ihre Bewerbung bei ${brand}`,
  breakdown: (brand) => `Provisionsaufstellung von ${brand}`,
  linkNotActive: (brand) => `Link nicht aktiv · ${brand}`,
  yourRegistration: (brand) => `Ihre Anmeldung bei ${brand}`,
  writeReview: (brand) => `Bewertung für ${brand} schreiben`,
  verifiedRating: (brand) => `Geprüfte Bewertung von ${brand}`,
};
