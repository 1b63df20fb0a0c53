import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const returnedOf = (count: number) =>
  count === 1
    ? '1 Zahlung ist zurückgekommen oder fehlgeschlagen'
    : `${count} Zahlungen sind zurückgekommen oder fehlgeschlagen`;
const unclearOf = (count: number) =>
  count === 1 ? '1 Zeile muss geprüft werden' : `${count} Zeilen müssen geprüft werden`;

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  report: (file, returned, unclear) =>
    `In „${file}“: ${[returned > 0 && returnedOf(returned), unclear > 0 && unclearOf(unclear)].filter(Boolean).join(', und ')}.`,
  statusFile: 'Statusdatei',
  returned: 'Zurückgekommene oder fehlgeschlagene Zahlungen',
  toReview: 'Zu prüfende Zeilen',
  openStatusFile: 'Statusdatei öffnen',
};
