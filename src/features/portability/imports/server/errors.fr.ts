import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'portability/imports'> = {
  'Check the import first.': 'Vérifiez d’abord l’import.',
  'Each file needs a name.': 'Chaque fichier doit avoir un nom.',
  'It refers to a row that was not imported.': 'La ligne renvoie à une autre qui n’a pas été importée.',
  'Send the files as multipart/form-data.': 'Envoyez les fichiers au format multipart/form-data.',
  'Specify the file.': 'Indiquez le fichier.',
  'This file does not exist.': 'Ce fichier n’existe pas.',
  'This import can no longer be undone, because what it changed is in the archive of the audit log.':
    'Cet import ne peut plus être annulé, car ce qu’il a modifié se trouve dans les archives du journal d’audit.',
  'Your data has changed since the import was checked. Check it again.':
    'Vos données ont changé depuis la vérification de l’import. Vérifiez-le à nouveau.',
  'has several line items; change it in Tandem': 'Cette affaire a plusieurs lignes ; modifiez-la dans Tandem.',
  'has several partners; change it in Tandem': 'Cette affaire a plusieurs partenaires ; modifiez-la dans Tandem.',
  'one has no name': 'Un fichier n’a pas de nom.',
};
