import { getDomainWithoutSuffix } from 'tldts';
import { invalid } from '../errors.ts';
import { commonWords } from './common-words.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 200;

/**
 * Refuses passwords that attackers guess first: words of published lists of leaked passwords with the usual changes
 * (capitals, digits and symbols at the ends, 0 for o, @ for a, doubling), keyboard patterns, and known facts about the
 * person. Length is the only other rule, as NIST SP 800-63B advises.
 * @throws 422 naming the field
 */
export function checkPassword(password: string, about: readonly string[] = [], field = 'password'): void {
  if (password.length < PASSWORD_MIN) throw invalid({ [field]: [`must have at least ${PASSWORD_MIN} characters`] });
  if (password.length > PASSWORD_MAX) throw invalid({ [field]: [`must have at most ${PASSWORD_MAX} characters`] });
  if (isCommon(password)) {
    throw invalid({ [field]: ['is too common. Choose another one.'] }, 'This password is too common.');
  }
  if (saysWho(password, about)) {
    throw invalid(
      { [field]: ['contains your name or email address. Choose another one.'] },
      'This password is easy to guess.',
    );
  }
}

const ROWS = [
  '1234567890',
  '0987654321',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  'abcdefghijklmnopqrstuvwxyz',
];
/** The columns of the keyboard, from top to bottom: 1qaz2wsx. */
const COLUMNS = '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/';

export function isCommon(password: string): boolean {
  const small = password.toLowerCase();
  if (isRepeated(small) || isWalk(small) || isInterleaved(small) || /^\d{1,11}$/.test(small)) return true;
  const core = coreOf(small);
  // Up to three letters add nothing to a run of digits.
  if (core.length <= 3 && isWalk(small.replace(core, ''))) return true;
  return [small, core, plain(small), plain(core), coreOf(plain(small))].some(
    (text) => commonWords.has(text) || isMadeOf(text) || isWalk(text),
  );
}

/** Detects a pattern of up to four characters that repeats: aaaaaaaa, 12121212, abcdabcd. */
function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+.?$/.test(text) || new Set(text).size <= 2;
}

/** Detects neighbors on the keyboard or in the alphabet, forwards or backwards, from end to end. */
function isWalk(text: string): boolean {
  if (text.length < 4) return false;
  const lines = [...ROWS, COLUMNS].flatMap((line) => [line, [...line].reverse().join('')]);
  // A pattern can continue in another row: qwertyasdfgh.
  let rest = text;
  while (rest.length > 0) {
    const length = longestStep(rest, lines);
    if (length < 3) return rest.length < text.length && rest.length <= 2;
    rest = rest.slice(length);
  }
  return true;
}

/** Detects two interleaved patterns: 1q2w3e4r, a1b2c3d4. */
function isInterleaved(text: string): boolean {
  const every = (from: number) => [...text].filter((_, at) => at % 2 === from).join('');
  return isWalk(every(0)) && isWalk(every(1));
}

function longestStep(text: string, lines: readonly string[]): number {
  let length = text.length;
  while (length > 0 && !lines.some((line) => line.includes(text.slice(0, length)))) length -= 1;
  return length;
}

/** Undoes common replacements: p@ssw0rd becomes password. */
function plain(text: string): string {
  const letters: Record<string, string> = {
    '@': 'a',
    '4': 'a',
    '3': 'e',
    '1': 'i',
    '!': 'i',
    '0': 'o',
    $: 's',
    '5': 's',
    '7': 't',
  };
  return text.replace(/[@43!10$57]/g, (character) => letters[character]!);
}

/** Removes digits and symbols at the ends: summer2024! becomes summer. */
function coreOf(text: string): string {
  return text.replace(/^[^a-z]+|[^a-z]+$/g, '');
}

/** Detects two common words, or one twice: iloveyou, passwordpassword, sunshinegirl. */
function isMadeOf(core: string): boolean {
  for (let at = 3; at <= core.length - 3; at += 1) {
    if (commonWords.has(core.slice(0, at)) && commonWords.has(core.slice(at))) return true;
  }
  return false;
}

function saysWho(password: string, about: readonly string[]): boolean {
  const text = password.toLowerCase().replace(/[^a-z0-9]/g, '');
  const words = about.flatMap(wordsOf).filter((word) => word.length >= 3);
  const rest = words.sort((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ''), text);
  // The part without the name and some digits must be a strong password by itself.
  return rest !== text && rest.replace(/\d+/g, '').length < 4;
}

/** The words of a name, or of an email address: the part before the @ and the domain name without subdomains and ending. */
function wordsOf(nameOrEmail: string): string[] {
  const [local, domain] = nameOrEmail.toLowerCase().split('@');
  const words = local!.split(/[^a-z0-9]+/);
  return domain ? [...words, getDomainWithoutSuffix(domain) ?? ''] : words;
}
