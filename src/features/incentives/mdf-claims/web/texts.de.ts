import type { FullTranslation } from '#shared/text/texts.ts';
import type { Part } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  empty: 'Abrechnungen von Partnern mit Rechnung und Nachweis erscheinen hier.',
  emptyOfRequest: 'Noch keine Abrechnungen. Rechnen Sie nach der Aktivität die Kosten mit Rechnung und Nachweis ab.',
  spentRequired: 'Geben Sie den ausgegebenen Betrag ein',
  left: 'Vom genehmigten Betrag übrig:',
  share: (percent: string) => `Standardmäßig ${percent} des ausgegebenen Betrags.`,
  newClaim: 'Kosten abrechnen',
  editClaim: 'Abrechnung bearbeiten',
  sections: {
    Claim: 'Abrechnung',
    Results: 'Ergebnisse',
  },
  approvedAmount: 'Der genehmigte Betrag ist erforderlich',
  tooMuch: 'Das ist mehr als der abgerechnete Betrag',
  files: 'Dateien',
  add: {
    invoice: 'Rechnung hinzufügen',
    proof: 'Nachweis hinzufügen',
  },
  uploadInvoice: 'Rechnung hochladen',
  uploadProof: 'Nachweis hochladen',
  noFiles: 'Laden Sie eine Rechnung und einen Nachweis hoch, etwa Fotos oder eine Teilnehmerliste.',
  noFilesYet: 'Der Partner hat noch keine Dateien hochgeladen.',
  uploaded: 'Datei hochgeladen',
  removed: 'Datei entfernt',
  download: (name: string) => `${name} herunterladen`,
  remove: (name: string) => `${name} entfernen`,
  purposes: {
    invoice: 'Rechnung',
    proof: 'Nachweis',
  },
  claim: 'Abrechnung',
  results: 'Ergebnisse',
  resultsText:
    'Leads zählen als registriert, wenn der Partner nach Beginn der Aktivität einen Deal mit derselben Firma registriert.',
  noLeads: 'Diese Abrechnung enthält keine Leads.',
  whatTookPlace: 'Was stattgefunden hat',
  viewCommission: 'Provision ansehen',
  notRegistered: 'Nicht registriert',
  claimNumber: (number: Part) => `Abrechnung ${number}`,
  toDecide: 'Zu entscheiden',
  lead: 'Lead',
  contact: 'Kontakt',
  registration: 'Registrierung',
  registrationRegistrationNumber: (registrationNumber: Part) => `Registrierung ${registrationNumber}`,
  deal: 'Deal',
  dealAmount: 'Deal-Betrag',
  requestIsRequired: 'Der Antrag ist erforderlich',
  mdfClaims: 'MDF-Abrechnungen',
  edit: 'Bearbeiten',
  claimText: 'Abrechnung',
  decision: 'Entscheidung',
};
