import type { Errors } from '#server/declared-errors.ts';

/** Not yet reviewed by a native speaker. */
export const errors: Errors<'partners/contract-templates'> = {
  'There are no changes since the latest version.': 'No hay cambios desde la última versión.',
  'This PDF has more than 500 pages.': 'Este PDF tiene más de 500 páginas.',
  'This PDF is damaged or protected by a password.': 'Este PDF está dañado o protegido con contraseña.',
  'This PDF is protected by a password.': 'Este PDF está protegido con contraseña.',
  'This template is a text. Create a template from a PDF file instead.':
    'Esta plantilla es un texto. Crea una plantilla a partir de un archivo PDF.',
  'This template is not published.': 'Esta plantilla no está publicada.',
  'This template is retired.': 'Esta plantilla está retirada.',
  'This template is retired. Publish it again to change it.':
    'Esta plantilla está retirada. Publícala de nuevo para cambiarla.',
  'has more than 500 pages': 'Tiene más de 500 páginas.',
  'is already used by another template': 'Ya lo usa otra plantilla.',
  'is damaged or protected by a password': 'El archivo está dañado o protegido con contraseña.',
  'is not published': 'Esta plantilla no está publicada.',
  'is protected by a password': 'El archivo está protegido con contraseña.',
  'needs a territory for exclusivity': 'Indica un territorio para la exclusividad.',
};
