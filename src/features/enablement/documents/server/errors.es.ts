import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'enablement/documents'> = {
  'Archive the document before you delete it permanently.': 'Archiva el documento antes de eliminarlo definitivamente.',
  'Only owners and administrators can delete a document permanently.':
    'Solo los propietarios y administradores pueden eliminar un documento definitivamente.',
  'Only the company can add documents to this folder.': 'Solo la empresa puede añadir documentos a esta carpeta.',
  'This capture': 'Esta captura',
  'This document': 'Este documento',
  'This document belongs to the company. Only the company can change it.':
    'Este documento pertenece a la empresa. Solo la empresa puede cambiarlo.',
  'This document is archived. Restore it first.': 'Este documento está archivado. Restáuralo primero.',
  'This folder is archived. Restore it first.': 'Esta carpeta está archivada. Restáurala primero.',
  'can be “original” only for people of the company who manage documents':
    'Solo puede ser “original” para personas de la empresa que gestionan documentos.',
  'cannot hold documents of a deal, an account or a contact':
    'No puede contener documentos de un negocio, una cuenta o un contacto.',
  'give exactly one of partner_id, opportunity_id, account_id, contact_id and folder_id':
    'Indica exactamente uno de estos campos: partner_id, opportunity_id, account_id, contact_id o folder_id.',
  'is not an office file': 'No es un archivo de ofimática.',
  'is required, because the document belongs to no partner':
    'Este campo es obligatorio, porque el documento no pertenece a ningún partner.',
};
