import { defineTexts } from '#shared/text/texts.ts';

/** Notices about contracts. */
export const texts = defineTexts('partners/contracts/server', {
  document: 'Document',
  signatures: 'Signatures',
  signedOf: (signed: number, signers: number) => `${signed} of ${signers}`,
  waitsFor: 'Waits for',
  signBy: 'Sign by',
  ends: 'Ends',
  viewContract: 'View contract',

  received: (title: string) => `The contract “${title}” was sent to your company for signature`,
  declined: (name: string, partner: string, title: string, reason: string) =>
    `${name} (${partner}) declined “${title}”: ${reason}`,
  /** @param partner null for the partner's own people */
  progress: (name: string, title: string, partner: string | null, next: string | null) =>
    `${name} has signed “${title}”${partner ? ` with ${partner}` : ''}.${next ? ` Next to sign: ${next}.` : ''}`,
  completed: (title: string, partner: string) => `“${title}” with ${partner} is signed by everyone`,
  ownCompleted: (title: string) => `The contract “${title}” is signed by everyone`,
  guessed: (title: string, partner: string) => `Someone is guessing the code to sign “${title}” with ${partner}`,
  expired: (title: string, partner: string) => `“${title}” with ${partner} was not signed in time`,
  expiring: (title: string, partner: string, day: string) => `“${title}” with ${partner} ends on ${day}`,
  ownExpiring: (title: string, day: string) => `The contract “${title}” ends on ${day}`,
  renewed: (title: string, partner: string) => `“${title}” with ${partner} was renewed`,
  ended: (title: string, partner: string) => `“${title}” with ${partner} has ended`,
  noticeOf: (partner: string, title: string) => `${partner} gave notice for “${title}”`,
  noticeGiven: (title: string) => `Notice was given for the contract “${title}”`,
});
