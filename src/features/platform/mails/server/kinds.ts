/**
 * The part of an email that only its recipient may read:
 * - `nothing`: it carries no secret, so the company reads it under *Sent email*;
 * - `body`: it carries a link, a code or a token for its recipient;
 * - `everything`: subject and files as well, because it was written for a partner's own people.
 */
type Hidden = 'nothing' | 'body' | 'everything';

/**
 * The purpose of an email:
 * - `account`: it concerns its reader alone, such as a sign-in, a signature, a code, an application or a personal message;
 * - `money`: payments and what they need;
 * - `notice`: news that its reader can turn off;
 * - `campaign`: one text for many readers.
 * Only the last two carry `List-Unsubscribe` and lead to preferences: nobody can turn off the others.
 */
export type MailClass = 'account' | 'money' | 'notice' | 'campaign';

export interface MailKind {
  readonly key: string;
  readonly class: MailClass;
  readonly hides: Hidden;
  /**
   * The subject while its company is new, because names and texts of strangers stay out of subjects; `own` for what a
   * person wrote. Without it there is a general one.
   */
  readonly plainSubject?: string;
  /** It combines notices about many things for one person, so the histories of these things show it to no one else. */
  readonly isDigest?: true;
}

const kinds = new Map<string, MailKind>();

/** Declares a kind of email. Every email that is sent names its kind, so no email leaves this question open. */
export function defineMail(kind: MailKind): MailKind {
  if (kinds.has(kind.key)) throw new Error(`Two features declare the email "${kind.key}".`);
  kinds.set(kind.key, kind);
  return kind;
}

export const digestKinds = (): string[] => [...kinds.values()].filter(({ isDigest }) => isDigest).map(({ key }) => key);

export const allMailKinds = (): readonly MailKind[] => [...kinds.values()];

/** A link with a secret of ours. */
const SECRET_LINK = /#(token|code)=/;

/**
 * Links are written by our own code, so a secret in one of them is a fault of the declaration.
 * @throws when an email that everyone may read carries a link with a secret
 */
export function requireDeclaredSecrets(
  { key, hides }: MailKind,
  {
    action,
    actions = [],
    lists = [],
  }: {
    action?: { path: string };
    actions?: readonly { path: string }[];
    lists?: readonly { items: readonly { path?: string }[] }[];
  },
): void {
  if (hides !== 'nothing') return;
  const paths = [
    action?.path,
    ...actions.map(({ path }) => path),
    ...lists.flatMap(({ items }) => items.map(({ path }) => path)),
  ];
  if (paths.some((path) => path && SECRET_LINK.test(path)))
    throw new Error(`The email "${key}" carries a link with a secret: declare that its body is hidden.`);
}
