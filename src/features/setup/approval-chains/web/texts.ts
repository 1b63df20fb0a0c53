import type { Tone } from '#web/look/theme.ts';
import { defineTexts, plural } from '#web/texts.ts';
import type { ApprovalProgress, ReviewerKind } from '../schema.ts';

export const approvalTexts = defineTexts('setup/approval-chains/web/approvalTexts', {
  title: 'Approval chains',
  about:
    'Chains ask several people to approve a record, one after the other. The first active chain that matches is used. Drag chains to change their order.',
  create: 'New chain',
  edit: 'Edit approval chain',
  chain: 'Chain',
  name: 'Name',
  description: 'Description',
  active: 'Active',
  subject: 'Used for',
  automatic: 'Also ask when a record would be approved automatically',
  automaticHelp: 'Without this, records of types with automatic approval skip the chain.',
  conditionsTitle: 'Conditions',
  conditions: 'When',
  conditionsEmpty: 'No conditions. The chain applies to every record.',
  stepsTitle: 'Steps',
  steps: 'Approve in this order',
  stepsHelp: 'Each step needs a different person.',
  step: (position: number) => `Step ${position}`,
  stepName: 'Name of the step',
  stepNameHelp: 'Partners see this name.',
  stepConditions: 'Only if',
  stepConditionsEmpty: 'Always part of the chain.',
  addStep: 'Add step',
  removeStep: (name: string) => `Remove ${name}`,
  drag: (name: string) => `Move ${name}`,
  reviewer: 'Reviewer',
  substitute: 'Substitute',
  substituteHelp: 'Decides when the reviewer is absent. Without one, owners and administrators decide.',
  noSubstitute: 'No substitute',
  hours: 'Substitute can also decide after',
  hoursHelp: 'Hours of business days: 24 are one business day. Empty: only when there is no reviewer.',
  hoursUnit: 'hours',
  person: 'Person',
  role: 'Role',
  missingSteps: 'Add at least one step.',
  missingName: 'Name is required',
  off: 'Off',
  waiting: (count: number) => `${plural(count, 'record', 'records')} waiting`,
  stepCount: (count: number) => plural(count, 'step', 'steps'),
  approvals: 'Approvals',
  approvedOf: (approved: number, total: number) => `${approved} of ${total} approved`,
  doneOf: (approved: number, total: number) => `${approved} of ${total}`,
  needs: (count: number) => `This will need ${plural(count, 'approval', 'approvals')}`,
  waitsFor: (names: readonly string[]) => `Waiting for ${listText(names)}`,
  nobody: 'No reviewer is available for this step',
  yours: 'Waiting for your approval',
  bySubstitute: 'as a substitute',
  restarted: 'The deal was changed, so the approvals began again.',
});

const listText = (names: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(
    names.length > 4 ? [...names.slice(0, 3), plural(names.length - 3, 'other person', 'other people')] : names,
  );

export const reviewerKindOptions: { value: ReviewerKind; label: string }[] = [
  { value: 'partner_owner', label: 'Owner of the partner' },
  { value: 'region_managers', label: 'Managers of the partner’s region' },
  { value: 'role', label: 'Everyone with a role' },
  { value: 'person', label: 'A person' },
];

type StepStatus = ApprovalProgress['steps'][number]['status'];
export const stepWords: Record<StepStatus, { label: string; tone: Tone }> = {
  waiting: { label: 'Not yet asked', tone: 'gray' },
  open: { label: 'Waiting', tone: 'blue' },
  approved: { label: 'Approved', tone: 'green' },
  rejected: { label: 'Rejected', tone: 'red' },
  canceled: { label: 'Canceled', tone: 'gray' },
};
