import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/documents'> = {
  'All partners in this deal can see it.': 'Alle Partner in diesem Deal können es sehen.',
  'All partners with a deal at this account can see it.':
    'Alle Partner mit einem Deal bei diesem Account können es sehen.',
  'Choose a folder': 'Wählen Sie einen Ordner',
  'Connection lost. Try again.': 'Verbindung unterbrochen. Versuchen Sie es erneut.',
  'Documents are files for partners, deals, accounts and contacts. Upload the first one.':
    'Dokumente sind Dateien zu Partnern, Deals, Accounts und Kontakten. Laden Sie das erste hoch.',
  'Everyone who can see the folder can see it.': 'Alle, die den Ordner sehen können, können es sehen.',
  'Files the company shares with you and files you upload appear here.':
    'Dateien, die das Unternehmen mit Ihnen teilt, und Dateien, die Sie hochladen, erscheinen hier.',
  'First uploaded': 'Zuerst hochgeladen',
  'First uploaded by': 'Zuerst hochgeladen von',
  'Keep until': 'Aufbewahren bis',
  'Latest version by': 'Neueste Version von',
  'Media type': 'Medientyp',
  'Move to folder': 'In Ordner verschieben',
  'Only the beginning is shown. Download the file to see all of it.':
    'Nur der Anfang wird angezeigt. Laden Sie die Datei herunter, um sie ganz zu sehen.',
  'The document cannot be deleted permanently before this day.':
    'Das Dokument kann vor diesem Tag nicht endgültig gelöscht werden.',
  'The folder decides who sees them.': 'Der Ordner bestimmt, wer sie sieht.',
  'The partner this contact works at can see it.': 'Der Partner, bei dem dieser Kontakt arbeitet, kann es sehen.',
  'This file has no text.': 'Diese Datei hat keinen Text.',
  'This is the text of the file without its layout.': 'Dies ist der Text der Datei ohne ihr Layout.',
  'Users of this partner can see it.': 'Benutzer dieses Partners können es sehen.',
  document: 'Dokument',
  'document version': 'Dokumentversion',
  'document versions': 'Dokumentversionen',
  'document view': 'Aufruf eines Dokuments',
  'document views': 'Aufrufe von Dokumenten',
  documents: 'Dokumente',
};
