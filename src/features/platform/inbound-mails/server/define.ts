import type { Call } from '#server/call.ts';
import type { Kernel } from '#server/kernel.ts';
import type { InboundMessage, Sender } from './model.ts';

/** The result for an email; the note is shown to the company's administrators. */
export interface Outcome {
  status: 'handled' | 'ignored';
  note?: string;
}

export interface Delivered {
  kernel: Kernel;
  /** The record whose address it was sent to. */
  ref_id: string;
  message: InboundMessage;
}

/** Emails to addresses of one kind, such as replies or bounces. */
export interface InboundMail {
  /** The kind in addresses: up to six lowercase letters. */
  key: string;
  /** The name of the purpose in the list of received emails. */
  label: string;
  /** The table of the records that have such addresses; its rows have an id and a company. */
  table: string;
  /** Emails from other senders are ignored, so that programs never answer each other. */
  from: readonly Sender[];
  /**
   * Handles one email in one transaction of the company, as the product itself. It runs exactly once: its result is
   * committed together with the note that the email was handled. A refusal is noted and not tried again.
   */
  take: (call: Call, delivered: Delivered) => Promise<Outcome>;
  /** Tells the person who sent an email that could not be handled. Programs and strangers get no answer. */
  tellSender: ((call: Call, failed: FailedMail) => Promise<void>) | null;
}

/** An email that was given up. Its address was written by the sender. */
export interface FailedMail {
  kernel: Kernel;
  ref_id: string;
  from_address: string;
  subject: string;
}

const declared = new Map<string, InboundMail>();

/** Declares a kind of address and what happens with emails to it. @returns its key, for `inboundMails` of the feature */
export function defineInboundMail(inbound: InboundMail): string {
  if (!/^[a-z]{1,6}$/.test(inbound.key)) throw new Error(`"${inbound.key}" is not a key of an address.`);
  if (declared.has(inbound.key)) throw new Error(`Two features declare the address "${inbound.key}".`);
  declared.set(inbound.key, inbound);
  return inbound.key;
}

export const inboundMailOf = (key: string): InboundMail | undefined => declared.get(key);
