import { useQuery } from '@tanstack/react-query';
import { App, Button, Input, Modal } from 'antd';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { useRestoreFocus } from '#web/interaction/useRestoreFocus.ts';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { companyAddress } from '#web/session/address.ts';
import type { BreakdownLink } from '../schema.ts';
import { texts as t } from './texts.ts';

/** Shares a breakdown with people without an account, and ends the sharing. */
export function ShareBreakdown({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Share2 size={16} />} onClick={() => setOpen(true)}>
        {t.share}
      </Button>
      {isOpen && <ShareDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

function ShareDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { message } = App.useApp();
  useRestoreFocus();
  const path = `commission_lines/${id}`;
  const link = useQuery({
    queryKey: ['commission_lines', 'share', id],
    queryFn: ({ signal }) => api<BreakdownLink>(`${path}/share`, { signal }),
  });
  const write = useWrite<'share' | 'end_sharing', BreakdownLink>('commission_lines', (step) =>
    api(`${path}/${step}`, { method: 'POST', body: {} }),
  );
  if (link.isPending) return null;
  if (link.data && !link.data.link)
    return (
      <ActionDialog
        title={t.shareTitle}
        action={t.createLink}
        text={t.shareText}
        onSubmit={() => write.mutateAsync('share')}
        onDone={() => undefined}
        onClose={onClose}
      />
    );
  return (
    <Modal
      open
      title={t.shareTitle}
      onCancel={onClose}
      footer={[
        <Button
          key="end"
          danger
          disabled={!link.data}
          loading={write.isPending}
          onClick={() =>
            write.mutateAsync('end_sharing').then(
              () => {
                void message.success(t.ended);
                onClose();
              },
              (error: Error) => void message.error(error.message),
            )
          }
        >
          {t.endLink}
        </Button>,
        <Button key="close" type="primary" onClick={onClose}>
          {t.done}
        </Button>,
      ]}
    >
      <Loaded query={link}>{(shared) => <Shared shared={shared} />}</Loaded>
    </Modal>
  );
}

function Shared({ shared: { link, expires_at, views, viewed_at } }: { shared: BreakdownLink }) {
  const address = `${companyAddress()}${link}`;
  return (
    <>
      <p style={{ marginBottom: 12, color: 'var(--text-2)' }}>{t.whoSees}</p>
      <div style={{ display: 'flex', gap: 8, marginBottom: 16 }}>
        <Input readOnly value={address} aria-label={t.link} onFocus={({ target }) => target.select()} />
        <CopyButton text={address} label={t.copyLink} />
      </div>
      <Facts
        rows={[
          [t.expires, <DateText key="expires" value={expires_at} as="instant" />],
          [t.views, String(views)],
          [t.lastView, viewed_at && <DateText key="viewed" value={viewed_at} as="instant" />],
        ]}
      />
    </>
  );
}
