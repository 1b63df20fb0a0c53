import { defineTexts } from '#shared/text/texts.ts';

/** Emails to the signers of a contract. */
export const texts = defineTexts('partners/contracts/server/signing', {
  codeSubject: (title: string) => `Your code to sign “${title}”`,
  enterCode: (code: string) => `Enter this code on the signing page: ${code}`,
  codeExpires: (minutes: number) =>
    `The code expires in ${minutes} minutes. Do not share it: the person who enters it signs in your name.`,
  codeFooter: (company: string, email: string) =>
    `${company} sent this email to ${email} because someone is about to sign with your link.`,

  contract: 'Contract',
  /** @param signers as in `signers` */
  askedSubject: (document: string, company: string, signers: string, day: string, isReminder: boolean) =>
    `${isReminder ? 'Reminder: ' : ''}${document} from ${company}, ${signers}, sign by ${day}`,
  /** For the company's own signers. */
  ownSubject: (document: string, partner: string, signers: string, day: string, isReminder: boolean) =>
    `${isReminder ? 'Reminder: ' : ''}${document} with ${partner}, ${signers}, sign by ${day}`,
  asked: (company: string, title: string, partner: string) => `${company} asks you to sign “${title}” for ${partner}.`,
  waits: (title: string, partner: string) => `“${title}” with ${partner} waits for your signature.`,
  yourTurn: (signedBy: string) => `${signedBy} has signed. Now it is your turn.`,
  noAccount: 'You need no account. The link is only for you: do not forward this email.',
  document: 'Document',
  youSignAs: 'You sign as',
  signatures: 'Signatures',
  signers: (count: number) => (count === 1 ? '1 signer' : `${count} signers`),
  signedOf: (signed: number, signers: number) => `${signed} of ${signers} signed`,
  signBy: 'Sign by',
  reviewAndSign: 'Review and sign',
  linkFooter: (company: string, email: string) =>
    `${company} sent this email to ${email}. If you should not sign this document, open the link and decline.`,
});
