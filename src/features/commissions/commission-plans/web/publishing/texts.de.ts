import type { ReactNode } from 'react';
import type { FullTranslation } from '#shared/text/texts.ts';
import { type Part, plural, rich } from '#web/texts.ts';
import type { texts as english } from './texts.ts';

/** Not yet reviewed by a native speaker. */
export const texts: FullTranslation<typeof english> = {
  for: (name: Part, assignment: Part) => `${name} für ${assignment}`,
  assign: (name: Part) => `${name} zuweisen`,
  remove: 'Entfernen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  assignText: 'Zuweisen',
  assignTo: 'Zuweisen an',
  startDate: 'Startdatum',
  endDate: 'Enddatum',
  noEndDate: 'Kein Enddatum',
  priority: 'Priorität',
  assignedTo: 'Zugewiesen an',
  assignStructure: 'Struktur zuweisen',
  notAssignedYet: 'Noch nicht zugewiesen',
  assignThisStructureToAllPartners:
    'Weisen Sie diese Struktur allen Partnern zu, einem Typ, einer Region, Stufe oder Zielgruppe oder einem einzelnen Partner.',
  period: 'Zeitraum',
  actions: 'Aktionen',
  edit: 'Bearbeiten',
  orderPrecedencePartnerTheirAudiencesTheir:
    'Rangfolge: der Partner, seine Zielgruppen, sein Typ, seine Region oder Stufe, dann alle Partner. Innerhalb einer Ebene gewinnt die höchste Priorität. Unter den Regionen eines Partners gewinnt die nächstliegende und die Hauptregion vor anderen.',
  partnersWithThisStructure: 'Partner mit dieser Struktur',
  date: 'Datum',
  text: (total: number) => plural(total, 'Partner', 'Partner'),
  noVersionActiveOnThisDate:
    ' An diesem Datum ist keine Version aktiv. Daher gilt die nächste Struktur in der Rangfolge.',
  outOf: (total: number, activePartners: number, part: ReactNode) =>
    rich`${plural(total, 'Partner', 'Partner')} von ${plural(activePartners, 'aktivem Partner', 'aktiven Partnern')}.${part}`,
  anotherStructure: (passedTotal: number) =>
    `${plural(passedTotal, 'zugewiesener Partner erhält', 'zugewiesene Partner erhalten')} eine andere Struktur`,
  firstOf: (length: Part) => `Die ersten ${length} von`,
  show: (length: ReactNode, total: ReactNode) => rich`${length === 'all' ? 'Alle' : length} ${total} anzeigen`,
  comparing: 'Wird verglichen…',
  thisFirstVersion: 'Dies ist die erste Version.',
  noChangesSinceVersion: (since: ReactNode) => rich`Keine Änderungen seit Version ${since}.`,
  version: (version: Part) => `Version\u00a0${version}`,
  hideChanges: 'Änderungen ausblenden',
  showChanges: 'Änderungen anzeigen',
  createDraftFromThisVersion: 'Entwurf aus dieser Version erstellen',
  view: 'Ansehen',
  saved: (updatedAt: ReactNode) => rich`Gespeichert ${updatedAt}`,
  publishedBy: (publishedAt: ReactNode) => rich`Veröffentlicht am ${publishedAt} von`,
  sha256HashDefinitionReferencedBy: 'SHA-256-Hash der Definition, auf den Aufschlüsselungen verweisen',
  versionIsPublished: (version: Part) => `Version ${version} ist veröffentlicht`,
  wonSinceCommissionUntilRecalculated: (affectedDeals: number, effectiveFrom: Part) =>
    `${plural(affectedDeals, 'Deal', 'Deals')} seit ${effectiveFrom} gewonnen. Die Provision bleibt bis zu einer Neuberechnung unverändert.`,
  recalculationPreviewsEveryDifferenceNothingBooked: (text: Part) =>
    `${text} Eine Neuberechnung zeigt vorab jeden Unterschied. Gebucht wird erst, wenn eine zweite Person genehmigt hat.`,
  previewRecalculation: 'Vorschau der Neuberechnung',
  notNow: 'Jetzt nicht',
  versionActiveFrom: (version: Part, name: Part, from: Part) => `Version ${version} von ${name}, aktiv ab ${from}`,
  publishVersionOf: (version: Part, name: Part) => `Version ${version} von ${name} veröffentlichen`,
  publish: 'Veröffentlichen',
  fixBeforeYouPublish: (length: number) =>
    `Beheben Sie ${plural(length, 'Problem', 'Probleme')} vor der Veröffentlichung.`,
  publishedVersionCantBeChangedTo:
    'Eine veröffentlichte Version kann nicht geändert werden. Für spätere Änderungen veröffentlichen Sie eine neue Version.',
  appliesToDealsWonFrom: 'Gilt für Deals, die gewonnen wurden ab',
  versionReplacesItOnBecauseIt: (version: Part, effectiveFrom: Part) =>
    `Version ${version} ersetzt sie am ${effectiveFrom}, weil sie für diesen Tag bereits veröffentlicht ist.`,
  messageToPartners: 'Nachricht an Partner',
  shownToAssignedPartnersTogetherWith: 'Wird den zugewiesenen Partnern zusammen mit dem Startdatum angezeigt.',
  publishAnywayDealsClosedMonthsChange:
    'Trotzdem veröffentlichen. Deals abgeschlossener Monate ändern sich nur durch eine Neuberechnung.',
  assignToAllPartnersInProgram: 'Ab diesem Datum allen Partnern im Programm zuweisen',
  itThenTakesPrecedenceOverWhich: (name: Part) => `Sie hat dann Vorrang vor ${name}, die heute alle Partner haben.`,
  thisStructureNotAssignedYet: 'Diese Struktur ist noch nicht zugewiesen.',
  withoutAssignmentNoPartnerGetsThis:
    'Ohne Zuweisung erhält kein Partner diese Struktur. Fügen Sie unter „Zuweisungen“ eine hinzu.',
  changes: 'Änderungen',
  whatIf: 'Was wäre wenn',
  untilVersionReplacesItOn: (version: Part, on: Part) => `, bis Version ${version} sie am ${on} ersetzt`,
  versionIsPublishedUntil: (version: Part, until: Part) => `Version ${version} ist veröffentlicht${until}`,
  inPastDealsBookedSinceThen: (from: Part) =>
    `${from} liegt in der Vergangenheit. Seitdem gebuchte Deals behalten ihre Provision, bis Sie sie neu berechnen.`,
  versionText: 'Version',
  active: 'Aktiv',
  publishedByText: 'Veröffentlicht von',
  tandem: 'Tandem',
};
