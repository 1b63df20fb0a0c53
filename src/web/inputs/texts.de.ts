import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  choosePngJpegWebpOrGif: 'Wählen Sie ein Bild im Format PNG, JPEG, WebP oder GIF.',
  pictureLargerThan2Mb: 'Das Bild ist größer als 2 MB.',
  thePicture: (file: Part) => `Das Bild ${file}.`,
  replace: 'Ersetzen',
  chooseAPicture: 'Bild auswählen',
  remove: 'Entfernen',
  searching: 'Suche läuft…',
  listCouldNotBeLoadedOpen:
    'Die Liste konnte nicht geladen werden. Öffnen Sie sie erneut, um es noch einmal zu versuchen.',
  nothingFound: 'Nichts gefunden',
  formatting: 'Formatierung',
  bold: 'Fett',
  italic: 'Kursiv',
  heading: 'Überschrift',
  list: 'Liste',
  numberedList: 'Nummerierte Liste',
  quote: 'Zitat',
  picture: 'Bild',
  link: 'Link',
  linkAddress: 'Linkadresse',
  linksMustStartWithHttpsHttp: 'Links müssen mit https://, http://, mailto: oder tel: beginnen',
  notTimeSuchAs: (text: Part, showTime: Part) => `„${text}“ ist keine Uhrzeit, zum Beispiel ${showTime}`,
  notNumber: (text: Part) => `„${text}“ ist keine Zahl`,
  chooseMonthOrEnterDate: 'Wählen Sie einen Monat oder geben Sie ein Datum ein.',
  canBeOrWriteMonthAs: (text: Part, one: Part, other: Part) =>
    `„${text}“ kann ${one} oder ${other} sein. Schreiben Sie den Monat als Wort.`,
  enterDayWithoutTime: 'Geben Sie einen Tag ohne Uhrzeit ein.',
  addTimeSuchAs: (example: Part) => `Fügen Sie eine Uhrzeit hinzu, zum Beispiel ${example}.`,
  notUseFormatSuchAs: (text: Part, unit: Part, example: Part) =>
    `„${text}“ ist ${unit === 'day' ? 'kein Tag' : 'kein Tag mit Uhrzeit'}. Verwenden Sie ein Format wie ${example}`,
  isBefore: (day: Part, min: Part, minIs: Part) => `${day} liegt vor ${min}${minIs}`,
  inFuture: (day: Part) => `${day} liegt in der Zukunft`,
  isAfter: (day: Part, max: Part) => `${day} liegt nach ${max}`,
};
