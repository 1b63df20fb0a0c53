import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { invalid } from '#server/errors.ts';
import { addDays } from '#shared/time/dates.ts';
import type { ActionPlan } from '../../schema.ts';
import type { FromTemplate } from '../../steps.schema.ts';
import type { TemplateStep } from '../../template.schema.ts';
import { addTask } from '../add.ts';
import { refreshPlan } from './progress.ts';

type Plan = Pick<ActionPlan, 'id' | 'opportunity_id' | 'starts_on'>;

/** Makes the steps of a template into shared tasks of a plan, after those it has. */
export async function fillPlan(call: Call, plan: Plan, { template_id, starts_on }: FromTemplate): Promise<void> {
  const template = await call.maybe<{ steps: TemplateStep[] }>(sql`
    select steps from task_templates
    where organization_id = ${call.organization_id} and id = ${template_id} and archived_at is null`);
  if (!template) throw invalid({ template_id: ['does not exist'] });
  const { last } = await call.one<{ last: number }>(sql`
    select coalesce(max(position), 0) as last from tasks
    where organization_id = ${call.organization_id} and plan_id = ${plan.id}`);
  const made = new Map<string, string>();
  for (const [at, step] of template.steps.entries()) {
    const id = await addTask(call, {
      title: step.title,
      description: step.description ?? null,
      side: step.side,
      visibility: 'shared',
      plan_id: plan.id,
      ...(plan.opportunity_id && { record_table: 'opportunities', record_id: plan.opportunity_id }),
      priority: step.priority ?? 'normal',
      assignee_role: step.assignee_role ?? null,
      checklist: (step.checklist ?? []).map((text) => ({ text, is_done: false })),
      due_on: typeof step.due_days === 'number' ? addDays(starts_on ?? plan.starts_on, step.due_days) : null,
      blocked_by_id: (step.blocked_by && made.get(step.blocked_by)) || null,
      template_id,
      position: last + at + 1,
      source: 'template',
    });
    made.set(step.key, id);
  }
  await refreshPlan(call, plan.id);
}
