import type { FullTranslation } from '#shared/text/texts.ts';
import type { pageTitles as english } from './titles.texts.ts';

/** Not yet reviewed by a native speaker. */
export const pageTitles: FullTranslation<typeof english> = {
  verifyReceipt: (brand) => `Vérifier un récépissé d’enregistrement de ${brand}`,
  yourOpinion: (brand) => `Votre avis · ${brand}`,
  sharedBy: (brand) => `Partagé par ${brand}`,
  emailPreferences: (brand) => `Préférences d’e-mail pour ${brand}`,
  signDocument: (brand) => `Signer un document de ${brand}`,
  verifyDocument: (brand) => `Vérifier un document de ${brand}`,
  yourApplication: (brand) => `Votre candidature auprès de ${brand}`,
  breakdown: (brand) => `Détail de commission de ${brand}`,
  linkNotActive: (brand) => `Lien inactif · ${brand}`,
  yourRegistration: (brand) => `Votre inscription chez ${brand}`,
  writeReview: (brand) => `Rédiger un avis pour ${brand}`,
  verifiedRating: (brand) => `Note vérifiée de ${brand}`,
};
