import { defineTexts } from '#web/texts.ts';
import type { Category } from '../model.ts';

export const categoryLabels: Record<Category, string> = {
  cooperation: 'Cooperation',
  quality: 'Quality',
  schedule: 'Schedule',
  budget: 'Budget',
};

export const texts = defineTexts({
  en: {
    empty: 'Customers of won deals review your partners here. Request the first review on the screen of a partner.',
    emptyPartner: 'Customers of your won deals review you here. Request the first review.',
    invite: 'Request review',
    inviteText: 'The contact gets a personal link by email. It expires after 30 days.',
    requestText: 'The company chooses the contact and sends the link.',
    customer: 'Customer',
    customerRequired: 'Choose a customer',
    deal: 'Won deal',
    dealRequired: 'Choose a deal',
    note: 'Note to the company (optional)',
    givenNote: 'Note to the company',
    noCandidates: 'No won deal has a contact with an email address who was not asked yet.',
    noDeals: 'No won deals without a review.',
    reviewOf: (partner: string) => `Review of ${partner}`,
    requested: 'Review requested',
    toDecide: 'To decide',
    rating: 'Rating',
    review: 'Review',
    replyOf: (partner: string) => `Reply of ${partner}`,
    yourReply: 'Your reply',
    disputeReason: 'Reason of the dispute',
    decision: 'Decision',
    categories: 'Ratings',
    more: 'Settings for public reviews',
    noRating: 'N/A',
    fromThree: 'A rating is shown from three published reviews on.',
    hiddenUntilPublished: 'You can read the review once it is published.',
    notWritten: 'The customer has not written the review yet.',
    badge: 'Badge for your website',
    badgeText: 'The badge shows your current rating and links to a page that verifies it.',
    embed: 'Embed code',
    publicTitle: 'Public reviews',
    publishesAll: 'Publish reviews of all partners',
    publishesAllHelp: 'If off, reviews are public only for partners in a public directory.',
    saved: 'Saved',
  },
});
