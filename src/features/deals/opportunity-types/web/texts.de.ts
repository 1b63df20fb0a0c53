import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  stageName: 'Name der Phase',
  add: 'Hinzufügen',
  done: 'Fertig',
  text: (length: number) => plural(length, 'Phase', 'Phasen'),
  move: (name: Part) => `${name} verschieben`,
  colorOf: (name: Part) => `Farbe von ${name}`,
  nameOf: (name: Part) => `Name von ${name}`,
  probabilityOf: (name: Part) => `Wahrscheinlichkeit von ${name}`,
  remove: (name: Part) => `${name} entfernen`,
  youCannotRemoveLastStageIn: 'Die letzte Phase dieser Kategorie kann nicht entfernt werden',
  removed: (name: Part) => `${name} entfernt`,
  anOpen: 'offen',
  addStage: (category: Part) =>
    `${category === 'a won' ? 'Phase „Gewonnen“' : category === 'a lost' ? 'Phase „Verloren“' : 'Offene Phase'} hinzufügen`,
  newOpportunityType: 'Neuer Opportunity-Typ',
  editOpportunityType: 'Opportunity-Typ bearbeiten',
  createWithDefaultStages: 'Mit Standardphasen erstellen',
  name: 'Name',
  salesModel: 'Vertriebsmodell',
  setsWhatPartnersCanChangeIn:
    'Bestimmt, was Partner ändern können. Bei einem Wiederverkauf planen sie den nächsten Schritt; sonst können sie den Deal nur ansehen.',
  kindOfBusiness: 'Art des Geschäfts',
  usedToDetectConflictsBetweenRegistrations:
    'Wird verwendet, um Konflikte zwischen Registrierungen zu erkennen und Vergütungsregeln zuzuordnen.',
  description: 'Beschreibung',
  protection: 'Schutz',
  howLongApprovedRegistrationProtectedDefaults:
    'Wie lange eine genehmigte Registrierung geschützt ist. Standard ist die Einstellung Ihres Programms.',
  color: 'Farbe',
  approveRegistrationsWithoutConflictsAutomatically: 'Registrierungen ohne Konflikte automatisch genehmigen',
  registrationsWithPossibleConflictAlwaysNeed: 'Registrierungen mit möglichem Konflikt müssen immer geprüft werden.',
  requiredCertificate: 'Erforderliches Zertifikat',
  partnersCanRegisterDealsThisType:
    'Partner können Deals dieses Typs nur registrieren, solange jemand in ihrem Team oder der Partner selbst es besitzt.',
  distributorRequired: 'Distributor erforderlich',
  partnersChooseOneTheirDistributorsWhen:
    'Partner wählen einen ihrer Distributoren aus, wenn sie einen Deal dieses Typs registrieren.',
  defaultTypeForNewDeals: 'Standardtyp für neue Deals',
  opportunityTypes: 'Opportunity-Typen',
  eachOpportunityTypeHasItsOwn: 'Jeder Opportunity-Typ hat seine eigene Pipeline aus Phasen.',
  default: 'Standard',
  archived: 'Archiviert',
  edit: 'Bearbeiten',
  pipeline: 'Pipeline',
  history: 'Verlauf',
  theName: 'den Namen',
  details: 'Details',
  programDefault: 'Standard des Programms',
  approval: 'Genehmigung',
  automaticWithoutConflicts: 'Automatisch ohne Konflikte',
  manual: 'Manuell',
};
