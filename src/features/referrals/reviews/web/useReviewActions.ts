import { App } from 'antd';
import { api } from '#web/api.ts';
import type { MenuEntry } from '#web/components/DropMenu.tsx';
import { useWrite } from '#web/resource/data/useResource.ts';
import { useCan, useSession } from '#web/session.tsx';
import type { Review } from '../schema.ts';
import { texts as t } from './texts.ts';

interface Action {
  label: string;
  onClick: () => void;
  isMain?: boolean;
}

/** The actions available on a review: at most two buttons, the rest in the menu. */
export function useReviewActions(
  row: Review,
  open: (dialog: string) => void,
): { primary: Action[]; menu: MenuEntry[] } {
  const { message } = App.useApp();
  const isCompany = useSession().mode === 'company';
  const mayManage = useCan('reviews', 'manage');
  const move = useWrite<string, Review>(
    'reviews',
    (step) => api(`reviews/${row.id}/${step}`, { method: 'POST', body: {} }),
    ['partners'],
  );
  if (!mayManage) return { primary: [], menu: [] };
  const run = (step: string, done: string) => () =>
    move.mutateAsync(step).then(
      () => void message.success(done),
      (error: Error) => void message.error(error.message),
    );
  const pin: MenuEntry = row.is_pinned
    ? { key: 'unpin', label: t.unpin, onClick: run('unpin', t.unpinned) }
    : { key: 'pin', label: t.pin, onClick: run('pin', t.pinnedNow) };
  const isOpen = ['requested', 'started', 'submitted'].includes(row.status);
  const isPublished = row.status === 'published';
  if (isCompany) return forCompany(row, { open, run, pin, isOpen, isPublished });
  return {
    primary: isPublished && row.reply === null ? [{ label: t.reply, onClick: () => open('reply'), isMain: true }] : [],
    menu: [
      ...(isPublished ? [pin] : []),
      ...(isPublished && !row.disputed_at
        ? [{ key: 'dispute', label: `${t.dispute}…`, onClick: () => open('dispute') }]
        : []),
      ...(row.status === 'requested' && row.requested_by === 'partner' && !row.invited_at
        ? [{ key: 'cancel', label: `${t.cancel}…`, danger: true, onClick: () => open('remove') }]
        : []),
    ],
  };
}

interface Means {
  open: (dialog: string) => void;
  run: (step: string, done: string) => () => void;
  pin: MenuEntry;
  isOpen: boolean;
  isPublished: boolean;
}

function forCompany(row: Review, { open, run, pin, isOpen, isPublished }: Means) {
  const isDisputed = row.status === 'disputed';
  const primary: Action[] = [];
  if (row.status === 'in_moderation') primary.push({ label: t.reject, onClick: () => open('reject') });
  if (isDisputed) primary.push({ label: t.remove, onClick: () => open('remove') });
  if (row.status === 'in_moderation' || isDisputed)
    primary.push({ label: isDisputed ? t.keep : t.publish, onClick: run('publish', t.published), isMain: true });
  if (isOpen)
    primary.push(
      row.contact_id
        ? { label: t.sendAgain, onClick: run('send', t.sent) }
        : { label: t.send, onClick: () => open('send'), isMain: true },
    );
  const menu: MenuEntry[] = [
    ...(isPublished ? [pin] : []),
    ...(row.reply === null
      ? []
      : [{ key: 'remove_reply', label: `${t.removeReply}…`, onClick: () => open('remove_reply') }]),
    ...(isPublished || isOpen
      ? [{ key: 'remove', label: `${isOpen ? t.cancel : t.remove}…`, danger: true, onClick: () => open('remove') }]
      : []),
  ];
  return { primary, menu };
}
