import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  empty:
    'Geben Sie Partnern Geld für Marketing: Erstellen Sie ein Budget, aktivieren Sie es und entscheiden Sie über die Anträge.',
  amountRequired: 'Der Betrag ist erforderlich',
  partner: 'Partner',
  partners: 'Partner',
  movements: 'Bewegungen',
  balance: 'Saldo',
  noPartners: 'Partner erscheinen hier, sobald das Budget aktiv ist.',
  noMovements: 'Jede Zuteilung, Reservierung, Abrechnung und Zahlung erscheint hier.',
  deleted: 'Budget gelöscht',
  share: (percent: string) => `übernimmt ${percent} der Kosten`,
  parts: {
    allocated_minor: 'Zugeteilt',
    reserved_minor: 'Reserviert',
    claimed_minor: 'Abgerechnet',
    paid_minor: 'Ausgezahlt',
    available_minor: 'Verfügbar',
  },
  request: (requestNumber: Part) => `Antrag ${requestNumber}`,
  newFund: 'Neues Budget',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  fund: 'Budget',
  description: 'Beschreibung',
  period: 'Zeitraum',
  partnersText: 'Partner',
};
