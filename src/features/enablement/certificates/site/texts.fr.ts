import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  status: { valid: 'Valide', expired: 'Expiré', renewed: 'Renouvelé', revoked: 'Révoqué' },
  lead: {
    valid: (company: string) => `${company} a délivré ce certificat. Il est authentique et valide.`,
    expired: (company: string) => `${company} a délivré ce certificat. Il a expiré.`,
    renewed: (company: string) => `${company} a délivré ce certificat. Un plus récent l’a remplacé.`,
    revoked: (company: string) => `${company} a délivré ce certificat puis l’a révoqué.`,
  },
  issued: 'Délivré le',
  until: 'Valable jusqu’au',
  never: 'Sans date d’expiration',
  number: 'Numéro',
  certifies: 'Ce document certifie que',
  earned: 'a obtenu le certificat',
  pdf: 'Télécharger le PDF',
  badge: 'Télécharger l’Open Badge',
  badgeHelp: 'Une attestation signée (Open Badges 3.0) pour les portefeuilles numériques.',
};
