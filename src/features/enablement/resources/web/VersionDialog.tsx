import { Form } from 'antd';
import { useState } from 'react';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { Resource } from '../schema.ts';
import { FilePick } from './FilePick.tsx';
import { sendVersion } from './file.ts';
import { texts as t } from './texts.ts';

/** Uploads a file or a newer version; the address and the metrics stay. */
export default function VersionDialog({ row, onClose }: { row: Resource; onClose: () => void }) {
  const [percent, setPercent] = useState<number | null>(null);
  const send = useWrite<File, Resource>('resources', (file) => sendVersion<Resource>(row.id, file, setPercent), [
    'resource_versions',
  ]);
  const title = row.version === 0 ? t.uploadFile : t.newVersion;
  return (
    <ActionDialog<{ file: File }>
      title={title}
      action={percent === null ? title : t.uploading(percent)}
      onSubmit={({ file }) => send.mutateAsync(file).finally(() => setPercent(null))}
      onClose={onClose}
    >
      <Form.Item name="file" label={t.fileStep} rules={[{ required: true, message: t.fileRequired }]}>
        <FilePick />
      </Form.Item>
    </ActionDialog>
  );
}
