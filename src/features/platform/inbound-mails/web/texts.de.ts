import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Empfangene E-Mails',
  none: 'Noch keine E-Mails',
  noneText: 'Antworten auf Benachrichtigungen und weitergeleitete E-Mails erscheinen hier.',
  read: 'Jetzt prüfen',
  reading: 'Neue E-Mails erscheinen in Kürze.',
  off: 'Es ist kein Postfach eingerichtet, daher werden Antworten auf E-Mails nicht gelesen. Legen Sie MAIL_IN_ADDRESS und IMAP_URL fest.',
  failed: (error: string) => `${error} Es wird jede Minute erneut versucht.`,
};
