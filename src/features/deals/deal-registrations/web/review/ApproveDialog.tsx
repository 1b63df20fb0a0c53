import { Checkbox, Form, Input } from 'antd';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { LongTextField, OptionField } from '#web/resource/form/fields.tsx';
import type { StepDialogEnds } from '#web/resource/steps/useSteps.tsx';
import { type DealConflict, needsReason } from '../../conflicts.schema.ts';
import { reasonOptions } from '../../reasons.schema.ts';
import { type DealRegistration, overrideReasons } from '../../schema.ts';
import { type RegistrationApproval, registrationSteps } from '../../steps.schema.ts';
import type { OpenStep } from './open-step.ts';
import { texts } from './texts.ts';

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
      title={texts.approve(row.account_name)}
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
      {isFinal && <LongTextField name="reason_text" label={texts.messageToPartner} max={4000} />}
      {isBlocked && (
        <>
          <OptionField
            name="override_code"
            label={texts.reasonForApprovingDespiteConflict}
            options={reasonOptions(overrideReasons)}
            required={texts.reasonIsRequired}
          />
          <Form.Item
            name="override_text"
            label={texts.explanation}
            extra={texts.storedWithConflictPartnerCannotSee}
            rules={[{ required: true, whitespace: true, message: texts.enterAnExplanation }]}
          >
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={4000} />
          </Form.Item>
        </>
      )}
      {step && (
        <LongTextField name="comment" label={texts.internalComment} help={texts.onlyYourCompanyCanSeeIt} max={4000} />
      )}
      {isFinal && (
        <Form.Item name="convert" valuePropName="checked" style={{ marginBottom: 0 }}>
          <Checkbox>{texts.createOpportunityNowWithPartnerAs}</Checkbox>
        </Form.Item>
      )}
    </ActionDialog>
  );
}

const stepText = ({ position, total, name }: OpenStep) => texts.thisStepNextReviewerAskedThen(position, total, name);

function finalText({ partner_name }: DealRegistration, conflicts: readonly DealConflict[]): string {
  const starts = texts.protectionForStartsNowNoOther(partner_name);
  const earlier = conflicts.filter((one) => needsReason(one) && one.kind === 'pending_by_other').map(earlierText);
  if (earlier.length === 0) return starts;
  return texts.itsPartnerToldThatAnotherRegistration(starts, earlier.join(' '));
}

const earlierText = ({ evidence: { number, partner_name } }: DealConflict): string =>
  texts.registrationWasSubmittedEarlierAndStill(number ?? '', partner_name ?? 'another partner');
