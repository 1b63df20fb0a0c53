import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Flex, Upload } from 'antd';
import Download from 'lucide-react/icons/download';
import FileUp from 'lucide-react/icons/file-up';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { api } from '#web/requests/api.ts';
import { MOST_CSV, MOST_UPLOADED, type UploadAnswer } from '../schema.ts';
import { saveResult, saveTemplate } from './files.ts';
import { RegistrationUploadResults } from './Results.tsx';
import { texts as ownTexts } from './texts.ts';

/** Many registrations from a file: template, check, submit, result file. */
export default function RegistrationUpload() {
  const cache = useQueryClient();
  const [file, setFile] = useState<{ name: string; csv: string } | null>(null);
  const [checked, setChecked] = useState<UploadAnswer | null>(null);
  const [done, setDone] = useState<UploadAnswer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function ask(csv: string, mode: 'check' | 'submit'): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const answer = await api<UploadAnswer>('registration_uploads', {
        method: 'POST',
        body: { csv, mode },
        ...(mode === 'check' && { asks: true }),
      });
      if (mode === 'check') setChecked(answer);
      else {
        setDone(answer);
        await cache.invalidateQueries({ queryKey: ['deal_registrations'] });
      }
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  }
  async function choose(chosen: File): Promise<void> {
    setChecked(null);
    setDone(null);
    if (chosen.size > MOST_CSV) return setProblem(ownTexts.fileLargerThan500KbSplit);
    const csv = await chosen.text();
    setFile({ name: chosen.name, csv });
    await ask(csv, 'check');
  }
  const ready = checked?.rows.filter(({ result }) => result === 'ready').length ?? 0;
  const shown = done ?? checked;
  return (
    <>
      <PageHeader title={ownTexts.registerManyDeals}>
        <Button icon={<Download size={16} />} onClick={saveTemplate}>
          {ownTexts.downloadTemplate}
        </Button>
      </PageHeader>
      <Flex vertical gap={16}>
        <Card>
          <Upload.Dragger
            accept=".csv,text/csv"
            showUploadList={false}
            disabled={isBusy}
            beforeUpload={(chosen) => {
              void choose(chosen);
              return false;
            }}
          >
            <Flex vertical align="center" gap={8} style={{ padding: 24 }}>
              <FileUp size={24} aria-hidden />
              <span>{file ? file.name : ownTexts.dropCsvFileHereOrClick}</span>
              <span className="meta">{ownTexts.upToRowsWithTemplatesColumns(MOST_UPLOADED)}</span>
            </Flex>
          </Upload.Dragger>
        </Card>
        {problem && <Alert type="error" showIcon title={problem} />}
        {shown && shown.ignored.length > 0 && (
          <Alert type="warning" showIcon title={ownTexts.theseColumnsNotInTemplate(shown.ignored.join(', '))} />
        )}
        {shown && <RegistrationUploadResults rows={shown.rows} />}
        {done ? (
          <Flex gap={8}>
            <Button icon={<Download size={16} />} onClick={() => saveResult(done)}>
              {ownTexts.downloadResult}
            </Button>
          </Flex>
        ) : (
          checked &&
          file && (
            <Flex gap={8}>
              <Button type="primary" disabled={ready === 0} loading={isBusy} onClick={() => ask(file.csv, 'submit')}>
                {ownTexts.register(ready)}
              </Button>
              <Button icon={<Download size={16} />} onClick={() => saveResult(checked)}>
                {ownTexts.downloadCheck}
              </Button>
            </Flex>
          )
        )}
      </Flex>
    </>
  );
}
