import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/document-folders'> = {
  Administrators: 'Administratoren',
  'After that time': 'Nach dieser Zeit',
  'Archive a folder, and move up or archive its content':
    'Einen Ordner archivieren und seinen Inhalt nach oben verschieben oder archivieren',
  'Archive folder': 'Ordner archivieren',
  'Archive them': 'Archivieren',
  'Custom roles': 'Benutzerdefinierte Rollen',
  'Delete them permanently': 'Endgültig löschen',
  'Documents cannot be deleted before. Leave it empty to use the rule of the parent folder.':
    'Dokumente können vorher nicht gelöscht werden. Leer lassen, um die Regel des übergeordneten Ordners zu verwenden.',
  'Each partner sees only its own uploads.': 'Jeder Partner sieht nur seine eigenen Uploads.',
  'Folder archived': 'Ordner archiviert',
  Folders: 'Ordner',
  'Keep documents for (days)': 'Dokumente aufbewahren für (Tage)',
  'Keep them': 'Behalten',
  'Leave it empty for a folder of your company.': 'Leer lassen für einen Ordner Ihres Unternehmens.',
  'Leave it empty for all partners.': 'Leer lassen für alle Partner.',
  'Like the parent folder': 'Wie der übergeordnete Ordner',
  Members: 'Mitglieder',
  'PDFs in this folder carry the name and email address of the person who opens them.':
    'PDFs in diesem Ordner tragen den Namen und die E-Mail-Adresse der Person, die sie öffnet.',
  'Parent folder': 'Übergeordneter Ordner',
  'Partners can upload': 'Partner können hochladen',
  'Partners no longer see the folder. You can restore it later.':
    'Partner sehen den Ordner nicht mehr. Sie können ihn später wiederherstellen.',
  'Watermark PDFs': 'PDFs mit Wasserzeichen versehen',
  'Who sees this': 'Wer dies sieht',
  folder: 'Ordner',
  'folder access rule': 'Zugriffsregel eines Ordners',
  'folder access rules': 'Zugriffsregeln von Ordnern',
  'folder audience member': 'Mitglied der Zielgruppe eines Ordners',
  'folder audience members': 'Mitglieder der Zielgruppen von Ordnern',
  folders: 'Ordner',
};
