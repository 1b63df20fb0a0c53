import { App, Button } from 'antd';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { useOne, useWrite } from '#web/resource/data/useResource.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { changesOf } from '#web/resource/fields/changes.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { FormDrawer } from '#web/resource/form/FormDrawer.tsx';
import { AuditTimeline } from '#web/resource/record/AuditTimeline.tsx';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useCan, useSession } from '#web/session.tsx';
import { linkStatusOptions, type ReferralLink, referralLink } from '../schema.ts';
import { ClickList } from './ClickList.tsx';
import { LinkForm } from './form.tsx';
import css from './links.module.css';
import { QrCode } from './QrCode.tsx';
import { shortAddress, texts as t } from './texts.ts';

const words = changesOf(referralLink.fields);

export default function LinkEdit() {
  const link = useOne<ReferralLink>('referral_links', useParam('id'));
  return <Loaded query={link}>{(row) => <LinkScreen row={row} />}</Loaded>;
}

function LinkScreen({ row }: { row: ReferralLink }) {
  const { mode } = useSession();
  const { message } = App.useApp();
  const mayManage = useCan('referral_links', 'manage');
  const [isOpen, setOpen] = useState(false);
  const move = useWrite<'pause' | 'resume' | 'restore', ReferralLink>('referral_links', (step) =>
    api(`referral_links/${row.id}/${step}`, { method: 'POST', body: {} }),
  );
  const remove = useRemoveWithUndo('referral_links');
  const go = (step: 'pause' | 'resume' | 'restore', said: string) => () =>
    move.mutate(step, {
      onSuccess: () => void message.success(said),
      onError: (error) => void message.error(error.message),
    });
  const status = linkStatusOptions.find(({ value }) => value === row.status);
  const address = shortAddress(row.code);
  const isArchived = row.archived_at !== null;
  return (
    <>
      <DetailPage
        record={{ resource: 'referral_links', id: row.id }}
        name={row.name}
        status={status && <StatusTag tone={status.tone}>{status.label}</StatusTag>}
        subtitle={
          <span className={css.address}>
            {address} <CopyButton text={address} label="Copy link" />
          </span>
        }
        actions={
          mayManage &&
          (isArchived ? (
            mode === 'company' && <Button onClick={go('restore', t.restored)}>Restore</Button>
          ) : (
            <>
              {row.status === 'paused' ? (
                <Button onClick={go('resume', t.resumed)}>Resume</Button>
              ) : (
                <Button onClick={go('pause', t.paused)}>Pause</Button>
              )}
              <Button type="primary" onClick={() => setOpen(true)}>
                Edit link
              </Button>
            </>
          ))
        }
        menu={
          mayManage && !isArchived
            ? [{ key: 'archive', label: 'Archive', danger: true, onClick: () => remove(row.id, t.archived(row.name)) }]
            : []
        }
        tabs={[
          { key: 'clicks', label: 'Clicks', content: <ClickList id={row.id} />, last: true },
          ...(mode === 'company'
            ? [
                {
                  key: 'history',
                  label: 'History',
                  content: <AuditTimeline table="referral_links" id={row.id} {...words} />,
                  last: true as const,
                },
              ]
            : []),
        ]}
        rail={
          <>
            <Facts
              title="Details"
              rows={[...factsOf(referralLink.fields, row, 'Link'), ...factsOf(referralLink.fields, row, 'Campaign')]}
            />
            <QrCode id={row.id} code={row.code} />
          </>
        }
      />
      <FormDrawer open={isOpen} title="Edit link" onClose={() => setOpen(false)}>
        <LinkForm row={row} onDone={() => setOpen(false)} onCancel={() => setOpen(false)} />
      </FormDrawer>
    </>
  );
}
