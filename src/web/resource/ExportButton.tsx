import { App, Button, Tooltip } from 'antd';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { formatNumber } from '../region.ts';
import { exportCsv } from './exportCsv.ts';
import { texts as t } from './texts.ts';

interface ExportButtonProps {
  resource: string;
  query: Record<string, readonly string[]>;
  total: number;
}

export function ExportButton({ resource, query, total }: ExportButtonProps) {
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);

  const run = async () => {
    const key = `export-${resource}`;
    const tell = (rows: number) =>
      message.loading({ key, content: t.exporting(formatNumber(rows), formatNumber(total)), duration: 0 });
    setBusy(true);
    tell(0);
    try {
      const rows = await exportCsv(resource, query, tell);
      message.success({ key, content: t.exported(formatNumber(rows)) });
    } catch {
      message.error({ key, content: t.exportFailed });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Tooltip title={t.exportCsv}>
      <Button
        icon={<Download size={14} />}
        aria-label={t.exportCsv}
        loading={busy}
        disabled={total === 0}
        onClick={run}
      />
    </Tooltip>
  );
}
