import { type InboundMessage, parseMessage } from './message.ts';

export const run = (input: { source: Uint8Array; authserv: string | null }): Promise<InboundMessage> =>
  parseMessage(Buffer.from(input.source), { authserv: input.authserv });
