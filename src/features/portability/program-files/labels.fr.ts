import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'portability/program-files'> = {
  Apply: 'Appliquer',
  'key of a program record': 'clé d’une fiche du programme',
  'keys of program records': 'clés de fiches du programme',
  'program file': 'fichier de programme',
  'program files': 'fichiers de programme',
};
