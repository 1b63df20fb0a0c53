import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'E-Mail-Einstellungen',
  opening: 'Ihre Einstellungen werden geladen…',
  noScript:
    'Diese Seite benötigt JavaScript. Sie können sich auch über die Schaltfläche Ihres E-Mail-Programms abmelden.',
  missing: 'Dieser Link ist unvollständig. Öffnen Sie ihn erneut aus der E-Mail.',
  failed: 'Der Server hat nicht geantwortet. Versuchen Sie es gleich noch einmal.',
  refusedTitle: 'Dieser Link funktioniert nicht',
  about: (company: string, email: string) => `Wählen Sie, welche E-Mails ${company} an ${email} sendet.`,
  topics: 'Themen',
  save: 'Einstellungen speichern',
  unsubscribe: (topic: string) => `Von „${topic}“ abmelden`,
  off: 'Von allen abmelden',
  isOff:
    'Sie erhalten keine Marketing-E-Mails von diesem Unternehmen. Wählen Sie Themen und speichern Sie, um sich wieder anzumelden.',
  saved: 'Ihre Einstellungen sind gespeichert.',
  note: 'E-Mails zu Ihrem Benutzerkonto, Ihren Deals und Ihren Zahlungen sind davon nicht betroffen.',
};
