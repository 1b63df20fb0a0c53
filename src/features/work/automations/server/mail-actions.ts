import { defineMailAction } from '#features/platform/mail-actions/server/service.ts';
import type { Call } from '#server/call.ts';
import { readRow } from '#server/resource/verbs.ts';
import type { AutomationApproval } from '../schema.ts';
import { decideApproval } from './decide.ts';
import { automationApprovals } from './resource.ts';

const common = {
  can: 'automation_approvals:manage',
  modes: ['company'],
  flag: 'automations',
  days: 14,
  state: async (call: Call, id: string) => {
    const found = await call.maybe<{ status: string }>(
      'select status from automation_approvals where organization_id = $1 and id = $2',
      [call.organization_id, id],
    );
    return found?.status === 'open' ? 'open' : null;
  },
} as const;

const preview = (confirm: string, text: string) => async (call: Call, id: string) => {
  const { question, subject_name } = await readRow<AutomationApproval>(call, automationApprovals, id);
  return {
    title: question,
    text,
    facts: subject_name ? [{ label: 'Record', value: subject_name }] : [],
    confirm,
  };
};

/** An approval can be decided by a link in the email that asks for it. */
export const mailActions = [
  defineMailAction({
    ...common,
    key: 'automation_approvals.approve',
    label: 'Approve',
    preview: preview('Approve', 'The automation continues.'),
    run: async (call, id) => {
      await decideApproval(call, id, 'approved', null);
      return 'Approved. The automation continues.';
    },
  }),
  defineMailAction({
    ...common,
    key: 'automation_approvals.reject',
    label: 'Reject',
    preview: preview('Reject', 'The automation stops, or continues without approval if it is set to.'),
    run: async (call, id) => {
      await decideApproval(call, id, 'rejected', null);
      return 'Rejected.';
    },
  }),
];
