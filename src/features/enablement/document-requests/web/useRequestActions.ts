import { App } from 'antd';
import { api } from '#web/api.ts';
import type { MenuEntry } from '#web/components/DropMenu.tsx';
import { useWrite } from '#web/resource/data/useResource.ts';
import { useCan, useSession } from '#web/session.tsx';
import type { DocumentRequest } from '../schema.ts';
import { texts as t } from './texts.ts';

interface Action {
  label: string;
  onClick: () => void;
  isMain?: boolean;
}

/** The actions available on a request now: at most two buttons, the rest in the menu. */
export function useRequestActions(
  row: DocumentRequest,
  open: (dialog: string) => void,
): { primary: Action[]; menu: MenuEntry[] } {
  const { message, modal } = App.useApp();
  const isCompany = useSession().mode === 'company';
  const mayManage = useCan('document_requests', 'manage');
  const move = useWrite<string, DocumentRequest>('document_requests', (step) =>
    api(`document_requests/${row.id}/${step}`, { method: 'POST', body: {} }),
  );
  const { status } = row;
  if (!mayManage || status === 'canceled') return { primary: [], menu: [] };
  const run = (step: string, done: string) =>
    move.mutateAsync(step).then(
      () => void message.success(done),
      (error: Error) => void message.error(error.message),
    );
  const isWaiting = ['requested', 'rejected', 'expiring', 'expired'].includes(status);
  const upload = { label: row.document_id ? t.uploadNext : t.upload, onClick: () => open('upload'), isMain: isWaiting };
  if (!isCompany) return { primary: [upload], menu: [] };
  return {
    primary:
      status === 'uploaded'
        ? [
            { label: t.reject, onClick: () => open('reject') },
            { label: t.approve, onClick: () => open('approve'), isMain: true },
          ]
        : isWaiting
          ? [{ label: t.remind, onClick: () => void run('remind', t.reminded) }]
          : [],
    menu: [
      { key: 'edit', label: t.edit, onClick: () => open('edit') },
      { key: 'upload', label: `${t.uploadFor}…`, onClick: () => open('upload') },
      {
        key: 'cancel',
        label: `${t.cancel}…`,
        danger: true,
        onClick: () =>
          void modal.confirm({
            title: t.cancelTitle,
            content: t.cancelText,
            okText: t.cancel,
            cancelText: t.keep,
            okButtonProps: { danger: true },
            onOk: () => run('cancel', t.canceled),
          }),
      },
    ],
  };
}
