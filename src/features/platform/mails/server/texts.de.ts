import type { FullTranslation } from '#shared/text/texts.ts';
import type { mailTexts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const mailTexts: FullTranslation<typeof english> = {
  hello: (name) => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
  open: 'Öffnen',
  becauseOfYourSettings: 'Sie erhalten diese E-Mail aufgrund Ihrer Benachrichtigungseinstellungen.',
  changeYourSettings: 'Benachrichtigungseinstellungen ändern',
};
