import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  title: 'Deals per E-Mail',
  setting: 'Registrierungsentwürfe aus weitergeleiteten E-Mails erstellen',
  settingHelp:
    'Partnerbenutzer leiten eine E-Mail zu einem Deal an diese Adresse weiter. Fehlende Angaben werden bei ihnen nachgefragt.',
  address: 'Adresse',
  addressHelp: 'Sie können eine eigene Adresse dorthin weiterleiten, zum Beispiel deals@ Ihrer Domain.',
  noMailbox:
    'Es ist kein Postfach eingerichtet, daher können E-Mails nicht gelesen werden. Bitten Sie den Betreiber, MAIL_IN_ADDRESS und IMAP_URL festzulegen.',
  saved: 'Gespeichert',
  none: 'Noch keine weitergeleiteten Deals',
  noneText: 'Deals, die Partner per E-Mail senden, erscheinen hier mit ihrem Entwurf.',
  subject: 'Betreff',
  from: 'Von',
  partner: 'Partner',
  account: 'Account',
  missing: 'Nachgefragt',
  received: 'Empfangen',
};
