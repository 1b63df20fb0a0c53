import { defineMailAction } from '#features/platform/mail-actions/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { readRow } from '#server/resource/verbs.ts';
import { said } from '#shared/text/labels.ts';
import type { AutomationApproval } from '../schema.ts';
import { approvalSteps } from '../steps.schema.ts';
import { automationApprovals } from './resource.ts';
import { takeApprovalStep } from './steps.ts';
import { texts } from './texts.ts';

const common = {
  can: 'automation_approvals:manage',
  modes: ['company'],
  flag: 'automations',
  days: 14,
  state: async (call: Call, id: string) => {
    const found = await call.maybe<{ status: string }>(
      sql`select status from automation_approvals where organization_id = ${call.organization_id} and id = ${id}`,
    );
    return found?.status === 'open' ? 'open' : null;
  },
} as const;

const preview = (key: 'approve' | 'reject') => async (call: Call, id: string) => {
  const { question, subject_name } = await readRow<AutomationApproval>(call, automationApprovals, id);
  return {
    title: question,
    text: said(approvalSteps.steps[key].text),
    facts: subject_name ? [{ label: texts.record, value: subject_name }] : [],
    confirm: said(approvalSteps.steps[key].label),
  };
};

/** An approval can be decided by a link in the email that asks for it. */
export const mailActions = [
  defineMailAction({
    ...common,
    key: 'automation_approvals.approve',
    label: approvalSteps.steps.approve.label,
    preview: preview('approve'),
    run: async (call, id) => {
      await takeApprovalStep.approve(call, id, {});
      return texts.approved;
    },
  }),
  defineMailAction({
    ...common,
    key: 'automation_approvals.reject',
    label: approvalSteps.steps.reject.label,
    preview: preview('reject'),
    run: async (call, id) => {
      await takeApprovalStep.reject(call, id, {});
      return texts.rejected;
    },
  }),
];
