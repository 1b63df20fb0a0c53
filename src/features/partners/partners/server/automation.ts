import { defineRecordAutomations } from '#server/automation-records.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { type AutomationStatus, defineAutomationRecord } from '#server/extension-points/automations.ts';
import { partner } from '../schema.ts';
import { readPartner, updatePartner } from './service.ts';

/** Statuses that keep the category, because categories decide about access and payouts. */
async function partnerStatuses(call: Call): Promise<AutomationStatus[]> {
  return call.rows<AutomationStatus>(sql`
    select id as value, name as label from partner_statuses
    where organization_id = ${call.organization_id} and archived_at is null
    order by "order", name`);
}

async function changePartnerStatus(call: Call, id: string, value: string): Promise<void> {
  const partner = await readPartner(call, id);
  const to = await call.maybe<{ category: string }>(sql`
    select category from partner_statuses
    where organization_id = ${call.organization_id} and id = ${value} and archived_at is null`);
  if (!to) throw invalid({ value: ['is not a status of partners'] });
  if (to.category !== partner.status_category)
    throw conflict(
      'An automation cannot change the category of a partner’s status, because it decides about access and payouts.',
    );
  await updatePartner(call, id, { status_id: value });
}

/** The events and changes that flows can use. */
export const automates = [
  ...defineAutomationRecord({
    table: 'partners',
    a: 'a partner',
    name: 'name',
    partner: 'id',
    owner: 'owner_user_id',
    events: [
      { key: 'partners.category', label: 'a partner’s status category changes', topic: 'partners.category_changed' },
      { key: 'partners.earned', label: 'a partner earns a commission', topic: 'commission_lines.created' },
    ],
    dates: ['joined_on', 'last_activity_at', 'tier_until'],
    writes: ['description', 'website', 'phone', 'manager_name', 'internal_notes'],
    tags: 'tags',
    assigns: 'owner_user_id',
    statuses: { options: partnerStatuses, change: changePartnerStatus },
  }),
  ...defineRecordAutomations(partner, {
    changes: ['description', 'website', 'phone', 'manager_name', 'internal_notes'],
    finds: ['name', 'website'],
  }),
];
