import { readPartner } from '#features/partners/partners/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { readRow } from '#server/resource/verbs.ts';
import type { PartnerApplication, Partnership, Started, StartedThing } from '../schema.ts';
import { partnerApplications } from './resource.ts';
import { startedNow } from './starters.ts';

/** The things that the approval started, as they are now, and the next step: first the company's own steps. @throws 404 */
export async function partnershipOf(call: Call, id: string): Promise<Partnership> {
  const application = await readRow<PartnerApplication>(call, partnerApplications, id);
  if (application.status !== 'approved' || !application.partner_id) return { started: [], next: null };
  const { started } = await call.one<{ started: Started[] }>(
    sql`select started from partner_applications where organization_id = ${call.organization_id} and id = ${id}`,
  );
  const things = [
    await partnerNow(call, application.partner_id),
    await invitationNow(call, application),
    ...(await startedNow(call, started)),
  ].filter((thing) => thing !== undefined);
  const of = (state: StartedThing['state']) => things.find((thing) => thing.state === state);
  return { started: things, next: of('failed') ?? of('next') ?? of('waits') ?? null };
}

async function partnerNow(call: Call, partner_id: string): Promise<StartedThing> {
  const { name, type_name, tier_name, region_name, owner_name } = await readPartner(call, partner_id);
  const missing = [
    ...(type_name ? [] : ['a type']),
    ...(tier_name ? [] : ['a tier']),
    ...(owner_name ? [] : ['an owner']),
  ];
  const facts = [type_name, tier_name, region_name, owner_name && `owner ${owner_name}`].filter(Boolean).join(' · ');
  return {
    key: 'partner',
    title: name,
    state: missing.length > 0 ? 'next' : 'done',
    detail: [facts, missing.length > 0 ? `Choose ${missing.join(' and ')}.` : ''].filter(Boolean).join('. '),
    to: `/partners/show/${partner_id}`,
  };
}

async function invitationNow(
  call: Call,
  { partner_id, email, contact_name }: PartnerApplication,
): Promise<StartedThing | undefined> {
  const invitation = await call.maybe<{ accepted_at: string | null; is_expired: boolean }>(sql`
    select accepted_at, expires_at <= ${call.now()} as is_expired from invitations
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and email = ${email}
      and revoked_at is null order by created_at desc limit 1`);
  const about = { key: 'invitation', to: `/partners/show/${partner_id}` };
  if (!invitation)
    return {
      ...about,
      title: `Invite ${contact_name}`,
      state: 'next',
      detail: 'The applicant has no access to the portal yet.',
    };
  if (invitation.accepted_at)
    return { ...about, title: `${contact_name} uses the portal`, state: 'done', detail: null };
  return invitation.is_expired
    ? { ...about, title: 'Invitation expired', state: 'next', detail: `Invite ${contact_name} again.` }
    : { ...about, title: `Invitation of ${contact_name}`, state: 'waits', detail: 'Sent, not accepted yet.' };
}
