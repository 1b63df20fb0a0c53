import { App, Button } from 'antd';
import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { DropMenu } from '../../components/DropMenu.tsx';
import { formatNumber, formatTotal } from '../../region.ts';
import { texts as t } from '../texts.ts';
import { type ExportFormat, exportFile } from './exportFile.ts';

interface ExportButtonProps {
  resource: string;
  query: Record<string, readonly string[]>;
  total: number;
  isMore?: boolean | undefined;
}

export function ExportButton({ resource, query, total, isMore }: ExportButtonProps) {
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);

  const run = async (format: ExportFormat) => {
    const key = `export-${resource}`;
    const rows = formatTotal(total, isMore);
    const tell = (done: string) => message.loading({ key, content: t.exporting(done, rows), duration: 0 });
    setBusy(true);
    tell(formatNumber(0));
    try {
      const done = await exportFile(resource, format, query, (progress) =>
        progress.rows === undefined
          ? message.loading({ key, content: t.exportingSized(rows, kilobytes(progress.bytes)), duration: 0 })
          : tell(formatNumber(progress.rows)),
      );
      const exact = done.rows ?? (isMore ? undefined : total);
      message.success({ key, content: exact === undefined ? t.exportedAll : t.exported(formatNumber(exact)) });
    } catch {
      message.error({ key, content: t.exportFailed });
    } finally {
      setBusy(false);
    }
  };

  const items = [
    { key: 'csv', label: t.exportCsv, icon: <FileText size={14} /> },
    { key: 'xlsx', label: t.exportXlsx, icon: <FileSpreadsheet size={14} /> },
  ];
  return (
    <DropMenu placement="bottomRight" items={items} onChoose={(key) => void run(key as ExportFormat)}>
      <Button
        icon={<Download size={14} />}
        aria-label={t.export}
        title={t.export}
        loading={busy}
        disabled={total === 0}
      />
    </DropMenu>
  );
}

function kilobytes(bytes: number): string {
  return formatNumber(Math.ceil(bytes / 1000));
}
