import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import { sql } from '#server/db/sql.ts';
import { badRequest, invalid } from '#server/errors.ts';
import { domainKey, isFreeMail } from '#shared/matching.ts';
import type { Benefit, BenefitQuestion, CheckAnswer, CheckQuestion } from '../../check.schema.ts';
import { clauseOf, requiresReview } from '../../policy.ts';
import { holdHours } from '../protection/hold-rules.ts';
import { protectionDays, protectionEnd } from '../protection/protection.ts';
import { certificateFor } from '../registration/certificate-gate.ts';
import { approvalFacts } from '../review/approval-facts.ts';
import { planFor } from '../review/approvals.ts';
import { reapplyOn } from '../review/reapply.ts';
import { reviewDueAt } from '../review/review-clock.ts';
import { customerKeys } from './customer-keys.ts';
import { countCheck } from './daily-checks.ts';
import { detectConflicts } from './detection.ts';
import type { Claim } from './model.ts';

/**
 * "Check before you register": whether this account is available. The answer is a clause of the policy and never names
 * other parties. A daily limit on different websites and names keeps partners from listing our customers.
 */
export async function checkCompany(call: Call, question: CheckQuestion): Promise<CheckAnswer> {
  const { account_name = '', account_domain, contact_email, country } = question;
  if (!account_name.trim() && !account_domain?.trim()) {
    throw invalid({ account_domain: ['Enter a website or an account name.'] });
  }
  if (account_domain && isFreeMail(account_domain)) {
    throw invalid({ account_domain: ['This is an email provider, not a company website.'] });
  }
  const isPartner = call.actor.mode === 'partner';
  const partner_id = await partnerOf(call, question.partner_id);
  return call.asCompany(async (company) => {
    const keys = await customerKeys(
      company,
      {
        account_name: account_name.trim() || domainKey(account_domain) || account_domain!,
        account_domain: account_domain ?? null,
        contact_email: contact_email ?? null,
        country: country ?? null,
      },
      partner_id,
    );
    const claim: Claim = {
      ...keys,
      registration_id: null,
      partner_id,
      country: country ?? null,
      product_family: question.product_family ?? '*',
      deal_kind: await kindOf(company, question.type_id),
      submitted_at: company.now(),
    };
    const checks_left = isPartner ? await countCheck(company, partner_id, keys) : null;
    const answer = await verdict(company, claim);
    const hold_hours = isPartner && answer.result === 'free' ? await holdHours(company) : null;
    return { ...answer, checks_left, hold_hours };
  });
}

export async function verdict(call: Call, claim: Claim): Promise<Omit<CheckAnswer, 'checks_left' | 'hold_hours'>> {
  const nothing = { clause: null, existing: null, reapply_on: null };
  const reapply_on = await reapplyOn(call, claim);
  if (reapply_on) return { ...nothing, result: 'not_eligible', clause: 'reapply', reapply_on };
  const conflicts = (await detectConflicts(call, claim)).filter(requiresReview);
  const clause = clauseOf(conflicts);
  const own = conflicts.find(({ kind }) => kind === 'same_partner_duplicate');
  if (own) {
    return {
      ...nothing,
      result: 'not_eligible',
      clause: 'own_registration',
      existing: { id: own.other_id!, number: own.evidence.number! },
    };
  }
  if (clause === 'own_company') return { ...nothing, result: 'not_eligible', clause };
  return { ...nothing, result: clause ? 'possible_conflict' : 'free', clause };
}

async function partnerOf(call: Call, asked: string | undefined): Promise<string> {
  const partner_id = call.actor.partner_id ?? asked;
  if (!partner_id) throw badRequest('partner_id is required', { partner_id: ['is required'] });
  await call.requirePartner(partner_id);
  return partner_id;
}

async function kindOf(call: Call, type_id: string | undefined): Promise<string> {
  const type = await call.maybe<{ deal_kind: string }>(sql`
    select deal_kind from opportunity_types
    where organization_id = ${call.organization_id}
      and (id = ${type_id ?? null}::uuid or (${type_id ?? null}::uuid is null and is_default)) and archived_at is null`);
  return type?.deal_kind ?? 'new';
}

/** More days that a contract promises which is not signed by everybody yet. */
async function promisedProtection(call: Call, partner_id: string, days: number): Promise<Benefit['promised']> {
  const found = await call.maybe<{ days: number; contract: string }>(sql`
    select (terms->>'protection_days')::int as days, title as contract from contracts
    where organization_id = ${call.organization_id} and partner_id = ${partner_id}
      and status in ('sent', 'partially_signed')
      and (terms->>'protection_days')::int > ${days} order by sent_at desc limit 1`);
  return found ?? null;
}

/** The benefit of registering: the protection period if approved today, and the latest day of a decision. */
export async function benefitOf(call: Call, question: BenefitQuestion): Promise<Benefit> {
  const isPartner = call.actor.mode === 'partner';
  const partner_id = await partnerOf(call, question.partner_id);
  return call.asCompany(async (company) => {
    const type = await company.maybe<{ id: string; auto_approves: boolean }>(sql`
      select id, auto_approves from opportunity_types
      where organization_id = ${company.organization_id} and archived_at is null
        and (id = ${question.type_id ?? null}::uuid or ${question.type_id ?? null}::uuid is null)
        order by is_default desc, "order", id limit 1`);
    if (!type) throw invalid({ type_id: ['This deal type does not exist.'] });
    const protection_days = await protectionDays(company, type.id, partner_id);
    const plan = await planFor(
      company,
      await approvalFacts(company, {
        partner_id,
        type_id: type.id,
        amount_minor: question.amount_minor ?? null,
        currency: question.currency ?? (await baseCurrency(company)),
        country: question.country ?? null,
        product_family: question.product_family ?? '*',
        source: isPartner ? 'partner' : 'company',
      }),
    );
    // Registrations on behalf of a partner are otherwise approved at once.
    const isAutomatic = type.auto_approves && (isPartner || !plan);
    return {
      protection_days,
      promised: await promisedProtection(company, partner_id, protection_days),
      protected_until: await protectionEnd(company, company.now(), protection_days),
      decision_due_at: await reviewDueAt(company),
      decides_at_once: type.auto_approves && !(plan && (plan.includes_automatic || !isPartner)),
      certificate: await certificateFor(company, partner_id, type.id),
      approvals: plan && !(isAutomatic && !plan.includes_automatic) ? plan.steps.map(({ name }) => name) : [],
    };
  });
}
