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

interface About {
  id: string;
  partner_id: string;
  user_id: string | null;
  program_name: string;
}
type Said = Pick<Notice, 'kind' | 'text' | 'dedupe_key'>;

async function dayOf(call: Call, day: string): Promise<string> {
  const { region } = await call.one<{ region: string }>(
    sql`select region from organizations where id = ${call.organization_id}`,
  );
  return formatLongDay(day, region);
}

/** The holder; for an organization's certificate, the users who manage certificates there. */
function holdersOf(call: Call, { partner_id, user_id }: About): Promise<Addressee[]> {
  return user_id
    ? call.rows<Addressee>(
        sql`select user_id, full_name, email from partner_standings(${partner_id}) where user_id = ${user_id}`,
      )
    : partnerUsersWithPermission(call, partner_id, 'certificates', 'manage');
}

async function tellHolder(call: Call, about: About, said: Said, letter: NoticeLetter): Promise<void> {
  if (call.batch_id) return;
  await notify(
    call,
    { mode: 'partner', partner_id: about.partner_id, people: await holdersOf(call, about) },
    {
      ...said,
      link: `/partner-training/certificates/${about.id}`,
      about: [{ table: 'partners', id: about.partner_id }],
    },
    letter,
  );
}

async function tellCompany(call: Call, { id, partner_id }: About, said: Said, letter: NoticeLetter): Promise<void> {
  if (call.batch_id) return;
  await notify(
    call,
    { mode: 'company', people: await teamMembersWithPermission(call, 'certificates', 'manage', partner_id) },
    { ...said, link: `/training/certificates/held/${id}`, about: [{ table: 'partners', id: partner_id }] },
    letter,
  );
}

const nameOf = async (call: Call, partner_id: string) =>
  (
    await call.one<{ name: string }>(
      sql`select name from partners where organization_id = ${call.organization_id} and id = ${partner_id}`,
    )
  ).name;

/** "Ana Lopez of Nordwind", or the partner itself. */
const holderText = async (call: Call, { user_id, partner_id }: About, name: string) =>
  user_id ? `${name} of ${await nameOf(call, partner_id)}` : nameOf(call, partner_id);

export async function tellAwarded(
  call: Call,
  of: About & { name: string; expires_on: string | null; isRenewal: boolean },
): Promise<void> {
  const { program_name, expires_on, isRenewal, user_id } = of;
  const until = expires_on ? ` It is valid until ${await dayOf(call, expires_on)}.` : '';
  const whose = user_id ? 'Your' : 'Your organization’s';
  const text = isRenewal
    ? `${whose} certificate “${program_name}” was renewed.${until}`
    : `${user_id ? 'You' : 'Your organization'} earned the certificate “${program_name}”.${until}`;
  const subject = `${isRenewal ? 'Renewed certificate' : 'New certificate'}: ${program_name}`.slice(0, 120);
  const own = isRenewal ? subject : `Your certificate: ${program_name}`.slice(0, 120);
  await tellHolder(call, of, { kind: 'certificate_awarded', text }, { subject: own, action: 'View certificate' });
  const who = await holderText(call, of, of.name);
  await tellCompany(
    call,
    of,
    { kind: 'certificate_awarded_company', text: `${who} ${isRenewal ? 'renewed' : 'earned'} “${program_name}”.` },
    { subject: `${subject}, ${who}`.slice(0, 120), action: 'View certificate' },
  );
}

type Held = About & { holder_name: string; expires_on: string | null };

/** @param days the number of days of the reminder */
export async function tellCertificateExpiring(call: Call, held: Held, days: number): Promise<void> {
  const day = await dayOf(call, held.expires_on!);
  const said = {
    kind: 'certificate_expiring',
    text: `Your certificate “${held.program_name}” expires on ${day}. Complete its courses again to renew it.`,
    dedupe_key: `certificate ${held.id} expiring ${days}`,
  };
  await tellHolder(call, held, said, {
    subject: `Expires on ${day}: ${held.program_name}`.slice(0, 120),
    action: 'Renew certificate',
  });
}

export async function tellCertificateExpired(call: Call, held: Held): Promise<void> {
  const day = await dayOf(call, held.expires_on!);
  const dedupe_key = `certificate ${held.id} expired`;
  await tellHolder(
    call,
    held,
    {
      kind: 'certificate_expired',
      text: `Your certificate “${held.program_name}” expired on ${day}. Complete its courses again to get a new one.`,
      dedupe_key,
    },
    { subject: `Expired: ${held.program_name}`.slice(0, 120), action: 'View certificate' },
  );
  const who = await holderText(call, held, held.holder_name);
  await tellCompany(
    call,
    held,
    { kind: 'certificate_expired_company', text: `“${held.program_name}” of ${who} expired on ${day}.`, dedupe_key },
    { subject: `Expired: ${held.program_name} of ${who}`.slice(0, 120), action: 'View certificate' },
  );
}

export async function tellOrganizationLost(call: Call, held: Held, people: number, needed: number): Promise<void> {
  const why = `${people} of ${needed} people are certified.`;
  await tellHolder(
    call,
    held,
    {
      kind: 'certificate_expired',
      text: `Your organization no longer holds “${held.program_name}”: ${why}`,
      dedupe_key: `certificate ${held.id} expired`,
    },
    { subject: `Ended: ${held.program_name}`.slice(0, 120), action: 'View certificate' },
  );
  const who = await nameOf(call, held.partner_id);
  await tellCompany(
    call,
    held,
    {
      kind: 'certificate_expired_company',
      text: `${who} no longer holds “${held.program_name}”: ${why}`,
      dedupe_key: `certificate ${held.id} expired`,
    },
    { subject: `Ended: ${held.program_name} of ${who}`.slice(0, 120), action: 'View certificate' },
  );
}

export async function tellRevoked(call: Call, held: About, reason: string): Promise<void> {
  await tellHolder(
    call,
    held,
    { kind: 'certificate_revoked', text: `Your certificate “${held.program_name}” was revoked: ${reason}` },
    { subject: `Revoked: ${held.program_name}`.slice(0, 120), action: 'View certificate' },
  );
}
