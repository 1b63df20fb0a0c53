import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/document-folders'> = {
  Administrators: 'Administrateurs',
  'After that time': 'Passé ce délai',
  'Archive a folder, and move up or archive its content': 'Archiver un dossier, et remonter ou archiver son contenu',
  'Archive folder': 'Archiver le dossier',
  'Archive them': 'Les archiver',
  'Custom roles': 'Rôles personnalisés',
  'Delete them permanently': 'Les supprimer définitivement',
  'Documents cannot be deleted before. Leave it empty to use the rule of the parent folder.':
    'Les documents ne peuvent pas être supprimés avant. Laissez vide pour appliquer la règle du dossier parent.',
  'Each partner sees only its own uploads.': 'Chaque partenaire ne voit que ses propres fichiers.',
  'Folder archived': 'Dossier archivé',
  Folders: 'Dossiers',
  'Keep documents for (days)': 'Conserver les documents (jours)',
  'Keep them': 'Les conserver',
  'Leave it empty for a folder of your company.': 'Laissez vide pour un dossier de votre entreprise.',
  'Leave it empty for all partners.': 'Laissez vide pour tous les partenaires.',
  'Like the parent folder': 'Comme le dossier parent',
  Members: 'Membres',
  'PDFs in this folder carry the name and email address of the person who opens them.':
    'Les PDF de ce dossier portent le nom et l’adresse e-mail de la personne qui les ouvre.',
  'Parent folder': 'Dossier parent',
  'Partners can upload': 'Les partenaires peuvent envoyer des fichiers',
  'Partners no longer see the folder. You can restore it later.':
    'Les partenaires ne voient plus le dossier. Vous pourrez le restaurer plus tard.',
  'Watermark PDFs': 'Filigraner les PDF',
  'Who sees this': 'Qui voit ceci',
  folder: 'dossier',
  'folder access rule': 'règle d’accès au dossier',
  'folder access rules': 'règles d’accès aux dossiers',
  'folder audience member': 'membre de l’audience d’un dossier',
  'folder audience members': 'membres de l’audience de dossiers',
  folders: 'dossiers',
};
