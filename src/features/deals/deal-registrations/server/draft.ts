import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { conflict, type FieldErrors, invalid } from '#server/errors.ts';
import { domainKey, isFreeMail, nameKey } from '#shared/matching.ts';
import {
  type DealRegistration,
  type DealRegistrationCreate,
  type DealRegistrationUpdate,
  identityFields,
} from '../schema.ts';

/** A new draft: its partner and what can be told without asking. */
export async function draftOf(call: Call, input: DealRegistrationCreate): Promise<Row> {
  const { actor } = call;
  requireDomain(input.account_domain);
  const base = await call.one<{ currency: string; type_id: string | null }>(
    `select coalesce((select currency from partners where organization_id = $1 and id = $2), o.base_currency) as currency,
       (select id from opportunity_types where organization_id = $1 and archived_at is null order by is_default desc, "order", id limit 1) as type_id
     from organizations o where o.id = $1`,
    [call.organization_id, actor.partner_id ?? input.partner_id],
  );
  const type_id = input.type_id ?? base.type_id;
  if (!type_id) throw invalid({ type_id: ['The programme has no deal types yet.'] });
  return {
    currency: base.currency,
    ...input,
    type_id,
    title: input.title ?? input.account_name,
    partner_id: actor.partner_id ?? input.partner_id,
    source: actor.mode,
    submitted_by_name: actor.full_name,
    ...(input.has_no_website && { account_domain: null }),
    ...(await familyOf(call, input)),
  };
}

/** What names the customer stands once submitted; the rest may be made good while the company waits for an answer. */
export async function keepSubmitted(
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
      Object.fromEntries(renamed.map((field) => [field, ['Let the hold go first: it is for this company.']])),
    );
  }
  if ('account_domain' in patch) requireDomain(patch.account_domain);
  return { ...patch, ...(patch.has_no_website && { account_domain: null }), ...(await familyOf(call, patch)) };
}

/** With a draft goes what held its company; that the partner held it is remembered with its checks. */
export async function removeDraft(call: Call, { id, status }: DealRegistration): Promise<void> {
  if (status !== 'draft')
    throw conflict('Only a draft can be deleted; what was submitted stays on record.', { allowed: [] });
  await call.asCompany((company) =>
    company.run('delete from deal_protections where organization_id = $1 and registration_id = $2 and is_hold', [
      company.organization_id,
      id,
    ]),
  );
}

/** A product tells its family; a family stands for itself. */
async function familyOf(call: Call, { product_id, product_family }: DealRegistrationUpdate): Promise<Row> {
  if (product_id) {
    const product = await call.maybe<{ family: string | null }>(
      'select category_id::text as family from products where organization_id = $1 and id = $2',
      [call.organization_id, product_id],
    );
    if (!product) throw invalid({ product_id: ['This product does not exist.'] });
    return { product_family: product.family ?? '*' };
  }
  if (product_family && product_family !== '*') {
    const category = await call.maybe('select from product_categories where organization_id = $1 and id = $2', [
      call.organization_id,
      product_family,
    ]);
    if (!category) throw invalid({ product_family: ['These products do not exist.'] });
  }
  return product_family ? { product_family } : {};
}

function requireDomain(domain: string | null | undefined): void {
  if (!domain) return;
  if (isFreeMail(domain)) throw invalid({ account_domain: ['This is a mail provider, not the website of a company.'] });
  if (!domainKey(domain)) throw invalid({ account_domain: ['This is not the address of a website.'] });
}

/** What a registration needs before it may be submitted; everything else may come later. */
export function requireComplete(draft: DealRegistration): void {
  const errors: FieldErrors = {};
  const require = (field: keyof DealRegistration, isThere: boolean, text = 'is required') => {
    if (!isThere) errors[field] = [text];
  };
  require('account_domain', draft.has_no_website ||
    Boolean(draft.account_domain), 'is required, or say that there is no website');
  require('country', draft.country !== null);
  require('contact_email', draft.contact_email !== null);
  require('amount_minor', draft.amount_minor !== null);
  require('expected_close_on', draft.expected_close_on !== null);
  require('account_name', nameKey(draft.account_name) !== '');
  if (Object.keys(errors).length > 0) throw invalid(errors, 'Something is missing before this deal can be registered.');
}
