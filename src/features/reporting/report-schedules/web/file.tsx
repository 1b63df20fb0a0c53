import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { useParam } from '#web/params.ts';
import { formatNumber, sizeText } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { downloadFile } from '#web/requests/download.ts';
import type { ReportFile } from '../schema.ts';
import { texts } from './texts.ts';

/** The screen that an email links to, with the file its reader was sent. */
export default function ReportFileScreen() {
  const id = useParam('id');
  const file = useQuery({
    queryKey: ['report_schedules', 'file', id],
    queryFn: ({ signal }) => api<ReportFile>(`report_deliveries/${id}/file_info`, { signal }),
  });
  return <Loaded query={file}>{(row) => <FileCard file={row} />}</Loaded>;
}

function FileCard({ file }: { file: ReportFile }) {
  const { message } = App.useApp();
  const [isBusy, setBusy] = useState(false);
  useTitle(file.report);
  const take = async () => {
    setBusy(true);
    await downloadFile(`report_deliveries/${file.id}/file`).catch((error: Error) => message.error(error.message));
    setBusy(false);
  };
  return (
    <div style={{ maxWidth: 560 }}>
      <PageHeader title={file.report}>
        {file.is_there && (
          <Button type="primary" icon={<Download size={16} />} loading={isBusy} onClick={take}>
            {texts.download}
          </Button>
        )}
      </PageHeader>
      <Card>
        <Facts
          rows={[
            [texts.file, file.file_name],
            [texts.created, <DateText key="due" value={file.due_at} as="instant" />],
            [texts.rows, file.rows === null ? null : formatNumber(file.rows)],
            [texts.size, file.bytes === null ? null : sizeText(file.bytes)],
            [texts.availableUntil, file.file_until && <DateText key="until" value={file.file_until} />],
          ]}
        />
        {!file.is_there && <p>{texts.thisFileNoLongerAvailableYou}</p>}
      </Card>
    </div>
  );
}
