import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dataFolderOf } from './data-folder.ts';

/** Jobs of a campaign may wait for others. */
const WAIT = { timeout: 90_000 };

/** The last email to each address whose link was used, so that the next one is waited for. */
const used = new Map<string, string>();

/**
 * The link in the newest email to an address, from the folder that the operator reads without a mail server. Each email
 * counts once.
 */
export async function linkIn(email: string, subject?: string): Promise<string> {
  const { name, text } = await found(email, subject, /https?:\S+/, used.get(email));
  used.set(email, name);
  return text;
}

/** A link in the newest email to an address, also when its first link was used already. */
export async function otherLinkIn(email: string, subject: string, pattern: RegExp): Promise<string> {
  return (await found(email, subject, pattern)).text;
}

/** The six digits in the newest email with a code. */
export async function codeIn(email: string): Promise<string> {
  return (await found(email, 'Your code', /\b\d{6}\b/)).text;
}

/** The path and hash of a link, to open in this browser. */
export function pathOf(link: string): string {
  const { pathname, hash } = new URL(link);
  return `${pathname}${hash}`;
}

async function found(email: string, subject: string | undefined, pattern: RegExp, after = '') {
  let last: { name: string; text: string } | undefined;
  await expect
    .poll(() => {
      const mail = mailsTo(email).find(
        (one) => one.name > after && (!subject || one.subject.startsWith(subject)) && pattern.test(one.text),
      );
      last = mail && { name: mail.name, text: pattern.exec(mail.text)![0] };
      return last;
    }, WAIT)
    .toBeTruthy();
  return last!;
}

/** Names of files sort by time; the newest comes first. */
function mailsTo(email: string): { name: string; subject: string; text: string }[] {
  const folder = join(dataFolderOf(process.env.E2E_PORT ?? 4310), 'mail');
  let names: string[] = [];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    // No email was written yet.
  }
  return names
    .sort()
    .reverse()
    .map((name) => ({ name, ...parsed(readFileSync(join(folder, name), 'utf8')) }))
    .filter(({ to }) => to === email);
}

/** Reads a file of our own mailer: headers, then the text in plain or quoted-printable. */
function parsed(source: string): { to: string; subject: string; text: string } {
  const unfolded = source.replace(/\r/g, '').replace(/\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'mi').exec(unfolded)?.[1] ?? '';
  const [, plain = source] = /Content-Type: text\/plain.*?\n\n(.*?)\n----/s.exec(source.replace(/\r/g, '')) ?? [];
  return {
    to: /<([^<>]+)>$/.exec(header('To'))?.[1] ?? header('To'),
    subject: words(header('Subject')),
    text: quotedPrintable(plain),
  };
}

const quotedPrintable = (text: string) =>
  decodeURIComponent(
    text
      .replace(/=\n/g, '')
      .replace(/%/g, '%25')
      .replace(/=([0-9A-F]{2})/g, '%$1'),
  );

/** A subject with other letters than English ones is encoded word by word, mostly Asian ones in base64. */
const words = (subject: string) =>
  subject
    .replace(/\?=\s+=\?UTF-8\?Q\?/g, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, text: string) => quotedPrintable(text.replaceAll('_', ' ')))
    .replace(/\?=\s+=\?UTF-8\?B\?/g, '?= =?UTF-8?B?')
    .replace(/(?:=\?UTF-8\?B\?[\w+/=]+\?= ?)+/g, (encoded) =>
      Buffer.concat(
        [...encoded.matchAll(/\?B\?([\w+/=]+)\?=/g)].map(([, part]) => Buffer.from(part!, 'base64')),
      ).toString('utf8'),
    );
