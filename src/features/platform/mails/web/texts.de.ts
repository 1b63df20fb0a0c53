import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  noServer:
    'Es ist kein Mailserver eingerichtet. E-Mails werden daher auf dem Server gespeichert, im Ordner „mail“ des Datenordners. Die Administration des Servers kann einen Mailserver verbinden.',
  outside: (sent: number, most: number) => `${sent} von ${most} E-Mails an externe Personen heute gesendet`,
  outsideHelp:
    'Ihr Unternehmen ist neu und kann daher täglich nur eine begrenzte Zahl von E-Mails an Personen ohne Benutzerkonto senden. Die Grenze endet nach 30 Tagen; ein Super-Admin kann sie erhöhen.',
  outsideWaiting: (waiting: number) =>
    `${waiting === 1 ? '1 E-Mail wartet' : `${waiting} E-Mails warten`}. E-Mails über der Tagesgrenze werden an den nächsten Tagen gesendet. Ein Super-Admin kann die Grenze erhöhen.`,
  hidden: {
    nothing: 'Der Inhalt zugestellter E-Mails wird nicht aufbewahrt.',
    body: 'Nur der Empfänger kann diese E-Mail lesen, weil sie einen persönlichen Link oder Code enthält.',
    everything: 'Nur der Empfänger kann diese E-Mail lesen.',
  },
  emails: 'E-Mails',
  showMore: 'Mehr anzeigen',
  email: 'E-Mail',
  emailsSent: (count: Part) => `${count} E-Mails gesendet`,
  failedRetrying: 'Fehlgeschlagen, wird erneut versucht',
  notDelivered: 'Nicht zugestellt',
  notSent: 'Nicht gesendet',
  to: (toName: ReactNode) => rich`an ${toName}:`,
  sentEmail: 'Gesendete E-Mail',
  noEmailsYet: 'Noch keine E-Mails',
  invitationsAndNotificationsSentByEmail: 'Per E-Mail gesendete Einladungen und Benachrichtigungen erscheinen hier.',
  toCreatedAt: (toAddress: ReactNode, createdAt: ReactNode) => rich`An ${toAddress} · ${createdAt}`,
  attachments: 'Anhänge',
};
