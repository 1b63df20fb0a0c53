import type { ReactNode } from 'react';
import { defineTexts, type Part, plural, rich } from '#web/texts.ts';
import type { AudienceEntity } from '../schema.ts';

export const nouns: Record<AudienceEntity, { one: string; many: string; heading: string; list: string; show: string }> =
  {
    partners: { one: 'partner', many: 'partners', heading: 'Partners', list: '/partners', show: '/partners/show' },
    contacts: { one: 'contact', many: 'contacts', heading: 'Contacts', list: '/contacts', show: '/contacts/show' },
    opportunities: {
      one: 'deal',
      many: 'deals',
      heading: 'Deals',
      list: '/commissions/opportunities',
      show: '/commissions/opportunities/show',
    },
  };

export const audienceCount = (count: number, entity: AudienceEntity): string =>
  plural(count, nouns[entity].one, nouns[entity].many);

export const texts = defineTexts('partners/audiences/web', {
  allOfThese: 'All of these',
  orAllThese: 'or all of these',
  yes: 'Yes: ',
  no: 'No: ',
  noValue: ' – no value',
  members: 'Members',
  addConditionToSeeWhichMatch: (many: Part) => `Add a condition to see which ${many} match.`,
  completeConditionsToSeeMembers: 'Complete the conditions to see the members.',
  of: (ofText: ReactNode) => rich`of ${ofText}`,
  before: (before: ReactNode) => rich`Before: ${before}`,
  added: (joins: ReactNode) => rich`${joins} added`,
  removed: (leaves: ReactNode) => rich`${leaves} removed`,
  showMore: 'Show more',
  nearMisses: (missedTotal: ReactNode) => rich`Near misses: ${missedTotal}`,
  checkMembership: 'Check membership',
  checkOne: (one: Part) => `Check one ${one}`,
  choose: (one: Part) => `Choose ${one}…`,
  aMember: 'a member',
  notAMember: 'not a member',
  is: (name: ReactNode, holds: ReactNode) => rich`${name} is ${holds}`,
  audiences: (length: Part) => `Audiences (${length})`,
  noPartnerAudiencesYet: 'No partner audiences yet.',
  text: (others: number) => plural(others, 'audience', 'audiences'),
  thisPartnerInNone: (others: number) => `This partner is in none of ${plural(others, 'audience', 'audiences')}.`,
  notIn: (others: number) => `Not in ${plural(others, 'other audience', 'other audiences')}.`,
  nothingSharedWithThisPartnerYet: 'Nothing is shared with this partner yet',
  incentiveStructuresDealsAndFieldsThis:
    'Incentive structures, deals and fields this partner can see appear here, each with the reason.',
  since: (since: ReactNode) => rich`since ${since}`,
  showingNewest: (length: ReactNode, total: ReactNode) => rich`Showing the newest ${length} of ${total}.`,
  editAudience: 'Edit audience',
  newAudience: 'New audience',
  details: 'Details',
  conditions: 'Conditions',
  thatMeetAllConditionsAtLeast: (heading: Part) => `${heading} that meet all conditions of at least one group`,
  audienceType: 'Audience type',
  noMembersYetAddCondition: 'No members yet. Add a condition.',
  archive: 'Archive',
  archiveAudiencesInUseNotArchived: (length: number) =>
    `Archive ${plural(length, 'audience', 'audiences')}? Audiences in use are not archived.`,
  groupPartnersContactsOrDealsBy:
    'Group partners, contacts or deals by conditions, then use the group in list filters and incentive structures.',
  archived: 'Archived',
  list: (many: Part) => `List ${many}`,
  edit: 'Edit',
  restore: 'Restore',
  activity: 'Activity',
  facts: 'Facts',
  type: 'Type',
  created: 'Created',
  changed: 'Changed',
  usedBy: 'Used by',
  notUsedYetUseItIn: 'Not used yet. Use it in list filters or incentive structures.',
});
