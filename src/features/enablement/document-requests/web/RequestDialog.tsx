import { App, Form } from 'antd';
import { api } from '#web/api.ts';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { ReasonItem } from '#web/resource/form/ReasonItem.tsx';
import type { DocumentRequest } from '../schema.ts';
import { texts as t } from './texts.ts';
import UploadDialog from './UploadDialog.tsx';

interface DialogProps {
  row: DocumentRequest;
  what: string;
  onClose: () => void;
}

/** The dialog for a decision about an uploaded file, or for the upload itself. */
export function RequestDialog({ row, what, onClose }: DialogProps) {
  const { message } = App.useApp();
  const decide = useWrite<object, DocumentRequest>(
    'document_requests',
    (body) => api(`document_requests/${row.id}/${what}`, { method: 'POST', body }),
    ['documents', 'document_folders'],
  );
  if (what === 'upload') return <UploadDialog row={row} onClose={onClose} />;
  if (what === 'approve') {
    return (
      <ActionDialog<{ valid_until?: string | null }>
        title={t.approveTitle}
        action={t.approve}
        text={t.approveText}
        initial={{ valid_until: row.expires_on }}
        onSubmit={(values) => decide.mutateAsync(row.needs_expiry ? values : {})}
        onDone={() => {
          message.success(t.approved);
          onClose();
        }}
        onClose={onClose}
      >
        {row.needs_expiry && (
          <Form.Item
            name="valid_until"
            label={t.expiresOn}
            extra={t.approveUntil}
            rules={[{ required: true, message: t.expiresRequired }]}
          >
            <DateInput />
          </Form.Item>
        )}
      </ActionDialog>
    );
  }
  return (
    <ActionDialog<{ reason: string }>
      title={t.rejectTitle}
      action={t.reject}
      danger
      text={t.rejectText}
      onSubmit={decide.mutateAsync}
      onClose={onClose}
    >
      <ReasonItem max={1000} autoFocus />
    </ActionDialog>
  );
}
