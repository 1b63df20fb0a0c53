import type { FullTranslation } from '#shared/text/texts.ts';
import type { texts as english } from './texts.ts';

const forWhat = (gross: string | null, tax: string | null) =>
  gross ? ` für ${gross}${tax ? ` abzüglich ${tax} Steuerabzug` : ''}` : '';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  submitted: (person, payout) => `${person} hat die Auszahlung „${payout}“ vorbereitet. Sie muss genehmigt werden.`,
  submittedOverLimit: (person, payout) =>
    `${person} hat die Auszahlung „${payout}“ vorbereitet. Sie liegt über der Grenze und braucht zwei Genehmigungen.`,
  approvedOnce: (person, payout) =>
    `${person} hat die Auszahlung „${payout}“ genehmigt. Sie liegt über der Grenze und braucht noch eine Genehmigung.`,
  toApprove: (total, payout) => `Auszahlung zu genehmigen: ${total}, ${payout}`,
  payout: 'Auszahlung',
  total: 'Summe',
  payments: 'Zahlungen',
  approvedBy: 'Genehmigt von',
  reviewPayout: 'Auszahlung prüfen',

  paid: (amount, gross, tax, statement) =>
    `${amount} wurden an Sie gesendet${forWhat(gross, tax)} (Abrechnung ${statement}).`,
  paidSubject: (amount, gross, tax) => `${amount} wurden an Sie gesendet${forWhat(gross, tax)}`,
  failed: (amount, reason, statement) =>
    `Die Zahlung von ${amount} ist nicht angekommen${reason ? `: ${reason}` : ''}. Sie ist in der nächsten Auszahlung enthalten; bitte prüfen Sie Ihre Auszahlungsdaten (Abrechnung ${statement}).`,
  failedSubject: (amount, reason) =>
    `Die Zahlung von ${amount} ist nicht angekommen${reason ? `: ${reason}` : ''}. Sie ist in der nächsten Auszahlung enthalten; bitte prüfen Sie Ihre Auszahlungsdaten`,
  sentTo: (account) => `Konto: ${account}.`,
  account: (method, end) => (end ? `${method}, ${end.includes('@') ? end : `endet auf ${end}`}` : method),
  disputeUntil: (day) => `Sie können bis zum ${day} Einspruch erheben.`,
  amount: 'Betrag',
  taxWithheld: 'Steuerabzug',
  statement: 'Abrechnung',
  accountLabel: 'Konto',
  disputableUntil: 'Einspruch möglich bis',
  viewStatement: 'Abrechnung ansehen',
};
