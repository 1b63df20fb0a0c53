import type { Labels } from '#shared/text/declared-labels.ts';

/** Not yet reviewed by a native speaker. */
export const labels: Labels<'enablement/document-folders'> = {
  Administrators: 'Administradores',
  'After that time': 'Pasado ese tiempo',
  'Archive a folder, and move up or archive its content':
    'Archivar una carpeta y subir de nivel o archivar su contenido',
  'Archive folder': 'Archivar carpeta',
  'Archive them': 'Archivarlos',
  'Custom roles': 'Roles personalizados',
  'Delete them permanently': 'Eliminarlos definitivamente',
  'Documents cannot be deleted before. Leave it empty to use the rule of the parent folder.':
    'Los documentos no se pueden eliminar antes. Déjalo vacío para usar la regla de la carpeta superior.',
  'Each partner sees only its own uploads.': 'Cada partner ve solo lo que sube.',
  'Folder archived': 'Carpeta archivada',
  Folders: 'Carpetas',
  'Keep documents for (days)': 'Conservar los documentos durante (días)',
  'Keep them': 'Conservarlos',
  'Leave it empty for a folder of your company.': 'Déjalo vacío para una carpeta de tu empresa.',
  'Leave it empty for all partners.': 'Déjalo vacío para todos los partners.',
  'Like the parent folder': 'Como la carpeta superior',
  Members: 'Miembros',
  'PDFs in this folder carry the name and email address of the person who opens them.':
    'Los PDF de esta carpeta llevan el nombre y el correo de la persona que los abre.',
  'Parent folder': 'Carpeta superior',
  'Partners can upload': 'Los partners pueden subir archivos',
  'Partners no longer see the folder. You can restore it later.':
    'Los partners ya no ven la carpeta. Puedes restaurarla más adelante.',
  'Watermark PDFs': 'Marca de agua en los PDF',
  'Who sees this': 'Quién lo ve',
  folder: 'carpeta',
  'folder access rule': 'regla de acceso a una carpeta',
  'folder access rules': 'reglas de acceso a carpetas',
  'folder audience member': 'miembro de la audiencia de una carpeta',
  'folder audience members': 'miembros de la audiencia de carpetas',
  folders: 'carpetas',
};
