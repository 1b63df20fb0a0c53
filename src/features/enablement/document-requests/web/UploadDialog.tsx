import { useQueryClient } from '@tanstack/react-query';
import { App, Button, Flex, Form, Modal } from 'antd';
import { Suspense, useState } from 'react';
import { FileUpload } from '#features/enablement/documents/web/index.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { useRestoreFocus } from '#web/interaction/useRestoreFocus.ts';
import { PlainForm } from '#web/resource/form/PlainForm.tsx';
import { useSession } from '#web/session/session.tsx';
import type { DocumentRequest } from '../schema.ts';
import { texts as t } from './texts.ts';

/** Uploads the requested file, with its expiry date where the company requires one. */
export default function UploadDialog({ row, onClose }: { row: DocumentRequest; onClose: () => void }) {
  useRestoreFocus();
  const { message } = App.useApp();
  const client = useQueryClient();
  const isCompany = useSession().mode === 'company';
  const [expires_on, setExpires] = useState<string | null>(null);
  const done = async () => {
    await Promise.all(
      ['document_requests', 'documents', 'document_versions'].map((name) =>
        client.invalidateQueries({ queryKey: [name] }),
      ),
    );
    message.success(isCompany ? t.uploadedFor : t.uploaded);
    onClose();
  };
  return (
    <Modal open title={t.uploadTitle(row.name)} width={560} footer={null} onCancel={onClose} destroyOnHidden>
      {row.instructions && <p className="meta">{row.instructions}</p>}
      {row.needs_expiry && (
        <PlainForm component="div" requiredMark={false}>
          <Form.Item label={t.expiresOn} htmlFor="expires-on" extra={t.expiresRequired}>
            <DateInput id="expires-on" value={expires_on} onChange={setExpires} />
          </Form.Item>
        </PlainForm>
      )}
      <Suspense>
        <FileUpload path={`document_requests/${row.id}/upload`} fields={{ expires_on }} onDone={() => void done()}>
          {(send, { isReady, isBusy }) => (
            <Flex gap={8} justify="end" style={{ marginTop: 16 }}>
              <Button onClick={onClose}>{t.cancel}</Button>
              <Button
                type="primary"
                loading={isBusy}
                disabled={!isReady || (row.needs_expiry && !expires_on)}
                onClick={send}
              >
                {t.upload}
              </Button>
            </Flex>
          )}
        </FileUpload>
      </Suspense>
    </Modal>
  );
}
