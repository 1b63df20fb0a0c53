import { Form, Input, Radio } from 'antd';
import { InstantInput } from '#web/inputs/InstantInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ErrorItem } from '#web/inputs/refusal.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { FeatureFlag, OverrideChange } from '../schema.ts';
import { CompanyChoice, PersonChoice } from './choices.tsx';
import { texts } from './texts.ts';
import { roleOptions } from './words.ts';

interface OverrideDialogProps {
  flag: FeatureFlag;
  onSend: (change: OverrideChange) => Promise<unknown>;
  onClose: () => void;
}

interface Values {
  kind: OverrideChange['kind'];
  company?: string;
  person?: string;
  role?: string;
  is_on: boolean;
  until?: string | null;
  reason?: string;
}

/** Adds an override for one company, person or role. */
export function OverrideDialog({ flag, onSend, onClose }: OverrideDialogProps) {
  const [form] = Form.useForm<Values>();
  const kind = Form.useWatch('kind', form) ?? 'organization';
  const company = Form.useWatch('company', form);
  const send = (values: Values) =>
    onSend({
      kind: values.kind,
      target: { organization: values.company, user: values.person, role: values.role }[values.kind]!,
      is_on: values.is_on,
      until: values.until ?? null,
      reason: values.reason || null,
    });
  return (
    <ActionDialog<Values>
      title={texts.override(flag.key)}
      action={texts.saveOverride}
      form={form}
      initial={{ kind: 'organization', is_on: !flag.is_on || flag.is_killed }}
      onSubmit={send}
      onClose={onClose}
    >
      <Form.Item name="kind" label={texts.appliesTo}>
        <Radio.Group
          options={[
            { value: 'organization', label: texts.aCompany },
            { value: 'user', label: texts.aPerson },
            { value: 'role', label: texts.aRole },
          ]}
        />
      </Form.Item>
      {kind !== 'role' && (
        <Form.Item name="company" label={texts.company} rules={[{ required: true, message: texts.chooseACompany }]}>
          <CompanyChoice />
        </Form.Item>
      )}
      {kind === 'user' && company && (
        <Form.Item name="person" label={texts.person} rules={[{ required: true, message: texts.chooseAPerson }]}>
          <PersonChoice company={company} />
        </Form.Item>
      )}
      {kind === 'role' && (
        <Form.Item
          name="role"
          label={texts.role}
          extra={texts.appliesInEveryCompany}
          rules={[{ required: true, message: texts.chooseARole }]}
        >
          <OptionSelect options={roleOptions} />
        </Form.Item>
      )}
      <Form.Item name="is_on" label={texts.value}>
        <Radio.Group
          options={[
            { value: true, label: texts.on },
            { value: false, label: texts.off },
          ]}
        />
      </Form.Item>
      <ErrorItem name="until" label={texts.until} extra={texts.leaveEmptyToKeepOverrideUntil}>
        <InstantInput />
      </ErrorItem>
      <Form.Item
        name="reason"
        label={texts.reason}
        extra={kind === 'organization' ? texts.shownInCompanysAuditLog : undefined}
      >
        <Input maxLength={500} />
      </Form.Item>
    </ActionDialog>
  );
}
