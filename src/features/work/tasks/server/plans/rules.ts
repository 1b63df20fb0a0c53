import type { Call } from '#server/call.ts';
import type { Row } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import type { ActionPlan, ActionPlanCreate, ActionPlanUpdate } from '../../schema.ts';
import { fillPlan } from './fill.ts';

/** A plan concerns a partner, and perhaps one deal that the partner takes part in. */
export async function beginActionPlan(call: Call, input: ActionPlanCreate): Promise<Row> {
  await call.requirePartner(input.partner_id);
  if (input.opportunity_id) await requireParticipant(call, input.opportunity_id, input.partner_id);
  const starts_on = input.starts_on ?? call.today();
  requireOrder(starts_on, input.target_on ?? null);
  return { ...input, starts_on, created_by_name: call.actor.full_name };
}

export async function followNewPlan(call: Call, plan: ActionPlan): Promise<void> {
  if (plan.template_id) await fillPlan(call, plan, { template_id: plan.template_id });
}

export function changeActionPlan(_call: Call, current: ActionPlan, patch: ActionPlanUpdate): Row {
  if (current.status === 'canceled') throw conflict('A canceled plan cannot be changed.', { allowed: [] });
  const { starts_on, target_on } = { ...current, ...patch };
  requireOrder(starts_on, target_on);
  return patch;
}

function requireOrder(starts_on: string, target_on: string | null): void {
  if (target_on && target_on < starts_on) throw invalid({ target_on: ['must not be before the start date'] });
}

async function requireParticipant(call: Call, opportunity_id: string, partner_id: string): Promise<void> {
  const found = await call.maybe(sql`
    select from opportunities o
    where o.organization_id = ${call.organization_id} and o.id = ${opportunity_id}
      and (o.partner_id = ${partner_id} or exists
      (select from opportunity_participants p
        where p.organization_id = ${call.organization_id} and p.opportunity_id = o.id and p.partner_id = ${partner_id}
         and p.status <> 'rejected'))`);
  if (!found) throw invalid({ opportunity_id: ['must be a deal in which the partner takes part'] });
}
