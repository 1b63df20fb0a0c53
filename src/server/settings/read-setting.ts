import { StartError } from '../start-error.ts';

interface AddressKind {
  protocols: string[];
  example: string;
  /** The URL must have no path, because other paths are appended to it. */
  isBare?: boolean;
}

export const POSTGRES = {
  protocols: ['postgres:', 'postgresql:'],
  example: 'postgresql://user:password@host:5432/tandem',
};

export const WEB = { protocols: ['http:', 'https:'], example: 'https://partners.example.com', isBare: true };

export const MAIL = { protocols: ['smtp:', 'smtps:'], example: 'smtps://user:password@mail.example.com:465' };

export function readSwitch(env: Environment, name: string, fallback: boolean): boolean {
  const text = env[name];
  if (!text) return fallback;
  if (/^(1|true|yes|on)$/i.test(text)) return true;
  if (/^(0|false|no|off)$/i.test(text)) return false;
  throw new StartError(`${name} is "${text}": set it to 1 or 0.`);
}

/** Reads one of a few words; the first is the default. */
export function readChoice<T extends string>(env: Environment, name: string, choices: readonly [T, ...T[]]): T {
  const text = env[name] || choices[0];
  const choice = choices.find((each) => each === text);
  if (choice) return choice;
  throw new StartError(`${name} is "${text}": set it to one of ${choices.join(', ')}.`);
}

/** Reads a URL. It may contain a password, so the message does not repeat it. */
export function readUrl(env: Environment, name: string, kind: AddressKind): string | undefined {
  const text = env[name];
  if (!text) return undefined;
  const url = URL.parse(text);
  const isOnlyAHost = url !== null && !/[?#@]/.test(text) && !/[^/]/.test(url.pathname);
  if (url && kind.protocols.includes(url.protocol) && (isOnlyAHost || !kind.isBare)) return text;
  const more = kind.isBare ? '' : ', with special characters in the password percent-encoded';
  throw new StartError(`${name} is not a valid address: write it like ${kind.example}${more}.`);
}

export function readList(env: Environment, name: string, pattern: RegExp, wanted: string): string[] {
  const entries = (env[name] ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean);
  const wrong = entries.find((entry) => !pattern.test(entry));
  if (wrong) throw new StartError(`${name} contains "${wrong}": set it to ${wanted}, separated by commas.`);
  return entries;
}

export type Environment = Record<string, string | undefined>;
