import { partnerUsersWithPermission, teamMembersWithPermission } from '#features/access/people/server/service.ts';
import {
  type Addressee,
  type Notice,
  type NoticeLetter,
  notify,
} from '#features/engagement/notifications/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { formatLongDay } from '#shared/places/regions.ts';
import { type Holder, texts } from './texts.ts';

interface About {
  id: string;
  partner_id: string;
  user_id: string | null;
  program_name: string;
}
type Said = Pick<Notice, 'kind' | 'text' | 'dedupe_key'>;

/** Writes days in the reader's way. */
async function dayWriter(call: Call): Promise<(day: string) => string> {
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  return (day) => formatLongDay(day, region);
}

/** The holder; for an organization's certificate, the users who manage certificates there. */
function holdersOf(call: Call, { partner_id, user_id }: About): Promise<Addressee[]> {
  return user_id
    ? call.rows<Addressee>(
        sql`select user_id, full_name, email from partner_standings(${partner_id}) where user_id = ${user_id}`,
      )
    : partnerUsersWithPermission(call, partner_id, 'certificates', 'manage');
}

async function tellHolder(call: Call, about: About, said: () => Said, letter: () => NoticeLetter): Promise<void> {
  if (call.batch_id) return;
  await notify(
    call,
    { mode: 'partner', partner_id: about.partner_id, people: await holdersOf(call, about) },
    () => ({
      ...said(),
      link: `/partner-training/certificates/${about.id}`,
      about: [{ table: 'partners', id: about.partner_id }],
    }),
    letter,
  );
}

async function tellCompany(
  call: Call,
  { id, partner_id }: About,
  said: () => Said,
  letter: () => NoticeLetter,
): Promise<void> {
  if (call.batch_id) return;
  await notify(
    call,
    { mode: 'company', people: await teamMembersWithPermission(call, 'certificates', 'manage', partner_id) },
    () => ({ ...said(), link: `/training/certificates/held/${id}`, about: [{ table: 'partners', id: partner_id }] }),
    letter,
  );
}

const nameOf = async (call: Call, partner_id: string) =>
  (
    await call.one<{ name: string }>(
      sql`select name from partners where organization_id = ${call.organization_id} and id = ${partner_id}`,
    )
  ).name;

/** A person of a partner, or the partner itself. */
const holderOf = async (call: Call, { user_id, partner_id }: About, name: string): Promise<Holder> => ({
  person: user_id ? name : null,
  partner: await nameOf(call, partner_id),
});

export async function tellAwarded(
  call: Call,
  of: About & { name: string; expires_on: string | null; isRenewal: boolean },
): Promise<void> {
  const { program_name, expires_on, isRenewal, user_id } = of;
  const day = await dayWriter(call);
  const isOwn = user_id !== null;
  await tellHolder(
    call,
    of,
    () => {
      const until = expires_on && day(expires_on);
      return {
        kind: 'certificate_awarded',
        text: isRenewal ? texts.renewed(program_name, isOwn, until) : texts.earned(program_name, isOwn, until),
      };
    },
    () => ({
      subject: (isRenewal ? texts.renewedSubject : texts.earnedSubject)(program_name).slice(0, 120),
      action: texts.viewCertificate,
    }),
  );
  const who = await holderOf(call, of, of.name);
  await tellCompany(
    call,
    of,
    () => ({
      kind: 'certificate_awarded_company',
      text: (isRenewal ? texts.theyRenewed : texts.theyEarned)(who, program_name),
    }),
    () => ({
      subject: (isRenewal ? texts.theyRenewedSubject : texts.theyEarnedSubject)(who, program_name).slice(0, 120),
      action: texts.viewCertificate,
    }),
  );
}

type Held = About & { holder_name: string; expires_on: string | null };

/** @param days the number of days of the reminder */
export async function tellCertificateExpiring(call: Call, held: Held, days: number): Promise<void> {
  const day = await dayWriter(call);
  await tellHolder(
    call,
    held,
    () => ({
      kind: 'certificate_expiring',
      text: texts.expires(held.program_name, day(held.expires_on!)),
      dedupe_key: `certificate ${held.id} expiring ${days}`,
    }),
    () => ({
      subject: texts.expiresSubject(held.program_name, day(held.expires_on!)).slice(0, 120),
      action: texts.renewCertificate,
    }),
  );
}

export async function tellCertificateExpired(call: Call, held: Held): Promise<void> {
  const day = await dayWriter(call);
  const dedupe_key = `certificate ${held.id} expired`;
  await tellHolder(
    call,
    held,
    () => ({
      kind: 'certificate_expired',
      text: texts.expired(held.program_name, day(held.expires_on!)),
      dedupe_key,
    }),
    () => ({ subject: texts.expiredSubject(held.program_name).slice(0, 120), action: texts.viewCertificate }),
  );
  const who = await holderOf(call, held, held.holder_name);
  await tellCompany(
    call,
    held,
    () => ({
      kind: 'certificate_expired_company',
      text: texts.theirsExpired(who, held.program_name, day(held.expires_on!)),
      dedupe_key,
    }),
    () => ({
      subject: texts.theirsExpiredSubject(who, held.program_name).slice(0, 120),
      action: texts.viewCertificate,
    }),
  );
}

export async function tellOrganizationLost(call: Call, held: Held, people: number, needed: number): Promise<void> {
  const dedupe_key = `certificate ${held.id} expired`;
  await tellHolder(
    call,
    held,
    () => ({ kind: 'certificate_expired', text: texts.lost(held.program_name, people, needed), dedupe_key }),
    () => ({ subject: texts.lostSubject(held.program_name).slice(0, 120), action: texts.viewCertificate }),
  );
  const who = await nameOf(call, held.partner_id);
  await tellCompany(
    call,
    held,
    () => ({
      kind: 'certificate_expired_company',
      text: texts.theyLost(who, held.program_name, people, needed),
      dedupe_key,
    }),
    () => ({ subject: texts.theyLostSubject(who, held.program_name).slice(0, 120), action: texts.viewCertificate }),
  );
}

export async function tellRevoked(call: Call, held: About, reason: string): Promise<void> {
  await tellHolder(
    call,
    held,
    () => ({ kind: 'certificate_revoked', text: texts.revoked(held.program_name, reason) }),
    () => ({ subject: texts.revokedSubject(held.program_name).slice(0, 120), action: texts.viewCertificate }),
  );
}
