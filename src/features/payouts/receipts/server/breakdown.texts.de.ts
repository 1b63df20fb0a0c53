import type { FullTranslation } from '#shared/text/texts.ts';
import type { breakdownTexts as english } from './breakdown.texts.ts';

/** Not yet reviewed by a native speaker. */
export const breakdownTexts: FullTranslation<typeof english> = {
  status: (status: string, earned: string, payable: string, deal: string | null) =>
    `${status} · verdient am ${earned}, auszahlbar ab ${payable}${deal ? ` · ${deal}` : ''}`,
  calculation: 'Berechnung',
  details: 'Details',
  history: {
    payable: 'Auszahlbar geworden.',
    payableEarly: 'Vor dem Ende der Wartefrist auszahlbar geworden.',
    releasedBy: (name: string | null, reason: string | null) => `Vorzeitig freigegeben von ${name}: ${reason}`,
    held: 'Zurückgehalten.',
    inPayout: (statement: string | null) => `In Auszahlung ${statement} aufgenommen.`,
    paid: (reference: string | null) => `Ausgezahlt${reference ? `, Referenz ${reference}` : ''}.`,
    failed: (statement: string | null, why: string | null) =>
      `Zahlung ${statement} fehlgeschlagen${why ? `: ${why}` : '.'}`,
    bookedOnHold: 'Gebucht, zurückgehalten.',
    booked: 'Als auszahlbar gebucht.',
    carried: (statement: string, isTaken: boolean) =>
      isTaken ? `Aus Auszahlung ${statement} herausgenommen.` : `Aus Auszahlung ${statement} übertragen.`,
  },
  hidden: {
    title: 'Provision',
    detail:
      'Nach Ihrer Vergütungsstruktur berechnet. Das Programm zeigt Ihnen die Beträge des Deals Ihres Resellers nicht.',
  },
  early: {
    released: (who: string | null, on: string, until: string) =>
      `${who} hat sie am ${on} freigegeben, vor dem Ende der Wartefrist am ${until}.`,
    why: (reason: string | null) => ` Grund: ${reason}`,
  },
  carried: {
    title: 'Übertragen',
    detail: (statement: string, amount: string) =>
      `Aus Auszahlung ${statement}: ${amount} wird in die nächste Auszahlung übertragen, weil in dieser Währung nur ganze Einheiten ausgezahlt werden.`,
    result: 'Ergebnis',
    taken: (statement: string) =>
      `Aus Auszahlung ${statement} herausgenommen. Eine andere Provision über denselben Betrag ist auszahlbar.`,
    next: 'Auszahlbar mit der nächsten Auszahlung. Eine andere Provision nimmt denselben Betrag aus der Auszahlung dieser Provision heraus.',
    reversed: 'Storniert',
    undone: (statement: string) =>
      `Auszahlung ${statement} wurde nicht ausgeführt und keine andere Auszahlung enthielt diesen Betrag. Deshalb wurden beide Provisionen storniert.`,
  },
  manual: {
    titles: {
      added: 'Manuelle Provision',
      taken_back: 'Stornierung',
      written_off: 'Ausbuchung',
      write_off_taken_back: 'Ausbuchung storniert',
      reimbursed: 'MDF-Erstattung',
      reimbursement_taken_back: 'MDF-Erstattung storniert',
      rewarded: 'Prämie verdient',
      reward_taken_back: 'Prämie storniert',
    },
    approved: (who: string, day: string) => `${who} hat den Abrechnungsantrag am ${day} genehmigt.`,
    entered: (who: string, day: string) =>
      `${who} hat sie am ${day} eingetragen. Sie wurde nicht von einer Vergütungsstruktur berechnet.`,
    reason: 'Grund',
    corrected: 'Korrigierte Provision',
    correctedDetail: (number: number, description: string) => `Provision ${number}, ${description}.`,
    booked: (day: string) => `Gebucht für den ${day}.`,
    bookedOnHold: (day: string, until: string) => `Gebucht für den ${day}, zurückgehalten bis ${until}.`,
    bookedPayable: (day: string) => `Gebucht für den ${day}, sofort auszahlbar.`,
  },
  recompute: {
    inputs: 'Gespeicherte Eingaben',
    inputsDiffer: 'Die Eingaben sind nicht die, aus denen die Aufschlüsselung erstellt wurde.',
    amount: 'Provisionsbetrag',
    calculation: 'Berechnung',
    stored: 'Die gespeicherte Berechnung',
    differsElsewhere: 'weicht in einem Teil ab, der hier nicht angezeigt wird.',
    isMissing: 'fehlt',
  },
  answers: {
    failed: 'Die Provision konnte nicht berechnet werden. Ein Teammitglied muss sie prüfen.',
    earned: 'Dieser Deal hat Provision eingebracht.',
    clawedBack: 'Die Provision dieses Deals wurde vollständig zurückgefordert.',
    notWon: 'Provision wird verdient, wenn der Deal gewonnen ist.',
    noPartner: 'An diesem Deal ist kein Partner beteiligt.',
    notConfirmed: 'Die Beteiligung eines Partners an diesem Deal ist nicht bestätigt.',
    awaitsPayment: 'Provision wird verdient, wenn der Kunde zahlt, und es ist noch keine Zahlung eingegangen.',
    notCalculated: 'Für diesen Deal wurde noch keine Provision berechnet.',
    nothing: 'Dieser Deal hat bisher keine Provision eingebracht.',
  },
};
