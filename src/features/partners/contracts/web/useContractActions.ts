import { useNavigate } from '@tanstack/react-router';
import { App } from 'antd';
import type { MenuEntry } from '#web/components/DropMenu.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import { type Contract, openStatuses, runningStatuses } from '../schema.ts';
import type { DialogKind } from './ContractDialog.tsx';
import { texts as t } from './texts.ts';
import { useSign } from './useSign.ts';
import { useSignings } from './useSignings.ts';

interface Action {
  label: string;
  onClick: () => void;
  isMain?: boolean;
  isBusy?: boolean;
}

/** The other actions on a contract: to sign, to read, and to prepare the next one. */
export function useContractActions(
  row: Contract,
  open: (dialog: DialogKind) => void,
): { primary: Action[]; menu: MenuEntry[] } {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const { mode, user } = useSession();
  const mayManage = useCan('contracts', 'manage');
  const signings = useSignings(row.id);
  const sign = useSign();
  const follow = useWrite<'renew' | 'amend', Contract>(
    'contracts',
    (kind) => api(`contracts/${row.id}/${kind}`, { method: 'POST', body: {} }),
    ['contract_signings'],
  );
  const prepare = (kind: 'renew' | 'amend') => () =>
    void follow.mutateAsync(kind).then(
      ({ id }) => navigate({ to: `/partners/contracts/show/${id}` }),
      (error: Error) => void message.error(error.message),
    );
  const download = async () => {
    try {
      const { url } = await api<{ url: string }>(`contracts/${row.id}/address`, { query: { as: 'attachment' } });
      window.location.assign(url);
    } catch (error) {
      message.error((error as Error).message);
    }
  };
  const isMine = signings.data?.rows.some(
    ({ side, email, user_id, status }) =>
      side === mode &&
      ['notified', 'opened'].includes(status) &&
      (user_id === user.id || email.toLowerCase() === user.email.toLowerCase()),
  );
  const primary: Action[] = [];
  const menu: MenuEntry[] = [];
  if (openStatuses.includes(row.status) && isMine)
    primary.push({ label: t.sign, isMain: true, isBusy: sign.isPending, onClick: () => sign.mutate(row.id) });
  if (row.sealed_sha256) primary.push({ label: t.download, onClick: () => void download() });
  if (!mayManage || mode === 'partner') return { primary, menu };
  if (row.status === 'draft') {
    menu.push({ key: 'edit', label: `${t.edit}…`, onClick: () => open('edit') });
    menu.push({ key: 'remove', label: `${t.remove}…`, danger: true, onClick: () => open('remove') });
  }
  if (runningStatuses.includes(row.status)) {
    if (row.status !== 'completed') menu.push({ key: 'renew', label: t.renew, onClick: prepare('renew') });
    menu.push({ key: 'amend', label: t.amend, onClick: prepare('amend') });
  }
  return { primary, menu };
}
