/** The headers of a message before its content is read, by lower-case name, in their order. */
export type MessageHeaders = ReadonlyMap<string, readonly string[]>;

/** The kinds of senders: people who write by hand, mailing lists that pass an email on, and mail programs. */
export type Sender = 'people' | 'lists' | 'programs';

/** The result of the receiving server's check of the sender; `none` where it says nothing. */
export type AuthenticationResult = 'pass' | 'fail' | 'none';

export interface MessageAttachment {
  /** As the sender named it; empty if it has no name. */
  name: string;
  type: string;
  content: Buffer;
}

/** An email as features get it. Everything in it was written by a stranger. */
export interface InboundMessage {
  /** Identifies the message, also when it arrives in several mailboxes. */
  message_key: string;
  headers: MessageHeaders;
  from: { address: string; name: string };
  subject: string;
  /** The text without formatting, at most 100,000 characters. */
  text: string;
  /** Reports of mail servers (`message/delivery-status`, `message/feedback-report`) are among the attachments. */
  attachments: MessageAttachment[];
  /** The message ids that the source contains anywhere, also in the headers of a message that it encloses. */
  named_ids: readonly string[];
  authentication: AuthenticationResult;
}
