import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import { hashSecret, newSecret } from '#server/auth/secret-token.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Action } from '#shared/access/roles.ts';
import { newId } from '#shared/ids.ts';
import { said } from '#shared/text/labels.ts';
import { type MailAction, mailActionOf } from './define.ts';

/** An action on one record, offered in an email. */
export interface Offer {
  /** The key of the action. */
  action: string;
  id: string;
}

interface Reader {
  user_id: string;
  partner_id: string | null;
}

export interface OfferedLink {
  label: string;
  /** A path of ours with the secret behind the `#`. */
  path: string;
  /** It is what the email asks for. */
  isMain?: true;
}

const DAY = 86_400_000;
const MOST = 4;

/**
 * Creates the links for one reader of an email; the first offer is what it asks for. Actions that this person may not do, or that the record does not allow
 * now, are left out, and so are all of them if the organization requires a second factor: an email must not replace it.
 */
export async function offerActions(call: Call, reader: Reader, offers: readonly Offer[]): Promise<OfferedLink[]> {
  if (offers.length === 0 || (await requiresTwoFactor(call, reader))) return [];
  const links: OfferedLink[] = [];
  for (const { at, action, id, state } of await actionsFor(call, reader, offers)) {
    const path = await createLink(call, reader, action, id, state);
    links.push({ label: said(action.label), path, ...(at === 0 && !action.isAside && { isMain: true }) });
  }
  return links;
}

/** The offers that this person may take now, each with its place among all and the state of its record. */
export async function actionsFor(call: Call, reader: Reader, offers: readonly Offer[]) {
  const allowed: { at: number; action: MailAction; id: string; state: string }[] = [];
  for (const [at, { action: key, id }] of offers.slice(0, MOST).entries()) {
    const action = mailActionOf(key);
    if (!action?.modes.includes(reader.partner_id ? 'partner' : 'company')) continue;
    const state = await action.state(call, id);
    if (state !== null && (await mayDo(call, reader, action))) allowed.push({ at, action, id, state });
  }
  return allowed;
}

async function createLink(
  call: Call,
  { user_id, partner_id }: Reader,
  { key, days }: MailAction,
  ref_id: string,
  state: string,
): Promise<string> {
  const id = newId();
  const { token } = newSecret();
  await call.run(sql`
    insert into mail_actions (id, organization_id, action_key, ref_id, user_id, partner_id, state, token_hash,
      expires_at, created_at)
    values (${id}, ${call.organization_id}, ${key}, ${ref_id}, ${user_id}, ${partner_id}, ${state},
      ${hashSecret(token)}, ${new Date(call.now().getTime() + days * DAY)}, ${call.now()})`);
  return `/public/action/${id}#token=${token}`;
}

async function mayDo(call: Call, { user_id, partner_id }: Reader, { can }: MailAction): Promise<boolean> {
  const [resource, verb] = can.split(':') as [string, Action];
  const people = partner_id
    ? await partnerUsersWithPermission(call, partner_id, resource, verb)
    : await teamMembersWithPermission(call, resource, verb);
  return people.some((person) => person.user_id === user_id);
}

/** Whether the organization for which a person acts requires a second factor. */
export async function requiresTwoFactor(call: Call, { partner_id }: Reader): Promise<boolean> {
  const [found] = await call.rows<{ is_required: boolean }>(
    sql`select requires_second_factor(${call.organization_id}, ${partner_id}) as is_required`,
  );
  return found!.is_required;
}
