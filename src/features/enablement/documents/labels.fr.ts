import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/documents'> = {
  'All partners in this deal can see it.': 'Tous les partenaires de cette affaire peuvent le voir.',
  'All partners with a deal at this account can see it.':
    'Tous les partenaires qui ont une affaire avec ce compte peuvent le voir.',
  'Choose a folder': 'Choisissez un dossier',
  'Connection lost. Try again.': 'Connexion perdue. Réessayez.',
  'Documents are files for partners, deals, accounts and contacts. Upload the first one.':
    'Les documents sont des fichiers pour les partenaires, les affaires, les comptes et les contacts. Envoyez le premier.',
  'Everyone who can see the folder can see it.': 'Toute personne qui voit le dossier peut le voir.',
  'Files the company shares with you and files you upload appear here.':
    'Les fichiers que l’entreprise partage avec vous et ceux que vous envoyez apparaissent ici.',
  'First uploaded': 'Premier envoi',
  'First uploaded by': 'Premier envoi par',
  'Keep until': 'Conserver jusqu’au',
  'Latest version by': 'Dernière version par',
  'Media type': 'Type de média',
  'Move to folder': 'Déplacer vers un dossier',
  'Only the beginning is shown. Download the file to see all of it.':
    'Seul le début est affiché. Téléchargez le fichier pour le voir en entier.',
  'The document cannot be deleted permanently before this day.':
    'Le document ne peut pas être supprimé définitivement avant ce jour.',
  'The folder decides who sees them.': 'Le dossier détermine qui les voit.',
  'The partner this contact works at can see it.': 'Le partenaire chez qui travaille ce contact peut le voir.',
  'This file has no text.': 'Ce fichier ne contient pas de texte.',
  'This is the text of the file without its layout.': 'Voici le texte du fichier, sans sa mise en page.',
  'Users of this partner can see it.': 'Les utilisateurs de ce partenaire peuvent le voir.',
  'document version': 'version de document',
  'document versions': 'versions de documents',
  'document view': 'consultation de document',
  'document views': 'consultations de documents',
};
