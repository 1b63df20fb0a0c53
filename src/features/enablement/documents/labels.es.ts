import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/documents'> = {
  'All partners in this deal can see it.': 'Todos los partners de este negocio pueden verlo.',
  'All partners with a deal at this account can see it.':
    'Todos los partners con un negocio en esta cuenta pueden verlo.',
  'Choose a folder': 'Elige una carpeta',
  'Connection lost. Try again.': 'Se perdió la conexión. Inténtalo de nuevo.',
  'Documents are files for partners, deals, accounts and contacts. Upload the first one.':
    'Los documentos son archivos para partners, negocios, cuentas y contactos. Sube el primero.',
  'Everyone who can see the folder can see it.': 'Quien puede ver la carpeta puede verlo.',
  'Files the company shares with you and files you upload appear here.':
    'Los archivos que la empresa comparte contigo y los que subes aparecen aquí.',
  'First uploaded': 'Primera subida',
  'First uploaded by': 'Subido primero por',
  'Keep until': 'Conservar hasta',
  'Latest version by': 'Última versión de',
  'Media type': 'Tipo de medio',
  'Move to folder': 'Mover a carpeta',
  'Only the beginning is shown. Download the file to see all of it.':
    'Solo se muestra el principio. Descarga el archivo para verlo entero.',
  'The document cannot be deleted permanently before this day.':
    'El documento no se puede eliminar definitivamente antes de este día.',
  'The folder decides who sees them.': 'La carpeta decide quién los ve.',
  'The partner this contact works at can see it.': 'El partner en el que trabaja este contacto puede verlo.',
  'This file has no text.': 'Este archivo no tiene texto.',
  'This is the text of the file without its layout.': 'Este es el texto del archivo sin su diseño.',
  'Users of this partner can see it.': 'Los usuarios de este partner pueden verlo.',
  document: 'documento',
  'document version': 'versión de documento',
  'document versions': 'versiones de documentos',
  'document view': 'vista de documento',
  'document views': 'vistas de documentos',
  documents: 'documentos',
};
