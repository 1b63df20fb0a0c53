import type { StoredFile } from '#features/platform/stored-files/server/service.ts';
import type { Call } from '#server/call.ts';
import type { ActionField, ActionInput, ActionPreview } from '../schema.ts';

/** A field as it is declared; what is left out is empty. */
export type DeclaredField = Pick<ActionField, 'name' | 'label' | 'kind'> &
  Partial<Omit<ActionField, 'name' | 'label' | 'kind'>> & { max?: number };

export type Preview = Omit<ActionPreview, 'fields' | 'facts'> & {
  fields?: readonly DeclaredField[];
  facts?: ActionPreview['facts'];
};

/** Something that a person can do by a link in an email, without signing in. */
export interface MailAction {
  /** `<table>.<verb>`: `deal_registrations.approve`. */
  key: string;
  /** The permission, checked when the email is written and again when the button is pressed. */
  can: `${string}:${'view' | 'manage'}`;
  /** The sides whose people can do it. */
  modes: readonly ('company' | 'partner')[];
  /** The flag of the module. */
  flag?: string;
  /** The button in the email. */
  label: string;
  /** It is never the main button of an email: what there is to do needs a sign-in, and this is the other way out. */
  isAside?: true;
  /** The days until the link ends. */
  days: number;
  /**
   * The state of the record in which the action makes sense; null if it does not now. A link ends when the state is
   * another one than when the email was written.
   */
  state: (call: Call, id: string) => Promise<string | null>;
  preview: (call: Call, id: string) => Promise<Preview>;
  /** Runs in the person's scope. @returns what was done, for the page */
  run: (call: Call, id: string, input: ActionInput, file?: StoredFile) => Promise<string>;
}

const declared = new Map<string, MailAction>();

/**
 * Money, access and personal data are never changed by a link: whoever gets hold of an email could do it.
 */
const NEEDS_SIGN_IN =
  /^(payout|commission|mdf_claims|manual_commissions|receipts|journal|postings|withholding|contracts|memberships|invitations|roles|api_keys|organizations|contacts|people|signings)/;

/**
 * Declares an action that is no declared step; for those there is `mailStep`.
 * @returns its key, for `mailActions` of the feature
 */
export function defineMailAction(action: MailAction): string {
  if (NEEDS_SIGN_IN.test(action.key) || NEEDS_SIGN_IN.test(action.can))
    throw new Error(`The action "${action.key}" requires a sign-in.`);
  return declareMailAction(action);
}

/** Declares an action whose step says itself what it touches. */
export function declareMailAction(action: MailAction): string {
  if (declared.has(action.key)) throw new Error(`Two features declare the action "${action.key}".`);
  declared.set(action.key, action);
  return action.key;
}

/** Refuses people whose role does not allow the action. It is no 403, because links also reach people without the permission. */
export const NOT_ALLOWED = 'Your role does not allow this. Ask an owner or administrator.';

export const declaredMailActions = (): readonly MailAction[] => [...declared.values()];

export const mailActionOf = (key: string): MailAction | undefined => declared.get(key);
