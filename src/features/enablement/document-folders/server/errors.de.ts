import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/document-folders'> = {
  'There is no folder above. Move the documents to another folder first.':
    'Es gibt keinen übergeordneten Ordner. Verschieben Sie die Dokumente zuerst in einen anderen Ordner.',
  'cannot be inherited at the top': 'Kann auf der obersten Ebene nicht geerbt werden.',
  'does not apply to folders of one partner': 'Gilt nicht für Ordner eines einzelnen Partners.',
  'must be Partners to choose an audience or roles': 'Muss „Partner“ sein, um eine Zielgruppe oder Rollen zu wählen.',
  'must be the partner of the parent folder': 'Muss der Partner des übergeordneten Ordners sein.',
};
