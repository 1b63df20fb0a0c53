import type { FullTranslation } from '#shared/text/texts.ts';
import type { pageTitles as english } from './titles.texts.ts';

/** Not yet reviewed by a native speaker. */
export const pageTitles: FullTranslation<typeof english> = {
  verifyReceipt: (brand) => `Verificar um comprovante de registro de ${brand}`,
  yourOpinion: (brand) => `Sua opinião · ${brand}`,
  sharedBy: (brand) => `Compartilhado por ${brand}`,
  emailPreferences: (brand) => `Preferências de e-mail de ${brand}`,
  signDocument: (brand) => `Assinar um documento de ${brand}`,
  verifyDocument: (brand) => `Verificar um documento de ${brand}`,
  yourApplication: (brand) => `Sua candidatura a ${brand}`,
  breakdown: (brand) => `Detalhamento de comissão de ${brand}`,
  linkNotActive: (brand) => `Link inativo · ${brand}`,
  yourRegistration: (brand) => `Seu cadastro em ${brand}`,
  writeReview: (brand) => `Escrever uma avaliação para ${brand}`,
  verifiedRating: (brand) => `Avaliação verificada de ${brand}`,
};
