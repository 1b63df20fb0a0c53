import { Form, Input, Radio } from 'antd';
import { InstantInput } from '#web/inputs/InstantInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ErrorItem } from '#web/inputs/refusal.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { FeatureFlag, OverrideChange } from '../schema.ts';
import { CompanyChoice, PersonChoice } from './choices.tsx';
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
      title={`Override ${flag.key}`}
      action="Save override"
      form={form}
      initial={{ kind: 'organization', is_on: !flag.is_on || flag.is_killed }}
      onSubmit={send}
      onClose={onClose}
    >
      <Form.Item name="kind" label="Applies to">
        <Radio.Group
          options={[
            { value: 'organization', label: 'A company' },
            { value: 'user', label: 'A person' },
            { value: 'role', label: 'A role' },
          ]}
        />
      </Form.Item>
      {kind !== 'role' && (
        <Form.Item name="company" label="Company" rules={[{ required: true, message: 'Choose a company' }]}>
          <CompanyChoice />
        </Form.Item>
      )}
      {kind === 'user' && company && (
        <Form.Item name="person" label="Person" rules={[{ required: true, message: 'Choose a person' }]}>
          <PersonChoice company={company} />
        </Form.Item>
      )}
      {kind === 'role' && (
        <Form.Item
          name="role"
          label="Role"
          extra="Applies in every company."
          rules={[{ required: true, message: 'Choose a role' }]}
        >
          <OptionSelect options={roleOptions} />
        </Form.Item>
      )}
      <Form.Item name="is_on" label="Value">
        <Radio.Group
          options={[
            { value: true, label: 'On' },
            { value: false, label: 'Off' },
          ]}
        />
      </Form.Item>
      <ErrorItem name="until" label="Until" extra="Leave empty to keep the override until you remove it.">
        <InstantInput />
      </ErrorItem>
      <Form.Item
        name="reason"
        label="Reason"
        extra={kind === 'organization' ? 'Shown in the company’s audit log.' : undefined}
      >
        <Input maxLength={500} />
      </Form.Item>
    </ActionDialog>
  );
}
