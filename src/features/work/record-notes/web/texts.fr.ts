import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  label: 'Nouvelle note',
  placeholder: 'Écrire une note pour votre équipe…',
  help: 'Visible par votre entreprise uniquement.',
  add: 'Ajouter une note',
  added: 'a ajouté une note',
};
