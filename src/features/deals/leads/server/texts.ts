import { defineTexts } from '#shared/text/texts.ts';

/** Notices about leads. */
export const texts = defineTexts('deals/leads/server', {
  /** A lead that its reader knows, within a sentence. */
  lead: (name: string | null, number: number) => `${name} (lead ${number})`,
  /** An offered lead, by what may be known of it: the country and the product. */
  offered: (number: number, about: string) => `Lead ${number}${about ? ` (${about})` : ''}`,
  headline: (number: number, country: string | null, product: string | null) =>
    country ? `Lead from ${country}${product ? `, ${product}` : ''}` : product ? `Lead ${product}` : `Lead ${number}`,
  country: 'Country',
  product: 'Product',
  timing: 'Timing',
  budget: 'Budget',
  answerBy: 'Answer by',
  openLead: 'Open lead',
  recordFirstContact: 'Record first contact',
  assignLead: 'Assign lead',

  offer: (lead: string, due: string) => `${lead} is offered to you. Answer by ${due}.`,
  offerSubject: (headline: string, due: string) => `${headline}: answer by ${due}`,
  offerMore: 'If you do not answer in time, the lead is offered to another partner.',
  reminder: (lead: string, due: string) => `${lead} waits for your answer until ${due}.`,
  reminderSubject: (headline: string, due: string) => `Reminder: ${headline}, answer by ${due}`,
  taken: (lead: string) => `${lead} was accepted by another partner.`,
  expired: (lead: string) => `${lead} was not answered in time and is no longer offered to you.`,
  withdrawn: (lead: string) => `${lead} is no longer offered to you.`,
  contactDue: (lead: string, due: string) => `Record your first contact with ${lead}: it was due by ${due}.`,
  contactDueSubject: (name: string | null) => `First contact is due: ${name}`,
  contactOverdue: (partner: string | null, lead: string) =>
    `${partner} has not recorded a first contact with ${lead} in time.`,
  noRule: (lead: string) => `${lead} is unassigned. No active rule matches this lead.`,
  allPassed: (lead: string) => `${lead} is unassigned. Every eligible partner has passed on this lead.`,
  noAudience: (lead: string) => `${lead} is unassigned. The rule’s audience has no partners.`,
  noneMeets: (lead: string) => `${lead} is unassigned. No partner meets the rule’s requirements.`,
  unassignedSubject: (name: string | null) => `Unassigned lead: ${name}`,
  accepted: (partner: string | null, lead: string) => `${partner} accepted ${lead}.`,
  declined: (partner: string | null, lead: string) => `${partner} declined ${lead}.`,
  spam: (partner: string | null, lead: string) => `${partner} marked as spam ${lead}.`,
});
