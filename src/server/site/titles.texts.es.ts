import type { FullTranslation } from '#shared/text/texts.ts';
import type { pageTitles as english } from './titles.texts.ts';

/** Not yet reviewed by a native speaker. */
export const pageTitles: FullTranslation<typeof english> = {
  verifyReceipt: (brand) => `Verificar un comprobante de registro de ${brand}`,
  yourOpinion: (brand) => `Tu opinión · ${brand}`,
  sharedBy: (brand) => `Compartido por ${brand}`,
  emailPreferences: (brand) => `Preferencias de correo de ${brand}`,
  signDocument: (brand) => `Firmar un documento de ${brand}`,
  verifyDocument: (brand) => `Verificar un documento de ${brand}`,
  yourApplication: (brand) => `Tu solicitud a ${brand}`,
  breakdown: (brand) => `Desglose de comisión de ${brand}`,
  linkNotActive: (brand) => `Enlace inactivo · ${brand}`,
  yourRegistration: (brand) => `Tu registro en ${brand}`,
  writeReview: (brand) => `Escribir una reseña para ${brand}`,
  verifiedRating: (brand) => `Valoración verificada de ${brand}`,
};
