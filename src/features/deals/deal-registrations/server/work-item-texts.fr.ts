import type { FullTranslation } from '#shared/text/texts.ts';
import type { workTexts as english } from './work-item-texts.ts';

/** Not yet reviewed by a native speaker. */
export const workTexts: FullTranslation<typeof english> = {
  question: {
    label: 'Questions sur des enregistrements',
    says: ['enregistrement comporte une question pour vous', 'enregistrements comportent une question pour vous'],
    verb: 'Répondre',
  },
  draft: {
    label: 'Enregistrements en brouillon',
    says: ['enregistrement en brouillon n’est pas envoyé', 'enregistrements en brouillon ne sont pas envoyés'],
    verb: 'Continuer',
  },
  protection: {
    label: 'Protections bientôt terminées',
    says: ['protection d’affaire se termine bientôt', 'protections d’affaires se terminent bientôt'],
    verb: 'Ouvrir',
  },
};
