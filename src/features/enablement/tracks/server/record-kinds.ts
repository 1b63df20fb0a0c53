import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { defineTrackStep, type StepEvidence, type StepOwner } from './service.ts';

const first = (call: Call, statement: string, values: readonly unknown[]) =>
  call.maybe<StepEvidence>(statement, [call.organization_id, ...values]);

const dealTopics = ['opportunities.created', 'opportunities.updated'] as const;

/** The first deal that the partner won, however it came into the product. */
const firstWin = (call: Call, partner_id: string) =>
  first(
    call,
    `select closed_on::timestamptz as at, 'opportunities' as ref_table, id as ref_id from opportunities
     where organization_id = $1 and partner_id = $2 and status = 'won' and archived_at is null
     order by closed_on limit 1`,
    [partner_id],
  );

const profileParts = { website: 'website', description: 'description', country: 'country', photo_url: 'logo' } as const;

async function missingInProfile(call: Call, { partner_id }: StepOwner): Promise<string | null> {
  const profile = await call.one<Record<keyof typeof profileParts, string | null>>(sql`
    select website, description, country, photo_url from partners
    where organization_id = ${call.organization_id} and id = ${partner_id}`);
  const missing = (Object.keys(profileParts) as (keyof typeof profileParts)[]).filter((key) => !profile[key]?.trim());
  return missing.length > 0 ? `Missing: ${missing.map((key) => profileParts[key]).join(', ')}.` : null;
}

/** Steps completed by records of the product. Records from before the assignment count. */
export const recordTrackSteps = defineTrackStep(
  {
    key: 'form',
    label: 'Submit a form',
    description: 'Done when the form is submitted.',
    refers: { resource: 'forms', label: 'Form', required: true },
    forPeople: true,
    topics: ['form_submissions.created'],
    partnerOf: async (call, id) =>
      (
        await call.maybe<{ partner_id: string | null }>(
          sql`select partner_id from form_submissions where organization_id = ${call.organization_id} and id = ${id}`,
        )
      )?.partner_id ?? null,
    isDone: (call, { partner_id, user_id }, { ref_id }) =>
      first(
        call,
        `select created_at as at, 'form_submissions' as ref_table, id as ref_id from form_submissions
         where organization_id = $1 and partner_id = $2 and form_id = $3 and state = 'received'
           and ($4::uuid is null or user_id = $4) order by created_at limit 1`,
        [partner_id, ref_id ?? null, user_id],
      ),
    link: ({ ref_id }) => (ref_id ? `/f/${ref_id}` : null),
  },
  {
    key: 'document',
    label: 'Upload a document',
    description: 'Done when the partner uploads a document to its own documents.',
    topics: ['documents.created'],
    isDone: (call, { partner_id }) =>
      first(
        call,
        `select created_at as at, 'documents' as ref_table, id as ref_id, created_by_name as by_name from documents
         where organization_id = $1 and uploaded_by_partner_id = $2 and archived_at is null order by created_at limit 1`,
        [partner_id],
      ),
  },
  {
    key: 'first_registration',
    label: 'Register the first deal',
    description: 'Done when the partner submits a deal registration. A deal it has won counts too.',
    topics: ['deal_registrations.created', 'deal_registrations.updated', ...dealTopics],
    isDone: async (call, { partner_id }) =>
      (await first(
        call,
        `select submitted_at as at, 'deal_registrations' as ref_table, id as ref_id, submitted_by_name as by_name
         from deal_registrations where organization_id = $1 and partner_id = $2 and submitted_at is not null
           and status not in ('draft', 'withdrawn') order by submitted_at limit 1`,
        [partner_id],
      )) ?? firstWin(call, partner_id),
    missing: async () => 'No deal is registered yet.',
    link: () => '/revenue/deal-desk/create',
  },
  {
    key: 'registration_approved',
    label: 'Get a deal registration approved',
    description: 'Done when a deal registration of the partner is approved. A deal it has won counts too.',
    topics: ['deal_registrations.updated', ...dealTopics],
    isDone: async (call, { partner_id }) =>
      (await first(
        call,
        `select coalesce(decided_at, updated_at) as at, 'deal_registrations' as ref_table, id as ref_id
         from deal_registrations where organization_id = $1 and partner_id = $2 and status in ('approved', 'converted')
         order by decided_at nulls last limit 1`,
        [partner_id],
      )) ?? firstWin(call, partner_id),
    missing: async () => 'No registration is approved yet.',
    waitsForCompany: `exists (select from deal_registrations r where r.organization_id = t.organization_id
      and r.partner_id = t.partner_id and r.status = 'pending_review')`,
    link: () => '/revenue/deal-desk',
  },
  {
    key: 'first_win',
    label: 'Win the first deal',
    description: 'Done when a deal of the partner is won.',
    topics: dealTopics,
    isDone: (call, { partner_id }) => firstWin(call, partner_id),
    missing: async () => 'No deal is won yet.',
    link: () => '/revenue/opportunities',
  },
  {
    key: 'profile',
    label: 'Complete the partner profile',
    description: 'Done when website, description, country and logo are filled in.',
    topics: ['partners.updated'],
    isDone: (call, { partner_id }) =>
      first(
        call,
        `select updated_at as at from partners where organization_id = $1 and id = $2 and coalesce(website, '') <> ''
           and coalesce(description, '') <> '' and country is not null and coalesce(photo_url, '') <> ''`,
        [partner_id],
      ),
    missing: missingInProfile,
    link: () => '/partner-profile?edit=1',
  },
);
