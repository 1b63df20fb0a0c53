import { proveByMailbox } from '#server/auth/mailbox.ts';
import type { Device } from '#server/auth/provider.ts';
import { hashSecret } from '#server/auth/secret-token.ts';
import { type Entered, signIn } from '#server/auth/sign-in.ts';
import { unknownToken } from '#server/auth/wrong-guess.ts';
import { systemActor } from '#server/call.ts';
import { acrossCompanies } from '#server/company/across-companies.ts';
import type { Tx } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound, Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { InvitationAccepted, InvitationAcceptRequest, InvitationPreview } from '../schema.ts';
import { joinOrganization } from './join.ts';
import { type Invited, takePartnerSeat } from './partner-seats.ts';

/** The details that the holder of the token sees before accepting. */
export async function previewInvitation(kernel: Kernel, token: string): Promise<InvitationPreview> {
  return kernel.system.unscoped(async (tx) => {
    const invited = await standing(kernel, tx, token);
    const [about] = await tx.rows<Omit<InvitationPreview, 'has_account'>>(sql`
      select i.email, i.full_name, i.role, o.name as company_name, o.logo_url as company_logo_url,
        o.primary_color as company_color,
        o.font as company_font, o.favicon_url as company_favicon_url, o.cover_url as company_cover_url,
        'https://' || o.domain as company_website, o.privacy_url as company_privacy_url,
        o.imprint_url as company_imprint_url,
          p.name as partner_name,
        u.name as invited_by_name, i.expires_at
      from invitations i join organizations o on o.id = i.organization_id
      left join partners p on p.organization_id = i.organization_id and p.id = i.partner_id
      left join identity.users u on u.id = i.invited_by
      where i.organization_id = ${invited.organization_id} and i.id = ${invited.id}`);
    return { ...about!, has_account: invited.user_id !== null && !yields(kernel, invited) };
  });
}

/** The person accepting: signed in already, or identified by device only. */
interface Acceptor {
  token?: string;
  ip: string;
  userAgent: string;
}

/**
 * Accepts with a new account, or as the one the address has, proven as at every sign-in: an account is never given away by
 * mail alone. Everything but the account itself happens in one transaction, and the secret works once.
 */
export async function acceptInvitation(
  kernel: Kernel,
  given: InvitationAcceptRequest,
  acceptor: Acceptor,
): Promise<InvitationAccepted> {
  const session = await proveAcceptor(kernel, given, acceptor);
  try {
    const seat = await kernel.system.unscoped((tx) => takeSeat(kernel, tx, given, session.user.id));
    await kernel.identity.announceChange();
    kernel.outbox.poke();
    return { ...session, ...seat };
  } catch (error) {
    if (!acceptor.token) await kernel.identity.revoke(session.token);
    throw error;
  }
}

async function proveAcceptor(
  kernel: Kernel,
  { token, password, full_name }: InvitationAcceptRequest,
  { token: bearer, ...client }: Acceptor,
): Promise<Entered> {
  const { provider } = kernel.identity;
  const invited = await kernel.system.unscoped((tx) => standing(kernel, tx, token));
  const { email, user_id } = invited;
  if (bearer) {
    const { user, api_key, impersonation } = await kernel.identity.principalOf(bearer);
    if (api_key || impersonation)
      throw conflict('Only the invited person can accept this invitation, signed in to their own account.');
    if (user.id !== user_id) throw conflict(`You are signed in as ${user.email}, but this invitation is for ${email}.`);
    return { token: bearer, user: { id: user.id, email: user.email, name: user.full_name, image: user.image_url } };
  }
  if (provider.kind === 'redirect')
    throw conflict('Sign in with your organization’s provider first, then open this link again.');
  if (!password) throw invalid({ password: ['is required'] });
  const device = { ...client, rememberMe: true };
  if (user_id && !yields(kernel, invited)) return signIn(kernel, { email, password }, device);
  if (!full_name) throw invalid({ full_name: ['is required'] });
  const name = full_name.trim();
  if (user_id) return takeOver(kernel, { user_id, email, name, password }, device);
  const account = await provider.register({ email, password, full_name: name }).catch((error: Refusal) => {
    // A concurrent request created the account; its password must match.
    if (error.statusCode === 409) return null;
    throw error;
  });
  if (!account) return signIn(kernel, { email, password }, device);
  const session = await provider.openSession(account.user_id, device);
  return { ...session, user: { id: account.user_id, email, name, image: null } };
}

/** Whether the account is nobody's yet: the invitation came to its mailbox, and nobody had proven the address. */
const yields = ({ mailer }: Kernel, { is_unproven }: Standing): boolean => mailer.delivers && is_unproven;

/** The owner of the mailbox gets the account; whoever registered with the address loses it. */
async function takeOver(
  kernel: Kernel,
  { user_id, email, name, password }: { user_id: string; email: string; name: string; password: string },
  device: Device,
): Promise<Entered> {
  const { provider } = kernel.identity;
  await provider.changePassword(user_id, password);
  await kernel.system.unscoped(async (tx) => {
    await proveByMailbox(tx, { user_id, email }, kernel.mailer);
    await tx.run(sql`update identity.users set name = ${name} where id = ${user_id}`);
  });
  await kernel.identity.announceChange();
  const session = await provider.openSession(user_id, device);
  return { ...session, user: { id: user_id, email, name, image: null } };
}

type Standing = Invited & { is_unproven: boolean };

/** Locks the invitation of a secret, as long as it can be accepted. */
async function standing(kernel: Kernel, tx: Tx, token: string): Promise<Standing> {
  const [invited] = await tx.rows<Standing>(sql`
    select i.*, u.id as user_id, u.id is not null and not u.email_verified as is_unproven
    from invitations i left join identity.users u on u.email = i.email
    where token_hash = ${hashSecret(token)} for update of i`);
  if (!invited) throw unknownToken(notFound('This invitation'));
  if (invited.accepted_at) throw conflict('This invitation was already used. Sign in instead.');
  if (invited.revoked_at)
    throw conflict('This invitation was withdrawn. Ask the person who invited you for a new one.');
  if (new Date(invited.expires_at) <= kernel.clock.now()) {
    throw conflict('This invitation has expired. Ask the person who invited you to resend it.');
  }
  return invited;
}

async function takeSeat(
  kernel: Kernel,
  tx: Tx,
  { token, organization }: InvitationAcceptRequest,
  user_id: string,
): Promise<Pick<InvitationAccepted, 'mode' | 'organization_id' | 'partner_id'>> {
  const invited = await standing(kernel, tx, token);
  if (invited.user_id !== user_id) throw new Refusal(401, 'Invalid credentials');
  // From here on the new user is the actor.
  const actor = { ...systemActor(invited.organization_id), user_id };
  const call = await acrossCompanies(tx, kernel, actor, invited.partner_id);
  if (invited.partner_id)
    await takePartnerSeat(call, { ...invited, partner_id: invited.partner_id }, user_id, organization);
  else await joinOrganization(call, invited.organization_id, user_id, invited);
  await call.run(sql`
    update invitations set accepted_at = ${call.now()}
    where organization_id = ${invited.organization_id} and id = ${invited.id}`);
  // Without a mail server the inviter can read the link, so it does not prove an administrator's address.
  if (kernel.mailer.delivers || !kernel.identity.administers(invited.email)) {
    await call.run(sql`update identity.users set email_verified = true where id = ${user_id}`);
  }
  const { organization_id, partner_id } = invited;
  return { mode: partner_id ? 'partner' : 'company', organization_id, partner_id };
}
