import { useNavigate } from '@tanstack/react-router';
import { App, Button } from 'antd';
import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import { useState } from 'react';
import { DropMenu } from '../../components/DropMenu.tsx';
import { declaredFeatures } from '../../declared.ts';
import type { ListInView } from '../../feature.ts';
import { formatNumber, formatTotal } from '../../region.ts';
import { isOffered } from '../../session/access.ts';
import { useSession } from '../../session/session.tsx';
import { texts as t } from '../texts.ts';
import { type ExportFormat, exportFile } from './exportFile.ts';

interface ExportButtonProps {
  resource: string;
  list: ListInView;
  query: Record<string, readonly string[]>;
  total: number;
  isMore?: boolean | undefined;
}

export function ExportButton({ resource, list, query, total, isMore }: ExportButtonProps) {
  const { message } = App.useApp();
  const session = useSession();
  const navigate = useNavigate();
  const links = declaredFeatures()
    .flatMap(({ listLinks = [] }) => listLinks)
    .filter((link) => isOffered(link, session));
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
    ...links.map(({ label, icon: Icon }) => ({ key: label, label, icon: <Icon size={14} /> })),
  ];
  const choose = (key: string) => {
    const link = links.find(({ label }) => label === key);
    if (link) void navigate({ to: link.to(list) as never });
    else void run(key as ExportFormat);
  };
  return (
    <DropMenu placement="bottomRight" items={items} onChoose={choose}>
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
