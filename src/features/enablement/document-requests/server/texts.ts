import { defineTexts } from '#shared/text/texts.ts';

type Consequence = 'none' | 'payouts' | 'entitlements';

/** Emails and notices about requests for documents. */
export const texts = defineTexts('enablement/document-requests/server', {
  requested: (name: string, due: string | null) =>
    `“${name}” is requested from you.${due ? ` Upload it by ${due}.` : ''}`,
  uploadSubject: (name: string) => `Please upload: ${name}`,
  uploadAgainSubject: (name: string) => `Please upload again: ${name}`,
  due: (name: string, day: string) => `“${name}” is due on ${day}.`,
  dueSubject: (name: string) => `Due soon: ${name}`,
  overdue: (name: string, day: string) => `“${name}” was due on ${day}.`,
  overdueSubject: (name: string) => `Overdue: ${name}`,
  expires: (name: string, day: string) => `“${name}” expires on ${day}. Upload a new one.`,
  stillMissing: (name: string) => `“${name}” is still missing. Please upload it.`,
  /** @param pauses what stops until there is a new document */
  expired: (name: string, day: string, pauses: Consequence) =>
    ({
      none: `“${name}” expired on ${day}.`,
      payouts: `“${name}” expired on ${day}. Payouts to you are paused until a new one is approved.`,
      entitlements: `“${name}” expired on ${day}. Your benefits are paused until a new one is approved.`,
    })[pauses],
  expiredUploadNew: (name: string, day: string, pauses: Consequence) =>
    ({
      none: `“${name}” expired on ${day}. Upload a new one.`,
      payouts: `“${name}” expired on ${day}. Payouts to you are paused until a new one is approved. Upload a new one.`,
      entitlements: `“${name}” expired on ${day}. Your benefits are paused until a new one is approved. Upload a new one.`,
    })[pauses],
  expiredSubject: (name: string) => `Expired: ${name}`,
  approved: (name: string, until: string | null) =>
    `“${name}” was approved.${until ? ` It is valid until ${until}.` : ''}`,
  approvedSubject: (name: string) => `Approved: ${name}`,
  rejected: (name: string, reason: string) => `“${name}” was rejected: ${reason}`,
  uploadDocument: 'Upload document',
  viewRequest: 'View request',

  uploadTitle: (name: string) => `Upload “${name}”`,
  reviewedAfterUpload: 'The file is reviewed after you upload it.',
  validUntil: 'Valid until',
  file: 'File',
  atMost25: 'At most 25 MB.',
  uploadButton: 'Upload',
  wasUploaded: (name: string) => `“${name}” was uploaded and will be reviewed.`,

  notUploaded: (partner: string, name: string, day: string) =>
    `${partner} has not uploaded “${name}”, which was due on ${day}.`,
  notUploadedSubject: (partner: string, name: string) => `Overdue: ${name} of ${partner}`,
  theirsExpired: (partner: string, name: string, day: string, pauses: Consequence) =>
    ({
      none: `“${name}” of ${partner} expired on ${day}.`,
      payouts: `“${name}” of ${partner} expired on ${day}. Payouts to it are paused.`,
      entitlements: `“${name}” of ${partner} expired on ${day}. Its benefits are paused.`,
    })[pauses],
  theirsExpiredSubject: (partner: string, name: string) => `Expired: ${name} of ${partner}`,
  uploaded: (partner: string, name: string) => `${partner} uploaded “${name}”.`,
  uploadedSubject: (partner: string, name: string) => `To review: ${name} of ${partner}`,
  reviewDocument: 'Review document',
});
