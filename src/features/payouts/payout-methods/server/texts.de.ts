import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const done = { entered: 'eingegeben', changed: 'geändert', disabled: 'deaktiviert' };

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  person: (name, company) => (company ? `${name} (${company})` : name),
  viewingAs: (name, person) => `${name} (Ansicht als ${person})`,
  someKey: (company) => `Ein API-Schlüssel von ${company}`,
  namedKey: (key, person) => `Der API-Schlüssel „${key}“ von ${person}`,
  endingIn: (end) => `Konto endet auf ${end}`,
  instructions: 'Zahlungsanweisungen',

  changed: (who, what, currency, account, partner) =>
    `${who} hat Auszahlungsdaten in ${currency} (${account})${partner ? ` für ${partner}` : ''} ${done[what]}.`,
  verify: 'Bestätigen Sie sie vor der nächsten Auszahlung mit dem Partner.',
  held: (amount, payout) => `Die Zahlung von ${amount} in „${payout}“ wird zurückgehalten.`,
  tooLate: (amount, payout) =>
    `Die Zahlung von ${amount} in „${payout}“ ist bereits in einer Zahlungsdatei an das bisherige Konto.`,

  ownChanged: (who, what, currency, account) =>
    `${who} hat Ihre Auszahlungsdaten in ${currency} (${account}) ${done[what]}.`,
  ownChangedSubject: (who, what, currency, account) =>
    `${who} hat Ihre Auszahlungsdaten in ${currency} (${account}) ${done[what]}`,
  ownHeld: (amount, statement) =>
    `Ihre Zahlung von ${amount} (Abrechnung ${statement}) wird zurückgehalten, bis das Unternehmen die Daten bestätigt.`,
  notRequested: 'Wenn Ihr Team das nicht veranlasst hat, wenden Sie sich sofort an das Unternehmen.',
  viewPayment: 'Zahlung ansehen',
  viewPayouts: 'Auszahlungen ansehen',
};
