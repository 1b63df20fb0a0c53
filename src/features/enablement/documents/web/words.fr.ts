import type { FullTranslation } from '#shared/text/texts.ts';
import { texts as ownTexts } from './texts.ts';
import type { texts as english } from './words.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  tooLarge: 'dépasse 25\u00a0Mo',
  isEmpty: 'est vide',
  isFolder: 'est un dossier\u202f; déposez plutôt ses fichiers',
  canceled: 'Annulé',
  lineBroke: 'Connexion perdue. Réessayez.',
  move: 'Déplacer vers un dossier',
  moveTitle: (count: number) => (count === 1 ? ownTexts.moveDocument : ownTexts.moveDocuments(count)),
  moveText: 'Le dossier détermine qui les voit.',
  folder: 'Dossier',
  folderRequired: 'Choisissez un dossier',
  moved: 'Déplacement effectué',
  cut: 'Seul le début est affiché. Téléchargez le fichier pour le voir en entier.',
  textOnly: 'Ceci est le texte du fichier, sans sa mise en page.',
  noText: 'Ce fichier ne contient pas de texte.',
  about:
    'Les documents sont des fichiers pour les partenaires, les affaires, les comptes et les contacts. Envoyez le premier.',
  aboutShared: 'Les fichiers que l’entreprise partage avec vous et ceux que vous envoyez apparaissent ici.',
};
