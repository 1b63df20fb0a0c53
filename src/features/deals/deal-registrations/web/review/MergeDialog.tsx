import { Form, Input } from 'antd';
import { roleOptions } from '#features/deals/opportunities/web/index.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ErrorItem } from '#web/inputs/refusal.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { OptionField } from '#web/resource/form/fields.tsx';
import type { StepDialogEnds } from '#web/resource/steps/useSteps.tsx';
import type { DealConflict } from '../../conflicts.schema.ts';
import { mergeReasons } from '../../merging.schema.ts';
import { reasonOptions } from '../../reasons.schema.ts';
import type { DealRegistration } from '../../schema.ts';
import { type RegistrationMerge, registrationSteps } from '../../steps.schema.ts';
import { MergedSplit, useMergePreview } from './MergedSplit.tsx';
import { texts } from './texts.ts';

type Filled = Pick<RegistrationMerge, 'role' | 'code' | 'text'> & {
  share_percent?: number | null;
  reason_text?: string;
};

interface MergeDialogProps extends StepDialogEnds {
  row: DealRegistration;
  conflict: DealConflict;
}

/** Merges two registrations into one deal with a role, a share, and a reason. */
export function RegistrationMergeDialog({ row, conflict, onSubmit, ...ends }: MergeDialogProps) {
  const { label } = registrationSteps.steps.merge;
  const [form] = Form.useForm<Filled>();
  const role = Form.useWatch('role', form) ?? 'source';
  const share = Form.useWatch('share_percent', form);
  const preview = useMergePreview(row.id, { conflict_id: conflict.id, role, ...(share && { share_percent: share }) });
  const isShared = preview.data?.parts.some((part) => part.role === role && !part.is_new && part.share !== null);
  const isBeside = conflict.other_table === 'deal_registrations';
  const send = ({ share_percent, reason_text, ...rest }: Filled) =>
    onSubmit({
      ...rest,
      conflict_id: conflict.id,
      ...(isShared && share_percent && { share_percent }),
      ...(reason_text?.trim() && { reason_text: reason_text.trim() }),
    });
  return (
    <ActionDialog<Filled>
      title={label}
      action={label}
      width={560}
      disabled={!preview.data}
      text={
        isBeside
          ? texts.joinsDealFirstRegistrationCanSee(row.partner_name)
          : texts.joinsYourDealCanSeeIt(row.partner_name)
      }
      form={form}
      initial={{ role: 'source', share_percent: 50 }}
      onSubmit={send}
      {...ends}
    >
      <Form.Item name="role" label={texts.roleInDeal(row.partner_name ?? texts.thePartner)}>
        <OptionSelect options={roleOptions} />
      </Form.Item>
      {isShared && (
        <ErrorItem
          name="share_percent"
          label={texts.shareCommissionForThisRole}
          extra={texts.otherPartnersSharesShrinkInProportion}
        >
          <NumberInput min={1} max={99} suffix="%" />
        </ErrorItem>
      )}
      <MergedSplit preview={preview} />
      <OptionField name="code" label={texts.reason} options={reasonOptions(mergeReasons)} required />
      <Form.Item
        name="text"
        label={texts.explanation}
        extra={texts.storedWithConflictPartnersCannotSee}
        rules={[{ required: true, whitespace: true, message: texts.enterAnExplanation }]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={4000} />
      </Form.Item>
      <Form.Item name="reason_text" label={texts.messageTo(row.partner_name ?? texts.thePartner)}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={4000} />
      </Form.Item>
    </ActionDialog>
  );
}
