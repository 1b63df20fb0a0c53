import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'deals/leads'> = {
  'A partner has this lead. Close it or mark it as spam before you archive it.':
    'Un partenaire a ce lead. Fermez-le ou marquez-le comme spam avant de l’archiver.',
  'The time to answer has ended.': 'Le délai de réponse est écoulé.',
  'This lead is archived.': 'Ce lead est archivé.',
  'already works on this lead': 'Ce partenaire travaille déjà sur ce lead.',
  'is already the ID of another lead': 'Un autre lead porte déjà cet ID.',
  'is already the name of another rule': 'Une autre règle porte déjà ce nom.',
  'is not a custom field of partners': 'Ce n’est pas un champ personnalisé des partenaires.',
  'names a record that does not exist': 'Une fiche indiquée ici n’existe pas.',
  'need points for at least one criterion': 'Attribuez des points à au moins un critère.',
};
