import { requireAssignable } from '#features/access/roles/server/service.ts';
import { defineMail, isNewCompany, mailTexts, sendMail } from '#features/platform/mails/server/service.ts';
import { newSecret } from '#server/auth/secret-token.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, constraintMessage, invalid, Refusal } from '#server/errors.ts';
import { inLanguageOf } from '#server/language.ts';
import { readRow } from '#server/resource/verbs.ts';
import { allows, sideOf } from '#shared/access/permissions.ts';
import { newId } from '#shared/ids.ts';
import { nameForMail } from '#shared/text/plain-text.ts';
import { INVITATION_DAYS, type Invitation, type InvitationCreate } from '../schema.ts';
import { preparePartnerSeat } from './partner-seats.ts';
import { invitations } from './resource.ts';
import { texts } from './texts.ts';

export { joinOrganization } from './join.ts';
export { definePartnerSeats, type InvitedToPartner } from './partner-seats.ts';

const DAY_MS = 86_400_000;
/** To one address. */
const MAILS_AN_HOUR = 5;

constraintMessage('invitations_open', { email: ['is already invited'] });

/**
 * Invites a partner user or a team member by email. A partner user becomes a contact of the partner.
 * @param opening what the same email says before the invitation, such as an approval, for its reader
 * @returns the id
 */
export async function invite(call: Call, input: InvitationCreate, opening?: () => Opening): Promise<string> {
  const partner_id = call.actor.partner_id ?? input.partner_id ?? null;
  const email = input.email.trim().toLowerCase();
  if ((sideOf(input.role) === 'partner') !== (partner_id !== null)) {
    throw invalid({ role: [partner_id ? 'must be a role of partners' : 'must be a role of the company'] });
  }
  // Team members are invited only by those who manage the team.
  if (!partner_id) call.require('memberships', 'manage');
  await call.inOwnOrganization(async (home) => {
    await requireAssignable(home, input);
    if (home.actor.mode === 'partner' || !partner_id) await requireDomain(home, email);
  });
  if (partner_id) await preparePartnerSeat(call, { ...input, email, partner_id });
  else await prepareColleagueSeat(call, { ...input, email });
  await refuseSecondInvitation(call, email, partner_id);

  const id = newId();
  const { token, hash } = newSecret();
  await call.run(sql`
    insert into invitations (id, organization_id, email, full_name, role, role_id, partner_id, token_hash, expires_at,
      created_at, provisioning_token_id)
    values (${id}, ${call.organization_id}, ${email}, ${input.full_name ?? null}, ${input.role},
      ${input.role_id ?? null}, ${partner_id}, ${hash}, ${expiry(call)}, ${call.now()},
      ${call.actor.provisioning_token_id ?? null})`);
  await mailInvitation(call, id, token, input.message ?? null, opening);
  return id;
}

/** Sends it again with a new secret and a new date; the old mail's link stops working. */
export async function resendInvitation(call: Call, id: string): Promise<void> {
  const { hash, token } = newSecret();
  await lockOpen(call, id);
  await call.run(sql`
    update invitations set token_hash = ${hash}, expires_at = ${expiry(call)}
    where organization_id = ${call.organization_id} and id = ${id}`);
  await mailInvitation(call, id, token, null);
}

export async function revokeInvitation(call: Call, id: string): Promise<void> {
  await lockOpen(call, id);
  await call.run(sql`
    update invitations set revoked_at = ${call.now()} where organization_id = ${call.organization_id} and id = ${id}`);
}

/** The open invitation of an address, of the caller's side. @returns its id */
export async function openInvitationOf(call: Call, email: string): Promise<string | undefined> {
  const open = await call.maybe<{ id: string }>(sql`
    select id from invitations
    where organization_id = ${call.organization_id} and email = ${email}
      and partner_id is not distinct from ${call.actor.partner_id} and accepted_at is null and revoked_at is null
      and expires_at > ${call.now()}`);
  return open?.id;
}

/** Changes the role that an open invitation gives, which the caller has checked. */
export async function changeInvitedRole(
  call: Call,
  email: string,
  { role, role_id }: Pick<Invitation, 'role' | 'role_id'>,
): Promise<void> {
  await call.run(sql`
    update invitations set role = ${role}, role_id = ${role_id}
    where organization_id = ${call.organization_id} and email = ${email}
      and partner_id is not distinct from ${call.actor.partner_id} and accepted_at is null and revoked_at is null
      and (role, role_id) is distinct from (${role}::text, ${role_id}::uuid)`);
}

/** @throws 404 */
export function readInvitation(call: Call, id: string): Promise<Invitation> {
  return readRow<Invitation>(call, invitations, id);
}

/** Organizations can restrict invitations to their email domains. */
async function requireDomain(call: Call, email: string): Promise<void> {
  const { invitation_domains: domains } = await call.one<{ invitation_domains: string[] }>(
    sql`select invitation_domains from organizations where id = ${call.organization_id}`,
  );
  const domain = email.split('@')[1]!;
  if (domains.length > 0 && !domains.some((one) => domain === one || domain.endsWith(`.${one}`))) {
    throw invalid({ email: [`must be an email address at ${domains.join(' or ')}`] });
  }
}

async function prepareColleagueSeat(call: Call, { email }: { email: string }): Promise<void> {
  const colleague = await call.maybe(
    sql`select from people where organization_id = ${call.organization_id} and email = ${email} and status = 'active'`,
  );
  if (colleague) throw conflict('This person is already a team member.', {}, { email: ['is already a team member'] });
}

/** Replaces an expired invitation; an open one must be resent instead. */
async function refuseSecondInvitation(call: Call, email: string, partner_id: string | null): Promise<void> {
  const open = await call.maybe<{ id: string; expires_at: string }>(sql`
    select id, expires_at from invitations
    where organization_id = ${call.organization_id} and email = ${email} and partner_id is not distinct
    from ${partner_id}
      and accepted_at is null and revoked_at is null for no key update`);
  if (!open) return;
  if (new Date(open.expires_at) > call.now()) {
    const text = 'This person is already invited. Resend the invitation if the email was lost.';
    throw conflict(text, { invitation_id: open.id }, { email: ['is already invited'] });
  }
  await revokeInvitation(call, open.id);
}

async function lockOpen(call: Call, id: string): Promise<void> {
  const { accepted_at, revoked_at, partner_id } = await call.one<
    Record<'accepted_at' | 'revoked_at' | 'partner_id', string | null>
  >(
    sql`
      select accepted_at, revoked_at, partner_id from invitations
      where organization_id = ${call.organization_id} and id = ${id} for no key update`,
    'This invitation',
  );
  if (!partner_id && !allows(call.actor.permissions, 'memberships', 'manage'))
    throw conflict('Only people who manage team members can change this invitation.');
  if (accepted_at) throw conflict('This invitation was already accepted.');
  if (revoked_at) throw conflict('This invitation was already withdrawn.');
}

function expiry(call: Call): Date {
  return new Date(call.now().getTime() + INVITATION_DAYS * DAY_MS);
}

/** Protects recipients from repeated invitations; counts only invitations visible to the caller. @throws 429 */
async function spareMailbox(call: Call, email: string): Promise<void> {
  const same = await call.rows<{ id: string }>(
    sql`select id from invitations where organization_id = ${call.organization_id} and email = ${email}`,
  );
  const sent = await call.asCompany((company) =>
    company.run(sql`
      select from audit_events
      where organization_id = ${call.organization_id} and ref_table = 'invitations'
        and ref_id = any(${same.map(({ id }) => id)})
        and at > now() - interval '1 hour' and (action = 'created' or changes ? 'expires_at')`),
  );
  // With the one about to be sent, which is written down already.
  if (sent > MAILS_AN_HOUR)
    throw new Refusal(429, `${email} already got ${MAILS_AN_HOUR} invitations within the last hour. Try again later.`);
}

const invitationMail = defineMail({
  key: 'invitation',
  class: 'account',
  hides: 'body',
  plainSubject: 'You are invited',
});

/** Strangers write to nobody through us. */
const NO_MESSAGE = 'is possible once your company is 30 days old or a super admin has lifted its email limit';

/** One event sends one email: the invitation then begins with the news. */
export interface Opening {
  subject: string;
  paragraphs: readonly string[];
}

async function mailInvitation(
  call: Call,
  id: string,
  token: string,
  message: string | null,
  opening?: () => Opening,
): Promise<void> {
  const { email, partner_id, ...invited } = await readInvitation(call, id);
  await spareMailbox(call, email);
  if (message && (await isNewCompany(call))) throw invalid({ message: [NO_MESSAGE] });
  const company = await call.one<{ name: string }>(
    sql`select name from organizations where id = ${call.organization_id}`,
  );
  const [name, full_name, partner_name] = [company.name, invited.full_name, invited.partner_name].map(nameForMail) as [
    string,
    string,
    string,
  ];
  const inviter = call.actor.role === 'system' ? name : nameForMail(call.actor.full_name);
  await inLanguageOf(call, { user_id: null, partner_id }, async () => {
    const first = opening?.();
    await sendMail(call, {
      kind: invitationMail,
      to: email,
      to_name: full_name || null,
      partner_id,
      subject: first?.subject ?? (partner_name ? texts.toPortal(name) : texts.toTeam(name)),
      paragraphs: [
        mailTexts.hello(full_name),
        ...(first?.paragraphs ?? []),
        partner_name ? texts.invitesToPortal(inviter, name, partner_name) : texts.invitesToTeam(inviter, name),
        ...(message ? [message] : []),
        texts.expiresInDays(INVITATION_DAYS),
      ],
      action: { label: texts.accept, path: `/accept-invitation#token=${token}` },
      footer: texts.footer(name, email),
    });
  });
}
