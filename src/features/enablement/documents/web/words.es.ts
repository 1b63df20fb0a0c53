import type { FullTranslation } from '#shared/text/texts.ts';
import { texts as ownTexts } from './texts.ts';
import type { texts as english } from './words.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  tooLarge: 'supera los 25 MB',
  isEmpty: 'está vacío',
  isFolder: 'es una carpeta; suelta sus archivos en su lugar',
  canceled: 'Cancelado',
  lineBroke: 'Se perdió la conexión. Inténtalo de nuevo.',
  move: 'Mover a una carpeta',
  moveTitle: (count: number) => (count === 1 ? ownTexts.moveDocument : ownTexts.moveDocuments(count)),
  moveText: 'La carpeta decide quién los ve.',
  folder: 'Carpeta',
  folderRequired: 'Elige una carpeta',
  moved: 'Movido',
  cut: 'Solo se muestra el principio. Descarga el archivo para verlo entero.',
  textOnly: 'Este es el texto del archivo sin su formato.',
  noText: 'Este archivo no tiene texto.',
  about: 'Los documentos son archivos para partners, negocios, cuentas y contactos. Sube el primero.',
  aboutShared: 'Los archivos que la empresa comparte contigo y los que tú subes aparecen aquí.',
};
