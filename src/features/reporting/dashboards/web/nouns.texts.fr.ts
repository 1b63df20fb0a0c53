import type { FullTranslation } from '#shared/text/texts.ts';
import type { nounTexts as english } from './nouns.texts.ts';

/** Not yet reviewed by a native speaker. */
export const nounTexts: FullTranslation<typeof english> = {
  commission: ['commission', 'commissions'],
  registration: ['enregistrement', 'enregistrements'],
  lead: ['lead', 'leads'],
  deal: ['affaire', 'affaires'],
  'open deal': ['affaire ouverte', 'affaires ouvertes'],
  partner: ['partenaire', 'partenaires'],
  line: ['ligne', 'lignes'],
  plan: ['plan', 'plans'],
  certificate: ['certificat', 'certificats'],
  step: ['étape', 'étapes'],
  submission: ['envoi', 'envois'],
  meeting: ['rendez-vous', 'rendez-vous'],
  task: ['tâche', 'tâches'],
  'sign-up': ['inscription', 'inscriptions'],
  sale: ['vente', 'ventes'],
};
