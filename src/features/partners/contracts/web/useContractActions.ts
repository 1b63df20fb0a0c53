import { useNavigate } from '@tanstack/react-router';
import { App } from 'antd';
import { api } from '#web/api.ts';
import type { MenuEntry } from '#web/components/DropMenu.tsx';
import { useWrite } from '#web/resource/data/useResource.ts';
import { useCan, useSession } from '#web/session.tsx';
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

/** The actions available on a contract: at most two buttons, the rest in the menu. */
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
  const also = ['contract_signings'];
  const post = useWrite<string, Contract>(
    'contracts',
    (step) => api(`contracts/${row.id}/${step}`, { method: 'POST', body: {} }),
    also,
  );
  const run = (step: string, done: string) => () =>
    void post.mutateAsync(step).then(
      () => void message.success(done),
      (error: Error) => void message.error(error.message),
    );
  const prepare = (step: 'renew' | 'amend') => () =>
    void post.mutateAsync(step).then(
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
  const isDraft = row.status === 'draft';
  const isOpen = openStatuses.includes(row.status);
  const isRunning = runningStatuses.includes(row.status);
  const isMine = signings.data?.rows.some(
    ({ side, email, user_id, status }) =>
      side === mode &&
      ['notified', 'opened'].includes(status) &&
      (user_id === user.id || email.toLowerCase() === user.email.toLowerCase()),
  );
  const primary: Action[] = [];
  const menu: MenuEntry[] = [];
  if (isOpen && isMine)
    primary.push({ label: t.sign, isMain: true, isBusy: sign.isPending, onClick: () => sign.mutate(row.id) });
  if (row.sealed_sha256) primary.push({ label: t.download, onClick: () => void download() });
  if (mayManage && isRunning && row.renewal !== 'none' && !row.notice_given_on)
    menu.push({ key: 'notice', label: `${t.notice}…`, onClick: () => open('notice') });
  if (!mayManage || mode === 'partner') return { primary, menu };
  if (isDraft) {
    primary.push({ label: t.editSigners, onClick: () => open('signers') });
    primary.push({ label: t.send, isMain: true, onClick: () => open('send') });
    menu.push({ key: 'edit', label: `${t.edit}…`, onClick: () => open('edit') });
    menu.push({ key: 'remove', label: `${t.remove}…`, danger: true, onClick: () => open('remove') });
  }
  if (isOpen || row.status === 'expired') {
    primary.push({ label: t.resend, isBusy: post.isPending, onClick: run('resend', t.resent) });
    menu.push({ key: 'void', label: `${t.voidIt}…`, danger: true, onClick: () => open('void') });
  }
  if (isRunning) {
    if (row.status !== 'completed') menu.push({ key: 'renew', label: t.renew, onClick: prepare('renew') });
    menu.push({ key: 'amend', label: t.amend, onClick: prepare('amend') });
    menu.push({ key: 'terminate', label: `${t.terminate}…`, danger: true, onClick: () => open('terminate') });
  }
  return { primary, menu };
}
