import { defineRecordAutomations } from '#server/automation-records.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { type AutomationStatus, defineAutomationRecord } from '#server/extension-points/automations.ts';
import { OpportunityCreate, opportunity } from '../schema.ts';
import { createOpportunity, moveStage, readOpportunity } from './service.ts';

async function openStages(call: Call): Promise<AutomationStatus[]> {
  return call.rows<AutomationStatus>(sql`
    select s.id as value, t.name || ': ' || s.name as label from opportunity_stages s
    join opportunity_types t on t.organization_id = s.organization_id and t.id = s.type_id
    where s.organization_id = ${call.organization_id} and s.category = 'open' and s.archived_at is null
      and t.archived_at is null
    order by t."order", t.name, s."order", s.name`);
}

/** Winning, losing and reopening a deal earn or take back commissions, so only open stages of open deals change. */
async function changeStage(call: Call, id: string, value: string): Promise<void> {
  const deal = await readOpportunity(call, id);
  if (deal.status !== 'open') throw conflict('An automation cannot move a deal that is won or lost.');
  const to = await call.maybe<{ category: string }>(
    sql`select category from opportunity_stages where organization_id = ${call.organization_id} and id = ${value}`,
  );
  if (to?.category !== 'open') throw conflict('An automation cannot win or lose a deal.');
  await moveStage(call, id, { stage_id: value });
}

/** The events and changes that flows can use. */
export const automates = [
  ...defineAutomationRecord({
    table: 'opportunities',
    a: 'a deal',
    name: 'name',
    partner: 'partner_id',
    owner: 'owner_user_id',
    events: [
      {
        key: 'opportunities.won',
        label: 'a deal is won',
        topic: 'opportunities.updated',
        field: 'status',
        to: ['won'],
      },
      {
        key: 'opportunities.lost',
        label: 'a deal is lost',
        topic: 'opportunities.updated',
        field: 'status',
        to: ['lost'],
      },
    ],
    dates: ['expected_close_on', 'opened_on', 'closed_on', 'next_step_on', 'last_activity_at'],
    writes: ['next_step', 'next_step_on', 'description'],
    assigns: 'owner_user_id',
    statuses: { options: openStages, change: changeStage },
    perPartner: { label: 'open deal of the partner', where: "archived_at is null and status = 'open'" },
  }),
  ...defineRecordAutomations(
    { ...opportunity, create: OpportunityCreate },
    {
      creates: [
        'name',
        'account_id',
        'type_id',
        'partner_id',
        'expected_close_on',
        'owner_user_id',
        'source',
        'next_step',
        'next_step_on',
        'description',
        'external_ref',
      ],
      create: createOpportunity,
      changes: ['next_step', 'next_step_on', 'description'],
      finds: ['number', 'name', 'external_ref'],
    },
  ),
];
