export { inboundAddress, type Target } from './address.ts';
export { type Delivered, defineInboundMail, type InboundMail, type Outcome } from './define.ts';
export type { InboundMessage, MessageAttachment } from './model.ts';
export { type ReadMailbox, readMailbox } from './read.ts';
