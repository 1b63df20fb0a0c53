import { useNavigate } from '@tanstack/react-router';
import { App, Button, Flex } from 'antd';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { Card } from '#web/components/Card.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { ErrorItem } from '#web/inputs/refusal.tsx';
import { useParam } from '#web/params.ts';
import { regionToday } from '#web/region.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useOne, useRemove, useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { TierProgram } from '../schema.ts';
import { BacktestCards } from './BacktestCards.tsx';
import { Criteria } from './Criteria.tsx';
import { alsoChanged } from './data.ts';
import { Settings } from './Settings.tsx';
import { texts as t } from './texts.ts';

export default function TierDraft() {
  const program = useOne<TierProgram>('tier_programs', useParam('id'));
  return <Loaded query={program}>{(row) => <Draft row={row} />}</Loaded>;
}

/** The draft: settings, criteria by tier, the back-test, and publishing. */
function Draft({ row }: { row: TierProgram }) {
  const navigate = useNavigate();
  const { message, modal } = App.useApp();
  const sayFailure = useErrorMessage();
  const remove = useRemove('tier_programs');
  const [isPublishing, setPublishing] = useState(false);
  const isDraft = row.status === 'draft';
  const back = () => navigate({ to: '/partners/tier-program' });
  const discard = () =>
    void modal.confirm({
      title: t.deleteDraft,
      content: t.deleteDraftText,
      okText: t.deleteDraft,
      okButtonProps: { danger: true },
      onOk: () =>
        remove.mutateAsync(row.id).then(() => {
          message.success(t.draftDeleted);
          back();
        }, sayFailure),
    });
  return (
    <>
      <PageHeader title={isDraft ? t.draft : t.requirements} meta={t.version(row.version)}>
        {isDraft && (
          <>
            <Button danger onClick={discard}>
              {t.deleteDraft}
            </Button>
            <Button type="primary" onClick={() => setPublishing(true)}>
              {t.publish}
            </Button>
          </>
        )}
      </PageHeader>
      <Flex vertical gap={16}>
        <Criteria program={row} />
        {isDraft && (
          <Card title={t.settings}>
            <Settings program={row} />
          </Card>
        )}
        <BacktestCards program={row} />
      </Flex>
      {isPublishing && <PublishDialog row={row} onClose={() => setPublishing(false)} onDone={back} />}
    </>
  );
}

function PublishDialog({ row, onClose, onDone }: { row: TierProgram; onClose: () => void; onDone: () => void }) {
  const { message } = App.useApp();
  const publish = useWrite<{ effective_from?: string }, TierProgram>(
    'tier_programs',
    (body) => api(`tier_programs/${row.id}/publish`, { method: 'POST', body }),
    ['tier_criteria', ...alsoChanged],
  );
  return (
    <ActionDialog<{ effective_from?: string }>
      title={t.publishTitle}
      action={t.publish}
      text={t.publishText}
      initial={{ effective_from: regionToday() }}
      onSubmit={async (values) => {
        await publish.mutateAsync(values);
        message.success(t.published);
      }}
      onDone={onDone}
      onClose={onClose}
    >
      <ErrorItem name="effective_from" label={t.effective} rules={[{ required: true, message: 'Choose a date' }]}>
        <DateInput min={regionToday()} />
      </ErrorItem>
    </ActionDialog>
  );
}
