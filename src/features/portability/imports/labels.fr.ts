import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'portability/imports'> = {
  'Day / month / year (31.3.2017)': 'Jour / mois / année (31.3.2017)',
  'Day first': 'Jour en premier',
  'Fill in empty fields': 'Remplir les champs vides',
  'Import files': 'Importer des fichiers',
  'Leave unchanged': 'Laisser inchangé',
  'Month / day / year (3/31/2017)': 'Mois / jour / année (3/31/2017)',
  'Month first': 'Mois en premier',
  'New import': 'Nouvel import',
  'Run and undo': 'Exécuter et annuler',
  Unchanged: 'Inchangé',
  Undoing: 'Annulation en cours',
  'Update from the file': 'Mettre à jour depuis le fichier',
  Updated: 'Mis à jour',
  'Year - month - day (2017-03-31)': 'Année - mois - jour (2017-03-31)',
  'as written': 'tel quel',
  'import file': 'fichier d’import',
  'import files': 'fichiers d’import',
  'import row': 'ligne d’import',
  'import rows': 'lignes d’import',
  'in cents': 'en centimes',
  'in millions': 'en millions',
  'in thousands': 'en milliers',
  'unfinished imports': 'imports non terminés',
};
