import { useMutation } from '@tanstack/react-query';
import { Alert, App, Button, Flex, Upload } from 'antd';
import Download from 'lucide-react/icons/download';
import FileInput from 'lucide-react/icons/file-input';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { api, apiResponse } from '#web/requests/api.ts';
import { fileName, saveFile } from '#web/requests/download.ts';
import type { DiffBody, ProgramDiff, ProgramFile } from '../schema.ts';
import { Comparison } from './Comparison.tsx';
import { Problems, problemsIn } from './Problems.tsx';
import { texts as t } from './texts.ts';

export default function ProgramFiles() {
  return (
    <>
      <PageHeader title={t.title} />
      <p style={{ maxWidth: 640, marginBottom: 16, color: 'var(--text-2)' }}>{t.text}</p>
      <Flex vertical gap={16}>
        <ExportCard />
        <ApplyCard />
      </Flex>
    </>
  );
}

function ExportCard() {
  const { message } = App.useApp();
  const load = useMutation({
    mutationFn: async () => {
      const response = await apiResponse('program_files/archive', { method: 'POST', body: {}, asks: true });
      saveFile(fileName('program', 'zip'), await response.blob());
    },
    onError: (error) => void message.error(error.message),
  });
  return (
    <Card title={t.exportTitle}>
      <Flex vertical gap={12} align="flex-start">
        <span>{t.exportText}</span>
        <Button icon={<Download size={16} />} loading={load.isPending} onClick={() => load.mutate()}>
          {t.export}
        </Button>
      </Flex>
    </Card>
  );
}

interface Compared {
  files: ProgramFile[];
  diff: ProgramDiff;
}

function ApplyCard() {
  const [compared, setCompared] = useState<Compared | null>(null);
  const compare = useMutation({
    mutationFn: async (archive: File): Promise<Compared> => {
      const body = new FormData();
      body.append('file', archive, archive.name);
      const { files } = await api<DiffBody>('program_files/unpack', { method: 'POST', body, asks: true });
      return { files, diff: await compareFiles(files) };
    },
    onSuccess: setCompared,
  });
  if (compared)
    return (
      <Comparison
        {...compared}
        onApplied={async () => setCompared({ ...compared, diff: await compareFiles(compared.files) })}
        onClose={() => {
          setCompared(null);
          compare.reset();
        }}
      />
    );
  const problems = problemsIn(compare.error);
  return (
    <Card title={t.importTitle}>
      <Flex vertical gap={16}>
        <Upload.Dragger
          accept=".zip,application/zip"
          showUploadList={false}
          disabled={compare.isPending}
          beforeUpload={(file) => {
            compare.mutate(file);
            return false;
          }}
        >
          <Flex vertical align="center" gap={8} style={{ padding: 24 }}>
            <FileInput size={24} aria-hidden />
            <span>{t.choose}</span>
            <span className="meta">{t.chooseHint}</span>
          </Flex>
        </Upload.Dragger>
        {problems.length > 0 && <Problems problems={problems} />}
        {compare.error && problems.length === 0 && <Alert type="error" showIcon title={compare.error.message} />}
      </Flex>
    </Card>
  );
}

const compareFiles = (files: ProgramFile[]) =>
  api<ProgramDiff>('program_files/diff', { method: 'POST', body: { files }, asks: true });
