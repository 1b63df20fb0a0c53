import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, type FieldErrors, invalid } from '#server/errors.ts';
import { domainKey, isFreeMail, nameKey } from '#shared/matching.ts';
import {
  type DealRegistration,
  type DealRegistrationCreate,
  type DealRegistrationUpdate,
  identityFields,
} from '../../schema.ts';
import { refreshedApprovals } from '../review/approval-facts.ts';
import { distributionOfDraft, requireNamedDistribution } from './distributor.ts';

/** A new draft with its partner and default values. */
export async function draftOf(call: Call, input: DealRegistrationCreate): Promise<Row> {
  const { actor } = call;
  requireDomain(input.account_domain);
  const base = await call.one<{ currency: string; type_id: string | null }>(sql`
    select coalesce((select currency from partners
      where organization_id = ${call.organization_id} and id = ${actor.partner_id ?? input.partner_id}),
      o.base_currency) as currency,
      (select id from opportunity_types where organization_id = ${call.organization_id} and archived_at is null
        order by is_default desc, "order", id limit 1) as type_id
    from organizations o where o.id = ${call.organization_id}`);
  const type_id = input.type_id ?? base.type_id;
  if (!type_id) throw invalid({ type_id: ['The program has no deal types yet.'] });
  return {
    currency: base.currency,
    ...input,
    type_id,
    title: input.title ?? input.account_name,
    partner_id: actor.partner_id ?? input.partner_id,
    ...(await distributionOfDraft(call, input, actor.partner_id ?? input.partner_id)),
    source: actor.mode,
    submitted_by_name: actor.full_name,
    ...(input.has_no_website && { account_domain: null }),
    ...(await familyOf(call, input)),
  };
}

/** Locks the identifying fields after submission; other fields can change while a question is open. */
export async function rejectChangingSubmitted(
  call: Call,
  current: DealRegistration,
  patch: DealRegistrationUpdate,
): Promise<Row> {
  const given = Object.keys(patch);
  if (current.status !== 'draft') {
    const mayAmend =
      current.status === 'info_requested' || (current.status === 'pending_review' && call.actor.mode === 'company');
    if (!mayAmend)
      throw conflict(`A deal registration in status "${current.status}" cannot be edited.`, { allowed: [] });
    const fixed = given.filter((field) => identityFields.includes(field));
    if (fixed.length > 0) {
      throw invalid(
        Object.fromEntries(fixed.map((field) => [field, ['This cannot be changed once the deal is registered.']])),
      );
    }
  }
  const renamed = given.filter((field) => field !== 'type_id' && identityFields.includes(field));
  if (current.is_held && renamed.length > 0) {
    throw invalid(
      Object.fromEntries(renamed.map((field) => [field, ['Release the hold first. It applies to this account.']])),
    );
  }
  if (patch.distribution_id !== current.distribution_id)
    await requireNamedDistribution(call, patch.distribution_id, current.partner_id);
  if ('account_domain' in patch) requireDomain(patch.account_domain);
  return {
    ...patch,
    ...(patch.has_no_website && { account_domain: null }),
    ...(await familyOf(call, patch)),
    // While a question is open, the answer decides whether approvals begin again.
    ...(current.status === 'pending_review' &&
      (await refreshedApprovals(call, { ...current, ...patch } as DealRegistration))),
  };
}

/** Removes the hold of a deleted draft; the check record still remembers it. */
export async function removeDraft(call: Call, { id, status }: DealRegistration): Promise<void> {
  if (status !== 'draft')
    throw conflict('Only drafts can be deleted. Submitted registrations stay on record.', { allowed: [] });
  await call.asCompany((company) =>
    company.run(sql`
      delete from deal_protections
      where organization_id = ${company.organization_id} and registration_id = ${id} and is_hold`),
  );
}

/** Derives the category from a product, or uses the given category. */
async function familyOf(call: Call, { product_id, product_family }: DealRegistrationUpdate): Promise<Row> {
  if (product_id) {
    const product = await call.maybe<{ family: string | null }>(sql`
      select category_id::text as family from products
      where organization_id = ${call.organization_id} and id = ${product_id}`);
    if (!product) throw invalid({ product_id: ['This product does not exist.'] });
    return { product_family: product.family ?? '*' };
  }
  if (product_family && product_family !== '*') {
    const category = await call.maybe(
      sql`select from product_categories where organization_id = ${call.organization_id} and id = ${product_family}`,
    );
    if (!category) throw invalid({ product_family: ['This product category does not exist.'] });
  }
  return product_family ? { product_family } : {};
}

function requireDomain(domain: string | null | undefined): void {
  if (!domain) return;
  if (isFreeMail(domain)) throw invalid({ account_domain: ['This is an email provider, not a company website.'] });
  if (!domainKey(domain)) throw invalid({ account_domain: ['This is not a valid website address.'] });
}

/** Checks the fields a registration needs before it may be submitted; everything else may come later. */
export function requireRegistrationComplete(draft: SubmittedFields): void {
  const errors = missingOf(draft);
  if (Object.keys(errors).length > 0)
    throw invalid(errors, 'Fill in the missing fields before you register this deal.');
}

export const isRegistrationComplete = (draft: SubmittedFields): boolean => Object.keys(missingOf(draft)).length === 0;

type SubmittedFields = Pick<
  DealRegistration,
  | 'account_name'
  | 'account_domain'
  | 'has_no_website'
  | 'country'
  | 'contact_email'
  | 'amount_minor'
  | 'expected_close_on'
>;

function missingOf(draft: SubmittedFields): FieldErrors {
  const errors: FieldErrors = {};
  const require = (field: keyof SubmittedFields, isThere: boolean, text = 'is required') => {
    if (!isThere) errors[field] = [text];
  };
  require('account_domain', draft.has_no_website ||
    Boolean(draft.account_domain), 'is required. If there is no website, select that option');
  require('country', draft.country !== null);
  require('contact_email', draft.contact_email !== null);
  require('amount_minor', draft.amount_minor !== null);
  require('expected_close_on', draft.expected_close_on !== null);
  require('account_name', nameKey(draft.account_name) !== '');
  return errors;
}

/** The same for what a form describes, before anything is stored or looked up. */
export function requireCompleteInput(input: Omit<DealRegistrationCreate, 'partner_id'>): void {
  requireDomain(input.account_domain);
  requireRegistrationComplete({
    account_domain: null,
    country: null,
    contact_email: null,
    amount_minor: null,
    expected_close_on: null,
    ...input,
  } as DealRegistration);
}
