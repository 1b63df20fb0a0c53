import { Checkbox, Form, Input } from 'antd';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { LongTextField, OptionField } from '#web/resource/form/fields.tsx';
import type { StepDialogEnds } from '#web/resource/steps/useSteps.tsx';
import { type DealConflict, needsReason } from '../../conflicts.schema.ts';
import { reasonOptions } from '../../reasons.schema.ts';
import { type DealRegistration, overrideReasons } from '../../schema.ts';
import { type RegistrationApproval, registrationSteps } from '../../steps.schema.ts';
import type { OpenStep } from './open-step.ts';

interface ApproveDialogProps extends StepDialogEnds {
  row: DealRegistration;
  conflicts: readonly DealConflict[];
  /** The open step of an approval chain. */
  step: OpenStep | undefined;
}

interface Filled extends Pick<RegistrationApproval, 'reason_text' | 'comment' | 'convert'> {
  override_code?: string;
  override_text?: string;
}

/** Asks for what the approval needs: before the last step of a chain a comment, otherwise what the partner is told. */
export function ApproveDialog({ row, conflicts, step, onSubmit, ...ends }: ApproveDialogProps) {
  const isFinal = step === undefined || step.isLast;
  const isBlocked = isFinal && conflicts.some(needsReason);
  return (
    <ActionDialog<Filled>
      title={`Approve ${row.account_name}?`}
      action={registrationSteps.steps.approve.label}
      text={isFinal ? finalText(row, conflicts) : stepText(step)}
      initial={{ convert: true }}
      shownAs={{ override: 'override_text' }}
      onSubmit={({ reason_text, comment, convert, override_code, override_text }) =>
        onSubmit({
          ...(reason_text?.trim() && { reason_text: reason_text.trim() }),
          ...(comment?.trim() && { comment: comment.trim() }),
          ...(isBlocked && { override: { code: override_code, text: override_text } }),
          ...(isFinal && { convert: convert ?? false }),
        })
      }
      {...ends}
    >
      {isFinal && <LongTextField name="reason_text" label="Message to the partner" max={4000} />}
      {isBlocked && (
        <>
          <OptionField
            name="override_code"
            label="Reason for approving despite the conflict"
            options={reasonOptions(overrideReasons)}
            required="Reason is required"
          />
          <Form.Item
            name="override_text"
            label="Explanation"
            extra="Stored with the conflict. The partner cannot see it."
            rules={[{ required: true, whitespace: true, message: 'Enter an explanation' }]}
          >
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={4000} />
          </Form.Item>
        </>
      )}
      {step && (
        <LongTextField name="comment" label="Internal comment" help="Only your company can see it." max={4000} />
      )}
      {isFinal && (
        <Form.Item name="convert" valuePropName="checked" style={{ marginBottom: 0 }}>
          <Checkbox>Create the opportunity now, with the partner as its source</Checkbox>
        </Form.Item>
      )}
    </ActionDialog>
  );
}

const stepText = ({ position, total, name }: OpenStep) =>
  `This is step ${position} of ${total} (${name}). The next reviewer is asked then. Protection starts with the last approval.`;

function finalText({ partner_name }: DealRegistration, conflicts: readonly DealConflict[]): string {
  const starts = `Protection for ${partner_name} starts now. No other partner can register this account for the same products.`;
  const earlier = conflicts.filter((one) => needsReason(one) && one.kind === 'pending_by_other').map(earlierText);
  if (earlier.length === 0) return starts;
  return `${starts} ${earlier.join(' ')} Its partner is told that another registration was approved.`;
}

const earlierText = ({ evidence: { number, partner_name } }: DealConflict): string =>
  `Registration ${number ?? ''} of ${partner_name ?? 'another partner'} was submitted earlier and still waits.`;
