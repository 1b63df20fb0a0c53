import { createType } from '#features/deals/opportunity-types/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { type DemoStory, defineDemo } from '#server/demo/story.ts';
import { newId } from '#shared/ids.ts';
import type { CertificateProgramCreate } from '../schema.ts';
import { award, type Holder } from './award.ts';
import { followPublication } from './follow.ts';
import { followCertificate } from './jobs.ts';
import { followOrganizations } from './organizations.ts';
import { programById } from './rules.ts';
import { createPublishedProgram } from './service.ts';
import { takeCertificateStep } from './steps.ts';

/** People certified at a classroom training, by the position of their partner, with the number of days since. */
const classroom: readonly { partner: number; name: string; ago: number; revoked?: string }[] = [
  { partner: 0, name: 'Mara Lindqvist', ago: 130 },
  { partner: 1, name: 'Jonas Weber', ago: 350 },
  { partner: 1, name: 'Elif Demir', ago: 60 },
  { partner: 2, name: 'Hana Nováková', ago: 371 },
  { partner: 2, name: 'Paulo Ribeiro', ago: 200 },
  { partner: 3, name: 'Katarzyna Wójcik', ago: 90, revoked: 'Left the partner.' },
  { partner: 4, name: 'Νίκος Παππάς', ago: 28 },
];

const addressOf = (name: string, partner: string) => {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
  return `${plain(name) || 'nikos'}@${plain(partner)}.example`;
};

async function courseIds(call: Call): Promise<Map<string, string>> {
  const rows = await call.rows<{ id: string; title: string }>(
    sql`select id, title from courses where organization_id = ${call.organization_id}`,
  );
  return new Map(rows.map(({ id, title }) => [title, id]));
}

/** Adds programs, and certificates in each state; the demo partner has one to renew. */
async function certify(story: DemoStory): Promise<void> {
  const { history, company } = story;
  const partners = story.get('partners').filter(({ weight }) => weight > 0);
  const isLarge = company.hasExceptions === true;
  const open = (input: Omit<CertificateProgramCreate, 'valid_months'> & { valid_months?: number | null }) =>
    history.on(history.day(0, -85), async (call) => createPublishedProgram(call, { valid_months: 12, ...input }));
  const courses = await history.on(history.today, courseIds);
  const basics = await open({
    name: 'Certified partner',
    kind: 'person',
    description: 'Knows the partner program and how deals are registered.',
    course_ids: [courses.get('Partner program basics')!],
  });
  await history.on(history.today, (call) => followPublication(call, basics));
  const [first] = partners;
  const [piet] = await history.on(history.today, (call) =>
    call.rows<{ full_name: string; email: string }>(
      sql`select full_name, email from partner_standings(${first?.id ?? null}) where user_id = ${company.portal_user}`,
    ),
  );
  const ofPiet: Holder | null =
    first && piet
      ? { partner_id: first.id, user_id: company.portal_user, name: piet.full_name, email: piet.email }
      : null;
  // The first people were certified before the course existed.
  if (ofPiet)
    await history.on(history.day(0, -40), async (call) => {
      await award(call, await programById(call, basics), ofPiet, { source: 'manual' });
    });
  if (!isLarge) return;
  const seller = await open({
    name: 'Fleet sales professional',
    kind: 'person',
    description: 'Sells to fleet managers with numbers of their own fleet.',
    course_ids: [courses.get('Selling to fleet managers')!],
  });
  const team = await open({
    name: 'Certified sales team',
    kind: 'organization',
    description: 'At least two people of the organization are certified to sell.',
    program_ids: [seller],
    people_needed: 2,
  });
  const made: string[] = [];
  const give = (ago: number, holder: Holder) =>
    history.on(history.day(0, -ago), async (call) => {
      const id = await award(call, await programById(call, seller), holder, { source: 'manual' });
      if (id) made.push(id);
      return id;
    });
  if (ofPiet) await give(347, ofPiet);
  for (const { partner, name, ago, revoked } of classroom) {
    const firm = partners[partner];
    if (!firm) continue;
    const holder = { partner_id: firm.id, user_id: newId(), name, email: addressOf(name, firm.name) };
    const id = await give(ago, holder);
    if (id && revoked)
      await history.on(history.day(0, -20), (call) => takeCertificateStep.revoke(call, id, { reason: revoked }));
  }
  for (const { id } of partners.slice(0, 5))
    await history.on(history.day(0, -15), (call) => followOrganizations(call, id));
  for (const id of made) await history.on(history.today, (call) => followCertificate(call, id));
  await history.on(history.today, async (call) => {
    await followPublication(call, team);
    await createType(call, {
      name: 'Fleet project',
      motion: 'services',
      description: 'A rollout of more than 100 vehicles. The partner needs a certified seller.',
      required_program_id: seller,
    });
  });
}

// Runs after the users of the first partner can sign in.
export const demo = [defineDemo('certificates', { when: 'afterwards', run: certify })];
