import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/documents'> = {
  'Archive the document before you delete it permanently.':
    'Archivieren Sie das Dokument, bevor Sie es endgültig löschen.',
  'Only owners and administrators can delete a document permanently.':
    'Nur Inhaber und Administratoren können ein Dokument endgültig löschen.',
  'Only the company can add documents to this folder.': 'Nur das Unternehmen kann diesem Ordner Dokumente hinzufügen.',
  'This capture': 'Diese Erfassung',
  'This document': 'Dieses Dokument',
  'This document belongs to the company. Only the company can change it.':
    'Dieses Dokument gehört dem Unternehmen. Nur das Unternehmen kann es ändern.',
  'This document is archived. Restore it first.': 'Dieses Dokument ist archiviert. Stellen Sie es zuerst wieder her.',
  'This folder is archived. Restore it first.': 'Dieser Ordner ist archiviert. Stellen Sie ihn zuerst wieder her.',
  'can be “original” only for people of the company who manage documents':
    'Darf nur für Personen des Unternehmens, die Dokumente verwalten, „original“ sein.',
  'cannot hold documents of a deal, an account or a contact':
    'Kann keine Dokumente eines Deals, Accounts oder Kontakts enthalten.',
  'give exactly one of partner_id, opportunity_id, account_id, contact_id and folder_id':
    'Geben Sie genau eines der Felder partner_id, opportunity_id, account_id, contact_id und folder_id an.',
  'is not an office file': 'Ist keine Office-Datei.',
  'is required, because the document belongs to no partner':
    'Ist erforderlich, weil das Dokument zu keinem Partner gehört.',
};
