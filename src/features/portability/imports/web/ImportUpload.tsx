import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Upload } from 'antd';
import FileInput from 'lucide-react/icons/file-input';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { api } from '#web/requests/api.ts';
import type { Import } from '../schema.ts';
import { texts } from './texts.ts';

interface ImportUploadProps {
  onCreated: (id: string) => unknown;
  onCancel?: () => unknown;
}

/** Uploads the files; they are mapped afterwards. */
export default function ImportUpload({ onCreated, onCancel }: ImportUploadProps) {
  const [files, setFiles] = useState<File[]>([]);
  const cache = useQueryClient();
  const send = useMutation({
    mutationFn: () => {
      const form = new FormData();
      for (const file of files) form.append('files', file, file.name);
      return api<Import>('imports', { method: 'POST', body: form });
    },
    onSuccess: async ({ id }) => {
      await cache.invalidateQueries({ queryKey: ['imports'] });
      await onCreated(id);
    },
  });
  return (
    <Card title={texts.chooseFiles}>
      <Flex vertical gap={16}>
        <Upload.Dragger
          multiple
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          fileList={files.map((file) => ({ uid: file.name, name: file.name, size: file.size }))}
          beforeUpload={(file) => {
            setFiles((before) => [...before.filter(({ name }) => name !== file.name), file]);
            return false;
          }}
          onRemove={({ uid }) => setFiles((before) => before.filter(({ name }) => name !== uid))}
        >
          <Flex vertical align="center" gap={8} style={{ padding: 24 }}>
            <FileInput size={24} aria-hidden />
            <span>{texts.dropCsvOrExcelFilesHere}</span>
            <span className="meta">{texts.uploadAccountsProductsPartnersContactsAnd}</span>
          </Flex>
        </Upload.Dragger>
        {send.error && <Alert type="error" showIcon title={send.error.message} />}
        <Flex gap={8}>
          <Button type="primary" disabled={files.length === 0} loading={send.isPending} onClick={() => send.mutate()}>
            {texts.uploadAndReview}
          </Button>
          {onCancel && <Button onClick={onCancel}>{texts.cancel}</Button>}
        </Flex>
      </Flex>
    </Card>
  );
}
