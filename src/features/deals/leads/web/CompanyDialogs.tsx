import { Form, Input } from 'antd';
import { FormGateNotice } from '#features/partners/program-gates/web/index.tsx';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { type Lead, lead } from '../schema.ts';
import { texts as t } from './texts.ts';
import { useLeadStep } from './useLeadStep.ts';

const reason = (
  <Form.Item name="reason" label="Reason" rules={[{ required: true, whitespace: true, message: 'Reason is required' }]}>
    <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={2000} />
  </Form.Item>
);

export function AssignDialog({ row, onClose }: { row: Lead; onClose: () => void }) {
  const step = useLeadStep<Lead>('leads', row);
  return (
    <ActionDialog<{ partner_id: string; reason: string }>
      title="Assign this lead"
      action="Send offer"
      text={t.assign}
      onSubmit={(filled) => step.mutateAsync({ step: 'assign', body: filled })}
      onClose={onClose}
    >
      <FieldInput of={lead.fields} name="partner_id" required />
      <FormGateNotice gate="receive_leads" />
      {reason}
    </ActionDialog>
  );
}

interface ReasonProps {
  row: Lead;
  step: 'spam' | 'close';
  title: string;
  action: string;
  text: string;
  onClose: () => void;
}

export function ReasonDialog({ row, step: name, title, action, text, onClose }: ReasonProps) {
  const step = useLeadStep<Lead>('leads', row);
  return (
    <ActionDialog<{ reason: string }>
      title={title}
      action={action}
      danger
      text={text}
      onSubmit={(filled) => step.mutateAsync({ step: name, body: filled })}
      onClose={onClose}
    >
      {reason}
    </ActionDialog>
  );
}
