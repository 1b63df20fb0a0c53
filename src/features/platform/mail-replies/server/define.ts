import type { Call } from '#server/call.ts';

/** The result of replies to an email, such as comments on a registration. */
export interface Reply {
  /** The table of the record: `deal_registrations`. */
  key: string;
  /** The permission, checked when the reply arrives. */
  can: `${string}:${'view' | 'manage'}`;
  flag?: string;
  /** Ends the email: what a reply becomes and who reads it. */
  hint: (variant: string, side: 'company' | 'partner') => string;
  /**
   * Saves the text in the person's scope. @returns what became of it, for the list of received emails, and the record that
   * has the words now
   * @param variant as it was offered, such as who may read the reply
   */
  take: (call: Call, id: string, reply: { text: string; variant: string }) => Promise<TakenReply>;
}

export interface TakenReply {
  note: string;
  table: string;
  id: string;
}

const declared = new Map<string, Reply>();

/** Declares what replies become. @returns the key, for `replies` of the feature */
export function defineReply(reply: Reply): string {
  if (declared.has(reply.key)) throw new Error(`Two features declare replies about "${reply.key}".`);
  declared.set(reply.key, reply);
  return reply.key;
}

export const declaredReplies = (): readonly Reply[] => [...declared.values()];

export const replyOf = (key: string): Reply | undefined => declared.get(key);
