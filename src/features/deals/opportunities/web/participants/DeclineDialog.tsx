import { Form, Input } from 'antd';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { texts } from './texts.ts';
import { type Part, useParticipation } from './useParticipation.ts';

interface DeclineDialogProps {
  part: Part;
  title: string;
  /** The label of the button. */
  action: string;
  /** The consequence, and the readers of the reason. */
  text: string;
  /** Goes away from what is closed to its reader from then on. */
  leave?: () => Promise<unknown>;
  onClose: () => void;
}

/** Removes a partner from a deal, by the company or the partner itself; the other side is told the reason. */
export function DeclineDialog({ part, title, action, text, leave, onClose }: DeclineDialogProps) {
  const { mutateAsync } = useParticipation();
  return (
    <ActionDialog<{ reason_text?: string }>
      title={title}
      action={action}
      danger
      text={text}
      onSubmit={({ reason_text }) =>
        mutateAsync({ part, to: 'reject', ...(reason_text && { reason_text }), ...(leave && { leave }) })
      }
      onClose={onClose}
    >
      <Form.Item name="reason_text" label={texts.reasonOptional}>
        <Input.TextArea maxLength={2000} autoSize={{ minRows: 2, maxRows: 6 }} autoFocus />
      </Form.Item>
    </ActionDialog>
  );
}
