import type { AddressInfo } from 'node:net';
import hoodiecrow from 'hoodiecrow-imap';

export interface ImapServer {
  url: string;
  port: number;
  /** Delivers a message. @param flags such as `\\Seen` */
  deliver(raw: string, flags?: string[], at?: Date): void;
  close(): Promise<void>;
}

/** An IMAP server on this machine with one user and an empty inbox. */
export async function startImapServer(uidvalidity = 1): Promise<ImapServer> {
  const server = hoodiecrow({
    plugins: ['ID', 'AUTH-PLAIN', 'SASL-IR', 'UIDPLUS', 'ENABLE'],
    users: { reader: { password: 'secret word' } },
    storage: { INBOX: { messages: [], uidvalidity } },
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    url: `imap://reader:secret%20word@127.0.0.1:${port}/INBOX`,
    deliver: (raw, flags = [], at = new Date()) =>
      server.appendMessage('INBOX', flags, imapDate(at), raw.replace(/\r?\n/g, '\r\n')),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Formats ` 1-Mar-2026 09:00:00 +0000`. */
function imapDate(at: Date): string {
  const [, day, month, year, time] = at.toUTCString().split(' ');
  return `${day}-${month}-${year} ${time} +0000`;
}
