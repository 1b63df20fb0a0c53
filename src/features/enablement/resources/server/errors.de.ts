import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/resources'> = {
  'Archive the resource before you delete it permanently.':
    'Archivieren Sie das Material, bevor Sie es endgültig löschen.',
  'Choose the partner whose profile fills the areas.': 'Wählen Sie den Partner, dessen Profil die Bereiche füllt.',
  'Enter an address or upload a file first.': 'Geben Sie zuerst eine Adresse ein oder laden Sie eine Datei hoch.',
  'Enter the address first.': 'Geben Sie zuerst die Adresse ein.',
  'New resources': 'Neue Materialien',
  'Only PDF files can be co-branded.': 'Co-Branding ist nur bei PDF-Dateien möglich.',
  'Only files, templates and videos have a file.': 'Nur Dateien, Vorlagen und Videos haben eine Datei.',
  'Only owners and administrators can delete a resource permanently.':
    'Nur Inhaber und Administratoren können ein Material endgültig löschen.',
  'Only people have favorites.': 'Nur Personen haben Favoriten.',
  'Only published resources within their dates can be shared.':
    'Nur veröffentlichte Materialien können innerhalb ihres Zeitraums geteilt werden.',
  'PDF files above 25 MB cannot be changed. Use a smaller file.':
    'PDF-Dateien über 25 MB können nicht geändert werden. Verwenden Sie eine kleinere Datei.',
  'PDF files with more than 300 pages cannot be changed.':
    'PDF-Dateien mit mehr als 300 Seiten können nicht geändert werden.',
  'Resources to review': 'Zu prüfende Materialien',
  'The company publishes resources for you.': 'Das Unternehmen veröffentlicht Materialien für Sie.',
  'The review date of a resource you own is reached.':
    'Das Prüfdatum eines Materials, für das Sie verantwortlich sind, ist erreicht.',
  'This PDF is protected or damaged, so nothing can be added to it.':
    'Dieses PDF ist geschützt oder beschädigt, daher kann nichts hinzugefügt werden.',
  'This resource': 'Dieses Material',
  'This resource has no co-branded version.': 'Dieses Material hat keine Version mit Co-Branding.',
  'This resource is archived. Restore it first.': 'Dieses Material ist archiviert. Stellen Sie es zuerst wieder her.',
  'This resource is not meant for customers. Ask your partner manager.':
    'Dieses Material ist nicht für Kunden bestimmt. Fragen Sie Ihr Partnermanagement.',
  'Upload a file first.': 'Laden Sie zuerst eine Datei hoch.',
  'Write the article first.': 'Schreiben Sie zuerst den Artikel.',
  'enter an address or upload a file': 'Geben Sie eine Adresse ein oder laden Sie eine Datei hoch.',
  'is only for articles': 'Nur für Artikel möglich.',
  'is only for links and videos': 'Nur für Links und Videos möglich.',
  'is only for resources that are visible to an audience':
    'Nur für Materialien möglich, die für eine Zielgruppe sichtbar sind.',
  'is required for “An audience”, and only then': 'Ist nur bei „Eine Zielgruppe“ möglich und dort erforderlich.',
  'must be a picture that your company uploaded': 'Muss ein Bild sein, das Ihr Unternehmen hochgeladen hat.',
  'new resources': 'neue Materialien',
};
