export { inboundAddress } from './address.ts';
export { type Delivered, defineInboundMail, type FailedMail, type Outcome } from './define.ts';
export { complaintOf, deliveryReportOf, isHardBounce } from './delivery-reports.ts';
export type { InboundMessage } from './model.ts';
export { addPastMails, type PastMail } from './past.ts';
