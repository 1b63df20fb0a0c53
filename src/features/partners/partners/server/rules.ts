import { defaultPartnerStatus, partnerStatus } from '#features/partners/partner-statuses/server/service.ts';
import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { rejectCircularReference } from '#server/resource/hierarchy.ts';
import type { Partner, PartnerCreate, StatusReason } from '../schema.ts';
import { storedProfile, withDomainOfWebsite } from './profile.ts';
import { movePartner, recordStatus } from './status.ts';
import { setTier } from './tiers.ts';

export async function preparePartner(call: Call, input: PartnerCreate): Promise<Row> {
  await requireColleague(call, input.owner_user_id);
  const status = input.status_id ? await partnerStatus(call, input.status_id) : await defaultPartnerStatus(call);
  if (status.archived_at) throw invalid({ status_id: ['This status is archived.'] });
  const joined_on = input.joined_on ?? (status.category === 'active' ? call.today() : null);
  const values = withDomainOfWebsite(storedProfile(input));
  return { currency: await baseCurrency(call), ...values, ...keptOwn(call, input), status_id: status.id, joined_on };
}

/** A partner's history starts with the day it joined, or today. */
export async function startHistory(call: Call, partner: Partner): Promise<void> {
  await recordStatus(call, partner.id, {
    from_status_id: null,
    from_category: null,
    to_status_id: partner.status_id,
    to_category: partner.status_category,
    effective_on: partner.joined_on ?? call.today(),
    reason_code: null,
    reason: null,
  });
  if (partner.tier_id) {
    await setTier(call, partner.id, { tier_id: partner.tier_id, effective_from: partner.joined_on ?? call.today() });
  }
}

const parents = {
  table: 'partners',
  parent: 'parent_partner_id',
  says: 'The chosen partner is already a subsidiary of this one, so it cannot be the parent company.',
};

type Patch = Partial<PartnerCreate> & { reason_code?: StatusReason | null; reason?: string | null };

export async function preparePartnerChange(call: Call, current: Partner, patch: Patch): Promise<Row> {
  const { status_id, reason_code, reason, ...rest } = patch;
  // Its status still decides whether what it earned is paid; the rest is history.
  if (current.merged_into_id && Object.keys(rest).length > 0) {
    throw conflict(`${current.name} was merged into ${current.merged_into_name}. Edit that partner instead.`);
  }
  if (reason || reason_code) await call.because([reason_code, reason].filter(Boolean).join(': '));
  await requireColleague(call, rest.owner_user_id);
  if (rest.owner_user_id !== undefined) keptOwn(call, rest);
  if (rest.referred_by_partner_id === current.id) {
    throw invalid({ referred_by_partner_id: ['must be another partner'] });
  }
  if (rest.parent_partner_id) await rejectCircularReference(call, parents, current.id, rest.parent_partner_id);
  const moved = status_id ? await movePartner(call, current, { status_id, reason_code, reason }) : {};
  return { ...storedProfile(rest), ...moved };
}

/** People restricted to their own partners own the partners they create, and cannot reassign them. */
function keptOwn({ actor }: Call, { owner_user_id }: Pick<Patch, 'owner_user_id'>): Row {
  if (!actor.own_only) return {};
  if (owner_user_id !== undefined && owner_user_id !== actor.user_id) {
    throw invalid({
      owner_user_id: ['You can only manage your own partners. Ask an administrator to change the owner.'],
    });
  }
  return { owner_user_id: actor.user_id };
}

async function requireColleague(call: Call, user_id: string | null | undefined): Promise<void> {
  if (!user_id) return;
  const colleague = await call.maybe(
    sql`select from people where organization_id = ${call.organization_id} and id = ${user_id} and status = 'active'`,
  );
  if (!colleague) throw invalid({ owner_user_id: ['must be an active team member'] });
}
