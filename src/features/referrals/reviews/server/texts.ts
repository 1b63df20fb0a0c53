import { defineTexts } from '#shared/text/texts.ts';

/** Emails and notices about reviews. */
export const texts = defineTexts('referrals/reviews/server', {
  requested: (partner: string, deal: string) => `${partner} requests a review for “${deal}”`,
  submitted: (partner: string) => `A customer reviewed ${partner}`,
  guessed: (partner: string) => `Someone is guessing the code of a review of ${partner}`,
  guessedText: (guessed: string) =>
    `${guessed}: Wrong codes are slowed down. Send a new link if the author did not do this.`,
  disputed: (partner: string) => `${partner} disputes a review`,
  published: (deal: string) => `A review of your work on “${deal}” was published`,
  kept: (deal: string) => `The review for “${deal}” stays published`,
  removed: (deal: string) => `The review for “${deal}” was removed`,
  declined: (deal: string) => `Your review request for “${deal}” was declined`,
  reply_removed: (deal: string) => `Your reply to the review for “${deal}” was removed`,
  because: (what: string, reason: string) => `${what}: ${reason}`,
  viewReview: 'View review',

  askSubject: (partner: string) => `How was your project with ${partner}?`,
  ask: (partner: string, deal: string, company: string) =>
    `${partner} worked with you on “${deal}”. ${company} asks you to rate the work. It takes about two minutes.`,
  askLink: (company: string, days: number) =>
    `${company} checks each review before it is published. The link is only for you and expires in ${days} days.`,
  writeReview: 'Write review',
  askFooter: (company: string, email: string) =>
    `${company} sent this email to ${email}. If you do not want to write a review, you can ignore it.`,
  codeSubject: 'Your code to confirm your review',
  code: (code: string) => `Enter this code on the review page to confirm your email address: ${code}`,
  codeExpires: (minutes: number, company: string) =>
    `The code expires in ${minutes} minutes. ${company} publishes nothing before you enter it.`,
  codeFooter: (company: string, email: string) =>
    `${company} sent this email to ${email} because a review was submitted with your link.`,
});
