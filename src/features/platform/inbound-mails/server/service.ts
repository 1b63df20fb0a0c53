export { inboundAddress } from './address.ts';
export { type Delivered, defineInboundMail, type FailedMail, type Outcome } from './define.ts';
export type { InboundMessage } from './model.ts';
export { addPastMails, type PastMail } from './past.ts';
