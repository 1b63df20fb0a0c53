import type { ReactNode } from 'react';
import { defineTexts, type Part, plural, rich } from '#web/texts.ts';

export const texts = defineTexts('commissions/commission-plans/web/publishing', {
  for: (name: Part, assignment: Part) => `${name} for ${assignment}`,
  assign: (name: Part) => `Assign ${name}`,
  remove: 'Remove',
  cancel: 'Cancel',
  save: 'Save',
  assignText: 'Assign',
  assignTo: 'Assign to',
  startDate: 'Start date',
  endDate: 'End date',
  noEndDate: 'No end date',
  priority: 'Priority',
  assignedTo: 'Assigned to',
  assignStructure: 'Assign structure',
  notAssignedYet: 'Not assigned yet',
  assignThisStructureToAllPartners:
    'Assign this structure to all partners, to a type, region, tier or audience, or to one partner.',
  period: 'Period',
  actions: 'Actions',
  edit: 'Edit',
  orderPrecedencePartnerTheirAudiencesTheir:
    'Order of precedence: the partner, their audiences, their type, region or tier, then all partners. Within a level, the highest priority wins. Among a partner’s regions, the closest one wins, and the main region before others.',
  partnersWithThisStructure: 'Partners with this structure',
  date: 'Date',
  text: (total: number) => plural(total, 'partner', 'partners'),
  outOf: (total: number, activePartners: number, part: ReactNode) =>
    rich`${plural(total, 'partner', 'partners')} out of ${plural(activePartners, 'active partner', 'active partners')}.${part}`,
  anotherStructure: (passedTotal: number) =>
    `${plural(passedTotal, 'assigned partner gets', 'assigned partners get')} another structure`,
  firstOf: (length: Part) => `first ${length} of`,
  show: (length: ReactNode, total: ReactNode) => rich`Show ${length} ${total}`,
  comparing: 'Comparing…',
  thisFirstVersion: 'This is the first version.',
  noChangesSinceVersion: (since: ReactNode) => rich`No changes since version ${since}.`,
  version: (version: Part) => `Version\u00a0${version}`,
  hideChanges: 'Hide changes',
  showChanges: 'Show changes',
  createDraftFromThisVersion: 'Create draft from this version',
  view: 'View',
  saved: (updatedAt: ReactNode) => rich`Saved ${updatedAt}`,
  publishedBy: (publishedAt: ReactNode) => rich`Published ${publishedAt} by`,
  sha256HashDefinitionReferencedBy: 'SHA-256 hash of the definition, referenced by breakdowns',
  versionIsPublished: (version: Part) => `Version ${version} is published`,
  wonSinceCommissionUntilRecalculated: (affectedDeals: number, effectiveFrom: Part, affectedDeals2: Part) =>
    `${plural(affectedDeals, 'deal', 'deals')} won since ${effectiveFrom} ${affectedDeals2} commission until recalculated.`,
  recalculationPreviewsEveryDifferenceNothingBooked: (text: Part) =>
    `${text} A recalculation previews every difference. Nothing is booked until a second person approves it.`,
  previewRecalculation: 'Preview recalculation',
  notNow: 'Not now',
  versionActiveFrom: (version: Part, name: Part, from: Part) => `Version ${version} of ${name}, active from ${from}`,
  publishVersionOf: (version: Part, name: Part) => `Publish version ${version} of ${name}`,
  publish: 'Publish',
  fixBeforeYouPublish: (length: number) => `Fix ${plural(length, 'problem', 'problems')} before you publish.`,
  publishedVersionCantBeChangedTo:
    'A published version can’t be changed. To make changes later, publish a new version.',
  appliesToDealsWonFrom: 'Applies to deals won from',
  versionReplacesItOnBecauseIt: (version: Part, effectiveFrom: Part) =>
    `Version ${version} replaces it on ${effectiveFrom}, because it is already published for that day.`,
  messageToPartners: 'Message to partners',
  shownToAssignedPartnersTogetherWith: 'Shown to assigned partners together with the start date.',
  publishAnywayDealsClosedMonthsChange: 'Publish anyway. Deals of closed months change only through a recalculation.',
  assignToAllPartnersInProgram: 'Assign to all partners in the program from that date',
  itThenTakesPrecedenceOverWhich: (name: Part) =>
    `It then takes precedence over ${name}, which all partners have today.`,
  thisStructureNotAssignedYet: 'This structure is not assigned yet.',
  withoutAssignmentNoPartnerGetsThis:
    'Without an assignment, no partner gets this structure. Add one under “Assignments”.',
  changes: 'Changes',
  whatIf: 'What if',
  untilVersionReplacesItOn: (version: Part, on: Part) => ` until version ${version} replaces it on ${on}`,
  versionIsPublishedUntil: (version: Part, until: Part) => `Version ${version} is published${until}`,
  inPastDealsBookedSinceThen: (from: Part) =>
    `${from} is in the past. Deals booked since then keep their commission until you recalculate.`,
  versionText: 'Version',
  active: 'Active',
  publishedByText: 'Published by',
  tandem: 'Tandem',
  noVersionActiveOnThisDate:
    ' No version is active on this date, so the next structure in order of precedence applies.',
});
