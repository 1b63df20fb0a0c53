import { invite } from '#features/access/invitations/server/service.ts';
import { contactNames, createContact } from '#features/partners/contacts/server/service.ts';
import { partnerStatusByCategory } from '#features/partners/partner-statuses/server/service.ts';
import { createPartner, readPartner } from '#features/partners/partners/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { Conversion, Move, Prospect } from '../schema.ts';

/** Moves a prospect to another stage. A reason is kept while the prospect is lost or not a fit. */
export async function moveProspect(call: Call, row: Prospect, { stage, reason = null }: Move): Promise<void> {
  if (row.stage === stage) return;
  const isEnd = stage === 'lost' || stage === 'not_a_fit';
  await call.run(sql`
    update prospects
    set stage = ${stage}, stage_changed_at = ${call.now()}, lost_reason = ${isEnd ? reason?.trim() || null : null}
    where organization_id = ${call.organization_id} and id = ${row.id}`);
}

/**
 * Makes a prospect a partner: with its contact, type, region, owner, tags, notes and, if wanted, an invitation. An
 * existing partner can be named instead; then only its empty contact is added.
 * @throws 409 when a partner has the domain already, so that none is created twice
 */
export async function convertProspect(call: Call, row: Prospect, chosen: Conversion): Promise<void> {
  call.require('partners', 'manage');
  if (chosen.invites && !row.contact_email) throw invalid({ invites: ['needs an email address of the contact'] });
  const partner_id = chosen.partner_id ? await existing(call, chosen.partner_id) : await created(call, row, chosen);
  await addContact(call, row, partner_id);
  if (chosen.invites)
    await invite(call, {
      email: row.contact_email!,
      full_name: row.contact_name,
      role: 'partner_admin',
      partner_id,
      message: chosen.message ?? null,
    });
  const now = call.now();
  await call.run(sql`
    update prospects
    set stage = 'won', stage_changed_at = ${now}, converted_at = ${now}, partner_id = ${partner_id}, lost_reason = null,
      next_step = null, next_step_on = null
    where organization_id = ${call.organization_id} and id = ${row.id}`);
}

async function existing(call: Call, id: string): Promise<string> {
  const { archived_at } = await readPartner(call, id);
  if (archived_at) throw invalid({ partner_id: ['is archived'] });
  return id;
}

async function created(call: Call, row: Prospect, chosen: Conversion): Promise<string> {
  const same = await call.maybe<{ id: string; name: string }>(sql`
    select p.id, p.name from partners p join prospects s on s.organization_id = p.organization_id and s.id = ${row.id}
    where p.organization_id = ${call.organization_id} and p.domain_key = s.domain_key and p.archived_at is null limit 1`);
  if (same)
    throw conflict(`${same.name} has the same domain. Link the prospect to this partner instead.`, {
      partner_id: same.id,
    });
  const pick = (key: 'type_id' | 'region_id' | 'owner_user_id') => (chosen[key] === undefined ? row[key] : chosen[key]);
  const { id: status_id } = await partnerStatusByCategory(call, chosen.invites ? 'invited' : 'active');
  const description = row.site_findings.find(({ kind }) => kind === 'description')?.value ?? null;
  return createPartner(call, {
    name: row.name,
    status_id,
    domain: row.domain,
    website: row.website,
    country: row.country,
    phone: row.contact_phone,
    type_id: pick('type_id'),
    region_id: pick('region_id'),
    tier_id: chosen.tier_id ?? null,
    owner_user_id: pick('owner_user_id'),
    tags: row.tags,
    internal_notes: row.notes,
    description,
  });
}

async function addContact(call: Call, row: Prospect, partner_id: string): Promise<void> {
  const { contact_email: email, contact_name, contact_title: title, contact_phone: phone } = row;
  if (!email && !contact_name) return;
  const known = await call.maybe(sql`
    select from contact_rows
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and archived_at is null
      and (email = ${email} or (${email}::citext::text is null and full_name = ${contact_name}))`);
  if (known) return;
  const names = contactNames(contact_name?.trim() || email!.split('@')[0]!);
  await createContact(call, { partner_id, email, title, phone, ...names, is_primary: true });
}
