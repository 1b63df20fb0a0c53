import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'portability/program-files'> = {
  'It has a draft. Publish or discard it first.': 'Un brouillon existe. Publiez-le ou abandonnez-le d’abord.',
  'It has unpublished changes. Publish or discard them first.':
    'Des modifications ne sont pas publiées. Publiez-les ou abandonnez-les d’abord.',
  'It is published and cannot become a draft again.': 'L’élément est publié et ne peut pas redevenir un brouillon.',
  'Only a person who is signed in can do this.': 'Seule une personne connectée peut faire ceci.',
  'Published requirements cannot become a draft again.': 'Des critères publiés ne peuvent pas redevenir un brouillon.',
  'The program was changed in the meantime. Compare the files again.':
    'Le programme a été modifié entre-temps. Comparez à nouveau les fichiers.',
  'The tier requirements have a draft. Publish or discard it first.':
    'Les critères de niveau ont un brouillon. Publiez-le ou abandonnez-le d’abord.',
};
