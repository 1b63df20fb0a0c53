import { Call, scopeOf, systemActor } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { notFound } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import type { PublicCertificate } from '../public.schema.ts';
import type { Certificate } from '../schema.ts';
import { numberText } from '../schema.ts';
import { type BadgeFacts, credentialOf, signedBadge } from './badge.ts';
import { badgeKey } from './badge-key.ts';
import { printRow } from './print.ts';

const TOKEN = /^[A-Za-z0-9_-]{20,64}$/;

interface Found {
  id: string;
  organization_id: string;
  timezone: string;
}

/** Finds the certificate of a public page's address, where the module is on. */
async function findByToken(kernel: Kernel, token: string): Promise<Found | null> {
  if (!TOKEN.test(token)) return null;
  const [found] = await kernel.system.unscoped((tx) =>
    tx.rows<Found>(sql`
      select c.id, c.organization_id, o.timezone from certificates c join organizations o on o.id = c.organization_id
      where c.verify_token = ${token}`),
  );
  if (!found || !(await kernel.flags.reaches('training', found.organization_id))) return null;
  return found;
}

function inCompany<T>(
  kernel: Kernel,
  { organization_id, timezone }: Pick<Found, 'organization_id' | 'timezone'>,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  const actor = { ...systemActor(organization_id), timezone };
  return kernel.db.transaction(scopeOf(actor), (tx) =>
    work(new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing })),
  );
}

type Shown = Pick<Certificate, 'number' | 'program_name' | 'holder_name' | 'issued_on' | 'expires_on' | 'status'>;

/** Returns name, program, dates and status only. */
export async function publicCertificate(
  kernel: Kernel,
  token: string,
): Promise<{ organization_id: string; certificate: PublicCertificate } | null> {
  const found = await findByToken(kernel, token);
  if (!found) return null;
  return inCompany(kernel, found, async (call) => {
    const { status, expires_on, number, ...shown } = await call.one<Shown & { company_name: string }>(sql`
      select c.number, c.program_name, c.holder_name, c.issued_on, c.expires_on, c.status, o.name as company_name
      from certificates c join organizations o on o.id = c.organization_id
      where c.organization_id = ${call.organization_id} and c.id = ${found.id}`);
    const isOver = expires_on !== null && expires_on < call.today();
    const isOpen = status === 'active' || status === 'expiring';
    return {
      organization_id: found.organization_id,
      certificate: {
        ...shown,
        number: numberText(Number(number)),
        expires_on,
        status: isOpen ? (isOver ? 'expired' : 'valid') : status,
        badge_url: `/api/public/certificates/${token}/badge`,
        pdf_url: `/api/public/certificates/${token}/pdf`,
      },
    };
  });
}

/** Prints what the public page shows: neither the partner nor the program's description. @throws 404 */
export async function printOfToken(kernel: Kernel, token: string): Promise<{ bytes: Buffer; name: string }> {
  const found = await findByToken(kernel, token);
  if (!found) throw notFound('This certificate');
  const { region, ...row } = await inCompany(kernel, found, (call) =>
    call.one<Shown & Pick<Certificate, 'ended_at' | 'verify_token'> & { region: string }>(sql`
      select c.number, c.program_name, c.holder_name, c.issued_on, c.expires_on, c.status, c.ended_at, c.verify_token,
        o.region
      from certificates c join organizations o on o.id = c.organization_id
      where c.organization_id = ${call.organization_id} and c.id = ${found.id}`),
  );
  return printRow(kernel, row, {
    organization_id: found.organization_id,
    region,
    description: null,
    partner_name: null,
  });
}

/** The certificate as a signed credential of Open Badges 3.0. @throws 404 */
export async function badgeOfToken(kernel: Kernel, token: string): Promise<string> {
  const found = await findByToken(kernel, token);
  if (!found) throw notFound('This certificate');
  const { baseUrl } = kernel.config;
  return inCompany(kernel, found, async (call) => {
    const facts = await badgeFacts(call, found.id);
    return signedBadge(baseUrl, credentialOf(baseUrl, facts), await badgeKey(call));
  });
}

async function badgeFacts(call: Call, id: string): Promise<BadgeFacts> {
  const { courses, programs, people_needed, ...facts } = await call.one<
    Omit<BadgeFacts, 'criteria'> & { courses: string[]; programs: string[]; people_needed: number | null }
  >(sql`
    select c.id, c.organization_id, o.name as company, 'https://' || o.domain as website, c.program_id, c.program_name,
      p.description, c.holder_name, c.holder_email, c.issued_on, c.expires_on, p.course_titles as courses,
      p.program_names as programs, p.people_needed
    from certificates c join organizations o on o.id = c.organization_id
    join certificate_program_rows p on p.organization_id = c.organization_id and p.id = c.program_id
    where c.organization_id = ${call.organization_id} and c.id = ${id}`);
  const criteria =
    courses.length > 0
      ? `Complete the courses ${courses.join(', ')}.`
      : programs.length > 0
        ? `Have ${people_needed} people certified in ${programs.join(', ')}.`
        : `Awarded by ${facts.company}.`;
  return { ...facts, criteria };
}
