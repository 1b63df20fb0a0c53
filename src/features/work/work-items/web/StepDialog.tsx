import { Form, Input } from 'antd';
import { Select } from '#web/inputs/Select.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { WorkItem, WorkItemStep } from '../schema.ts';
import { texts as t } from './texts.ts';

export interface StepDialogProps {
  item: WorkItem;
  step: WorkItemStep;
  onSubmit: (values: Record<string, unknown>) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for what a step needs, and says what it does. */
export function StepDialog({ item, step, onSubmit, onClose }: StepDialogProps) {
  const { asks, chooses } = step;
  return (
    <ActionDialog<Record<string, string>>
      title={item.title}
      action={step.label}
      danger={step.is_danger}
      text={step.confirm ?? item.detail}
      sheet={
        step.previews
          ? {
              path: step.url.replace(/^\//, ''),
              body: (values) => ({ ...step.body, ...values }),
              texts: asks && !asks.is_optional ? [asks.field] : [],
            }
          : undefined
      }
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {chooses && (
        <Form.Item
          name={chooses.field}
          label={chooses.label}
          rules={[{ required: true, message: t.choose(chooses.label) }]}
        >
          <Select options={chooses.options} />
        </Form.Item>
      )}
      {asks && (
        <Form.Item
          name={asks.field}
          label={asks.label}
          rules={asks.is_optional ? [] : [{ required: true, whitespace: true, message: t.enter(asks.label) }]}
        >
          <Input.TextArea maxLength={500} autoSize={{ minRows: 3, maxRows: 8 }} autoFocus={!chooses} />
        </Form.Item>
      )}
    </ActionDialog>
  );
}
