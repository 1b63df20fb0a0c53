import type { ImapSettings } from '../ports/mailbox.ts';
import { StartError } from '../start-error.ts';
import { type Environment, readUrl } from './read-setting.ts';

/** The mailbox of the installation, which gets replies, bounces and forwarded emails. */
export interface InboundSettings {
  /** The part of the address before the `@`; keys of records follow it after a `+`. */
  local: string;
  domain: string;
  /** The IMAP server; null means that files in the data folder are read. */
  imap: ImapSettings | null;
  /** The name under which the mail server writes its checks of the sender (RFC 8601); null for the first one found. */
  authserv: string | null;
}

const IMAP = { protocols: ['imap:', 'imaps:'], example: 'imaps://user:password@mail.example.com' };
/** An address has up to 64 characters before the `@`, and keys of records need 51 of them. */
const LOCAL = /^[a-z0-9._-]{1,13}$/;

/**
 * Without a mail server for sending, emails are read from the data folder, so that everything can be tried out. With
 * one, replies need an address that really reaches a mailbox.
 */
export function readInboundSettings(env: Environment): InboundSettings | null {
  const url = readUrl(env, 'IMAP_URL', IMAP);
  const text = env.MAIL_IN_ADDRESS || (url || env.SMTP_URL ? '' : 'in@localhost');
  if (!text && url) {
    throw new StartError('IMAP_URL is set without MAIL_IN_ADDRESS: set it to the address of the mailbox.');
  }
  if (!text) return null;
  const [local = '', domain = '', ...rest] = text.toLowerCase().split('@');
  if (!LOCAL.test(local) || !/^[a-z0-9.-]+$/.test(domain) || rest.length > 0) {
    throw new StartError(
      `MAIL_IN_ADDRESS is "${text}": set it to an address with at most 13 characters before the @, such as tandem@in.example.com.`,
    );
  }
  return { local, domain, imap: url ? imapOf(url) : null, authserv: env.MAIL_IN_AUTHSERV?.toLowerCase() || null };
}

function imapOf(text: string): ImapSettings {
  const { protocol, hostname, port, username, password, pathname } = new URL(text);
  const isSecure = protocol === 'imaps:';
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : isSecure ? 993 : 143,
    isSecure,
    mayBePlain: ['localhost', '127.0.0.1', '[::1]'].includes(hostname),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
  };
}
