import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  choosePngJpegWebpOrGif: 'Choisissez une image PNG, JPEG, WebP ou GIF.',
  pictureLargerThan2Mb: 'L’image dépasse 2\u00a0Mo.',
  thePicture: (file: Part) => `L’image ${file}.`,
  replace: 'Remplacer',
  chooseAPicture: 'Choisir une image',
  remove: 'Retirer',
  searching: 'Recherche…',
  listCouldNotBeLoadedOpen: 'La liste n’a pas pu être chargée. Ouvrez-la à nouveau pour réessayer.',
  nothingFound: 'Aucun résultat',
  formatting: 'Mise en forme',
  bold: 'Gras',
  italic: 'Italique',
  heading: 'Titre',
  list: 'Liste',
  numberedList: 'Liste numérotée',
  quote: 'Citation',
  picture: 'Image',
  link: 'Lien',
  linkAddress: 'Adresse du lien',
  linksMustStartWithHttpsHttp: 'Les liens doivent commencer par https://, http://, mailto: ou tel:',
  notTimeSuchAs: (text: Part, showTime: Part) => `«\u00a0${text}\u00a0» n’est pas une heure, comme ${showTime}`,
  notNumber: (text: Part) => `«\u00a0${text}\u00a0» n’est pas un nombre`,
  chooseMonthOrEnterDate: 'Choisissez un mois ou saisissez une date.',
  canBeOrWriteMonthAs: (text: Part, one: Part, other: Part) =>
    `«\u00a0${text}\u00a0» peut être le ${one} ou le ${other}. Écrivez le mois en toutes lettres.`,
  enterDayWithoutTime: 'Saisissez une date sans heure.',
  addTimeSuchAs: (example: Part) => `Ajoutez une heure, comme ${example}.`,
  notUseFormatSuchAs: (text: Part, unit: Part, example: Part) =>
    `«\u00a0${text}\u00a0» n’est pas une date${unit === 'day' ? '' : ' avec heure'}. Utilisez un format comme ${example}`,
  isBefore: (day: Part, min: Part, minIs: Part) => `${day} est antérieur à ${min}${minIs}`,
  inFuture: (day: Part) => `${day} est dans le futur`,
  isAfter: (day: Part, max: Part) => `${day} est postérieur à ${max}`,
};
