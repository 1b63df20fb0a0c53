/** Characters that change the direction of the text around them; a name could reverse what follows it. */
const OVERRIDES = /[\u202a-\u202e\u2066-\u2069]/g;

/** Text from people without the characters that change how the text around it reads. */
export const withoutOverrides = (text: string): string => text.replace(OVERRIDES, '');

/** Text from people on one line of limited length, for subjects and cells. */
export function oneLine(text: string, most: number): string {
  const line = withoutOverrides(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
}

const LONGEST_NAME = 80;
/** Characters that end a name's line, are invisible or change its direction, or have no meaning outside one system. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** A mail program makes a link of it. */
const WEB_ADDRESS = /[@/\\]|^(www|mailto|tel|javascript|data)\b[.:]/iu;

/**
 * The name that a stranger chose, for an email to somebody else: one short line without addresses, so that nothing in it
 * can be followed. A name such as "Booking.com" loses its dot. It never belongs into a subject.
 */
export function nameForMail(text: string | null | undefined): string {
  const words = (text ?? '')
    .slice(0, 500)
    .normalize('NFKC')
    .replace(UNPRINTABLE, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !WEB_ADDRESS.test(word))
    .map((word) => word.replace(/[.。・](?=[\p{L}\p{N}-]{2}|\p{N})/gu, ' '));
  const line = [...words.join(' ').trim()];
  return line.length <= LONGEST_NAME
    ? line.join('')
    : `${line
        .slice(0, LONGEST_NAME - 1)
        .join('')
        .trimEnd()}…`;
}

/** The first line of a letter. A contact that came without a name has that of its mailbox, which is none. */
export function greeting(name: string | null | undefined, email: string): string {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const own = name?.trim() ?? '';
  return own === '' || plain(own) === plain(email.split('@')[0]!) ? 'Hello,' : `Hello ${own},`;
}
