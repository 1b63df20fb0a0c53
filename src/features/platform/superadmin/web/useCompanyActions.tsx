import { App, Button } from 'antd';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import type { MenuEntry } from '#web/components/DropMenu.tsx';
import { downloadFile } from '#web/requests/download.ts';
import { useAction } from '#web/resource/data/useResource.ts';
import type { Company, ExportFormat } from '../schema.ts';
import { texts } from './texts.ts';

type Dialog = 'suspend' | 'resume' | 'delete';

/** The actions available for a company in its current status. */
export function useCompanyActions(row: Company): {
  buttons: ReactNode;
  menu: MenuEntry[];
  open: Dialog | null;
  close: () => void;
} {
  const { message } = App.useApp();
  const [open, setOpen] = useState<Dialog | null>(null);
  const [exporting, setExporting] = useState(false);
  const keep = useAction<string>(
    'superadmin/companies',
    (id) => `superadmin/companies/${id}/cancel_deletion`,
    undefined,
    ['operator_events'],
  );
  const failed = (error: Error) => void message.error(error.message);

  const exportAs = async (format: ExportFormat) => {
    setExporting(true);
    await downloadFile(`superadmin/companies/${row.id}/export.zip`, { format }).catch(failed);
    setExporting(false);
  };
  const isSuspended = row.suspended_at !== null;
  const isLeaving = row.deletion_due_at !== null;
  return {
    open,
    close: () => setOpen(null),
    buttons: (
      <>
        <Button icon={<Download size={16} />} loading={exporting} onClick={() => exportAs('csv')}>
          {texts.export}
        </Button>
        {isLeaving ? (
          <Button
            type="primary"
            loading={keep.isPending}
            onClick={() => keep.mutateAsync(row.id).then(() => void message.success(texts.deletionCanceled), failed)}
          >
            {texts.cancelDeletion}
          </Button>
        ) : (
          <Button onClick={() => setOpen(isSuspended ? 'resume' : 'suspend')}>
            {isSuspended ? texts.resumeText : texts.suspendText}
          </Button>
        )}
      </>
    ),
    menu: [
      { key: 'json', label: texts.exportAsJson, onClick: () => exportAs('json') },
      ...(isLeaving
        ? [
            {
              key: 'standing',
              label: isSuspended ? texts.resumeLine : texts.suspendLine,
              onClick: () => setOpen(isSuspended ? 'resume' : 'suspend'),
            },
          ]
        : [{ key: 'delete', label: texts.deleteText, danger: true, onClick: () => setOpen('delete') }]),
    ],
  };
}
