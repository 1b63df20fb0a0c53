import { defineTexts } from '#shared/text/texts.ts';

/** Notices about listings and requests of visitors. */
export const texts = defineTexts('referrals/partners-directory/server', {
  submitted: (partner: string | null, directory: string | null) =>
    `${partner} changed its listing in ${directory}. Approve or reject the change.`,
  approved: (directory: string | null) => `The change of your listing in ${directory} was approved and is published.`,
  approvedSubject: 'Your listing is published',
  rejected: (directory: string | null, reason: string | null) =>
    `The change of your listing in ${directory} was not approved: ${reason}`,
  rejectedSubject: 'Your listing needs another change',
  viewListing: 'View listing',
  requested: (directory: string, partners: string) => `A visitor of ${directory} sent a request to ${partners}.`,
});
