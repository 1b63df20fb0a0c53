import type { Row } from '#server/db/client.ts';
import { invalid } from '#server/errors.ts';
import { companyRoleKeys, partnerRoleKeys } from '#shared/access/roles.ts';
import type { TemplateStep } from '../../template.schema.ts';

/** Keys are unique, a step waits only for earlier ones, and roles belong to the side of the step. @throws 422 */
export function checkActionPlanTemplate(input: Row & { steps?: TemplateStep[] }): Row {
  const seen = new Set<string>();
  for (const [at, step] of (input.steps ?? []).entries()) {
    const refuse = (field: string, text: string) => invalid({ [`steps.${at}.${field}`]: [text] });
    if (seen.has(step.key)) throw refuse('key', 'is used by an earlier step');
    if (step.blocked_by && !seen.has(step.blocked_by)) throw refuse('blocked_by', 'must be an earlier step');
    const roles: readonly string[] = step.side === 'company' ? companyRoleKeys : partnerRoleKeys;
    if (step.assignee_role && !roles.includes(step.assignee_role))
      throw refuse('assignee_role', `must be a role of the ${step.side}`);
    seen.add(step.key);
  }
  return input;
}
