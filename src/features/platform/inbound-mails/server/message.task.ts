import { parseMessage } from './message.ts';
import type { InboundMessage } from './model.ts';

export const run = (input: { source: Uint8Array; authserv: string | null }): Promise<InboundMessage> =>
  parseMessage(Buffer.from(input.source), { authserv: input.authserv });
