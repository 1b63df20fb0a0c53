import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/document-folders'> = {
  'There is no folder above. Move the documents to another folder first.':
    'Il n’y a pas de dossier au-dessus. Déplacez d’abord les documents vers un autre dossier.',
  'cannot be inherited at the top': 'Ne peut pas être hérité au niveau supérieur.',
  'does not apply to folders of one partner': 'Ne s’applique pas aux dossiers d’un seul partenaire.',
  'must be Partners to choose an audience or roles':
    'Doit être « Partenaires » pour choisir une audience ou des rôles.',
  'must be the partner of the parent folder': 'Doit être le partenaire du dossier parent.',
};
