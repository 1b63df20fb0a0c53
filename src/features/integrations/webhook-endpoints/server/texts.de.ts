import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  disabled: (name, reason) => `Der Webhook-Endpunkt „${name}“ wurde deaktiviert. ${reason}`,
  disabledSubject: (name) => `Webhook-Endpunkt deaktiviert: ${name}`,
  wantsNoMore: 'Er hat mit 410 geantwortet, will also keine Ereignisse mehr.',
  alwaysFails: 'Alle Anfragen der letzten fünf Tage sind fehlgeschlagen.',
  view: 'Endpunkt ansehen',
};
