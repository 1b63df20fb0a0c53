import { defineTexts } from '#shared/text/texts.ts';

/** The texts of campaigns beside the words of their author, and notices about campaigns. */
export const texts = defineTexts('outreach/campaigns/server', {
  reason: (topic: string, company: string) => `You get “${topic}” because you work with ${company}.`,
  preferences: 'Change your email preferences or unsubscribe',
  picture: 'Picture',
  facts: {
    tier: (tier: string) => `Your tier: ${tier}`,
    open_deals: (count: number, names: string) =>
      count === 1 ? `Your open deal: ${names}` : `Your ${count} open deals: ${names}`,
    pending_registrations: (count: number, names: string) =>
      count === 1
        ? `One registration waits for a decision: ${names}`
        : `${count} registrations wait for a decision: ${names}`,
    open_courses: (count: number, names: string) =>
      count === 1 ? `One course to finish: ${names}` : `${count} courses to finish: ${names}`,
    expiring_certificates: (count: number, names: string) =>
      count === 1 ? `One certificate expires soon: ${names}` : `${count} certificates expire soon: ${names}`,
  },
  andMore: (names: string, more: number) => `${names} and ${more} more`,

  sent: (campaign: string, people: number) =>
    `The campaign “${campaign}” was sent to ${people} ${people === 1 ? 'person' : 'people'}.`,
  sentSubject: (campaign: string) => `Campaign sent: ${campaign}`,
  paused: (campaign: string, returned: number, sent: number) =>
    `The campaign “${campaign}” paused: ${returned} of ${sent} emails were returned.`,
  couldNotStart: (campaign: string, why: string) => `The campaign “${campaign}” could not start: ${why}`,
  stoppedSubject: (campaign: string) => `Campaign stopped: ${campaign}`,
  viewCampaign: 'View campaign',
  replied: (person: string, campaign: string) => `${person} replied to “${campaign}”.`,
  repliedSubject: (person: string) => `Reply from ${person}`,
  viewReplies: 'View replies',
});
