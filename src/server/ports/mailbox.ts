import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';

/** A place in a mailbox: its messages up to this number were read. */
export interface MailboxPosition {
  /** Numbers of messages are valid only as long as the mailbox keeps this value (RFC 9051, 2.3.1.1). */
  uid_validity: string;
  last_uid: number;
}

export interface FoundMessage {
  position: MailboxPosition | null;
  /** The whole message; null when it is larger than allowed. */
  source: Buffer | null;
}

/** A mailbox from which new messages are read. */
export interface Mailbox {
  /**
   * Yields new messages, oldest first. The caller stores each one before it asks for the next, because only then is it
   * marked as read.
   */
  newMessages(after: MailboxPosition | null, now: Date): AsyncGenerator<FoundMessage>;
}

/** The server of a mailbox, and how to sign in to it. */
export interface ImapSettings {
  host: string;
  port: number;
  /** TLS from the start; otherwise the connection must be upgraded before the password is sent. */
  isSecure: boolean;
  /** Only servers on the same machine may be read without encryption. */
  mayBePlain: boolean;
  user: string;
  password: string;
  folder: string;
}

/** Larger messages are skipped without being downloaded. */
export const MAX_MESSAGE_BYTES = 15 * 1_048_576;
const AT_ONCE = 500;
const TIMEOUT_MS = 15_000;
/** The age of messages that a mailbox without a position is read from. */
const FIRST_DAYS = 3;

/**
 * A mailbox on an IMAP server. Without a position, as on the first reading and when the server numbers its messages
 * anew, unread messages of the last days are read; callers recognize those they know.
 */
export function imapMailbox(settings: ImapSettings): Mailbox {
  return {
    async *newMessages(after, now) {
      const client = new ImapFlow({
        host: settings.host,
        port: settings.port,
        secure: settings.isSecure,
        ...(!settings.isSecure && !settings.mayBePlain && { doSTARTTLS: true }),
        auth: { user: settings.user, pass: settings.password },
        logger: false,
        connectionTimeout: TIMEOUT_MS,
        greetingTimeout: TIMEOUT_MS,
        socketTimeout: 4 * TIMEOUT_MS,
      });
      // Errors of the connection reject the calls below; an event without a listener would end the process.
      client.on('error', () => undefined);
      try {
        await client.connect();
        const mailbox = await client.mailboxOpen(settings.folder);
        const uid_validity = String(mailbox.uidValidity);
        const position = after?.uid_validity === uid_validity ? after : null;
        const uids = await findUids(client, position, now);
        for (const uid of uids.slice(0, AT_ONCE)) {
          const source = await download(client, uid);
          yield { position: { uid_validity, last_uid: uid }, source };
          await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
        }
      } finally {
        await client.logout().catch(() => client.close());
      }
    },
  };
}

async function findUids(client: ImapFlow, position: MailboxPosition | null, now: Date): Promise<number[]> {
  const query = position
    ? { uid: `${position.last_uid + 1}:*` }
    : { seen: false, since: new Date(now.getTime() - FIRST_DAYS * 86_400_000) };
  const uids = (await client.search(query, { uid: true })) || [];
  // A range that ends with `*` always includes the last message.
  return uids.filter((uid) => !position || uid > position.last_uid).sort((a, b) => a - b);
}

async function download(client: ImapFlow, uid: number): Promise<Buffer | null> {
  const about = await client.fetchOne(String(uid), { size: true }, { uid: true });
  if (!about || (about.size ?? 0) > MAX_MESSAGE_BYTES) return null;
  const message = await client.fetchOne(String(uid), { source: true }, { uid: true });
  return message ? (message.source ?? null) : null;
}

/**
 * A folder in which a mail server on this machine, or a developer, puts messages as files that end with `.eml`. Each is
 * removed once it is stored.
 */
export function folderMailbox(folder: string): Mailbox {
  return {
    async *newMessages() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
      for (const name of names.slice(0, AT_ONCE)) {
        const path = join(folder, name);
        const { size } = await stat(path);
        yield { position: null, source: size > MAX_MESSAGE_BYTES ? null : await readFile(path) };
        await rm(path, { force: true });
      }
    },
  };
}
