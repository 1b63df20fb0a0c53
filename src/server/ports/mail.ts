import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';

export interface Mail {
  /** The id is the same for every attempt. */
  id: string;
  to: string;
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
    async send({ to, subject, text, html, attachments }) {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        ...(html && { html }),
        ...partsOf(attachments),
      });
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
    async send({ id, attachments, ...mail }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      cleaned ??= removeOldFiles(folder);
      await cleaned;
      const { message } = await transport.sendMail({ from, ...mail, ...partsOf(attachments) });
      const path = join(folder, `${id}.eml`);
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
}

async function removeOldFiles(folder: string): Promise<void> {
  const oldest = Date.now() - KEPT_DAYS * 86_400_000;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < oldest) await rm(path);
  }
}

const CALENDAR = /^text\/calendar; charset=utf-8; method=(REQUEST|CANCEL)$/;

/** A calendar entry is also an alternative to the text, because mail programs offer to accept only those. */
function partsOf(files: Mail['attachments'] = []) {
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
