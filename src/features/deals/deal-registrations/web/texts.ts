import { plural } from '#web/texts.ts';

export const texts = {
  otherWays: 'Other ways to register',
  upload: 'Upload file',
  capture: 'Capture at a fair',
  answer: 'Answer question',
  continue: 'Continue draft',
  openDeal: 'Open deal',
  earnings: 'Show earnings',
  again: 'Register again',
  receipt: 'Receipt',
  close: 'Close',
  details: 'Details',
  downloadPdf: 'Download PDF',
  downloadJson: 'Download signed file (JSON)',
  downloadReceipt: 'Download receipt',
  receiptText:
    'The receipt proves when this registration was submitted and what it said. It is signed, and anyone can verify it without signing in.',
  received: (company: string, number: number, partner: string) =>
    `${company} received registration ${number} of ${partner} on`,
  captured: (at: string) => `Captured on ${at}, as stated by the device. Only the time received counts.`,
  toRegistration: 'Open registration',
  verifyAt: 'Verify it at',
  copyAddress: 'Copy address',
  fingerprint: 'Key fingerprint (SHA-256):',
  copyFingerprint: 'Copy fingerprint',
  extensionAsked: 'Extension requested',
  daysLeft: (left: number, whole: number) => `${left} of ${plural(whole, 'day', 'days')} of protection left`,
};
