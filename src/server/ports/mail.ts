import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';

export interface Mail {
  /** The id is the same for every attempt. */
  id: string;
  to: string;
  /** The kind of an automatic email, by which our own programs recognize it. */
  kind?: string;
  /** The name of the recipient. */
  toName?: string;
  /** Replaces the sender of the installation. */
  from?: { name: string; address: string };
  /** The address that replies go to; without it, they go to the sender's. */
  replyTo?: string;
  /** The address that gets bounces; by default the sender. */
  bouncesTo?: string;
  /** The id by which bounces and replies name the email, with its angle brackets. By default it is made of `id`. */
  messageId?: string;
  headers?: Record<string, string>;
  /** Signs the email for the domain of its sender (RFC 6376). */
  dkim?: { domainName: string; keySelector: string; privateKey: string };
  subject: string;
  text: string;
  html?: string;
  attachments?: { filename: string; contentType: string; content: Uint8Array }[];
}

/** Sends one email; throws if the server did not accept it, so that the job tries again. */
export interface Mailer {
  /** False if emails only reach the data folder, where the operator reads them. */
  delivers: boolean;
  send(mail: Mail): Promise<void>;
}

/** A server that accepts the connection but does not respond is given up soon; the job tries again later. */
const TIMEOUT_MS = 15_000;

export function smtpMailer(url: string, from: string, timeout = TIMEOUT_MS): Mailer {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    dnsTimeout: timeout,
    // The server may take long to receive a large attachment.
    socketTimeout: 4 * timeout,
  });
  return {
    delivers: true,
    async send(mail) {
      await transport.sendMail(messageOf(mail, from));
    },
  };
}

const KEPT_DAYS = 30;

/**
 * Writes each email to a file that every mail program can open, if there is no SMTP server. Only the operator of the
 * machine reads it, because links and codes in emails are not shown to anyone else in the product. Old files are
 * removed.
 */
export function folderMailer(folder: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  let cleaned: Promise<void> | undefined;
  return {
    delivers: false,
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      cleaned ??= removeOldFiles(folder);
      await cleaned;
      const { message } = await transport.sendMail(messageOf(mail, from));
      const path = join(folder, `${mail.id}.eml`);
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}

/** Programs must not answer emails that a program wrote (RFC 3834); ours are recognized if they come back. */
const headersOf = (kind: string) => ({
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
  'X-Tandem-Mail': kind,
});

async function removeOldFiles(folder: string): Promise<void> {
  const oldest = Date.now() - KEPT_DAYS * 86_400_000;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < oldest) await rm(path);
  }
}

/** RFC 8058 requires that the signature covers both headers of the one-click link. */
const SIGNED_HEADERS =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Id:List-Unsubscribe:List-Unsubscribe-Post';

function messageOf(mail: Mail, usualFrom: string): SendMailOptions {
  const { to, toName, from, replyTo, bouncesTo, messageId, kind, headers, dkim, subject, text, html, attachments } =
    mail;
  return {
    from: from ?? usualFrom,
    to: toName === undefined ? to : { name: toName, address: to },
    subject,
    text,
    ...(html && { html }),
    ...(replyTo && { replyTo }),
    ...(bouncesTo && { envelope: { from: bouncesTo, to } }),
    // An attempt whose answer was lost is repeated, and mail programs know the second copy by this.
    messageId: messageId ?? `<${mail.id}@${/@([^\s>]+)/.exec(from?.address ?? usualFrom)?.[1] ?? 'localhost'}>`,
    headers: { ...(kind && headersOf(kind)), ...headers },
    ...(dkim && { dkim: { ...dkim, headerFieldNames: SIGNED_HEADERS } }),
    ...partsOf(attachments),
    // Addresses and files named in a message are never read.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const CALENDAR = /^text\/calendar; charset=utf-8; method=(REQUEST|CANCEL)$/;

/** A calendar entry is also an alternative to the text, because mail programs offer to accept only those. */
function partsOf(files: Mail['attachments'] = []): Pick<SendMailOptions, 'attachments' | 'icalEvent'> {
  const entry = files.find(({ contentType }) => CALENDAR.test(contentType));
  return {
    attachments: files
      .filter((file) => file !== entry)
      .map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) })),
    ...(entry && {
      icalEvent: {
        filename: entry.filename,
        method: CALENDAR.exec(entry.contentType)![1]!,
        content: Buffer.from(entry.content),
      },
    }),
  };
}
