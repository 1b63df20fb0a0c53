import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  choosePngJpegWebpOrGif: 'Elige una imagen PNG, JPEG, WebP o GIF.',
  pictureLargerThan2Mb: 'La imagen supera los 2 MB.',
  thePicture: (file: Part) => `La imagen ${file}.`,
  replace: 'Reemplazar',
  chooseAPicture: 'Elegir una imagen',
  remove: 'Quitar',
  searching: 'Buscando…',
  listCouldNotBeLoadedOpen: 'No se pudo cargar la lista. Ábrela de nuevo para reintentar.',
  nothingFound: 'No se encontró nada',
  formatting: 'Formato',
  bold: 'Negrita',
  italic: 'Cursiva',
  heading: 'Encabezado',
  list: 'Lista',
  numberedList: 'Lista numerada',
  quote: 'Cita',
  picture: 'Imagen',
  link: 'Enlace',
  linkAddress: 'Dirección del enlace',
  linksMustStartWithHttpsHttp: 'Los enlaces deben empezar por https://, http://, mailto: o tel:',
  notTimeSuchAs: (text: Part, showTime: Part) => `“${text}” no es una hora. Usa un formato como ${showTime}`,
  notNumber: (text: Part) => `“${text}” no es un número`,
  chooseMonthOrEnterDate: 'Elige un mes o introduce una fecha.',
  canBeOrWriteMonthAs: (text: Part, one: Part, other: Part) =>
    `“${text}” puede ser ${one} o ${other}. Escribe el mes con letras.`,
  enterDayWithoutTime: 'Introduce un día sin hora.',
  addTimeSuchAs: (example: Part) => `Añade una hora, por ejemplo ${example}.`,
  notUseFormatSuchAs: (text: Part, _unit: Part, example: Part) =>
    `“${text}” no es válido. Usa un formato como ${example}`,
  isBefore: (day: Part, min: Part, minIs: Part) => `${day} es anterior a ${min}${minIs}`,
  inFuture: (day: Part) => `${day} está en el futuro`,
  isAfter: (day: Part, max: Part) => `${day} es posterior a ${max}`,
};
