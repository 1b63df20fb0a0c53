import { useNavigate } from '@tanstack/react-router';
import { App, Button, Flex } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { ErrorItem } from '#web/inputs/refusal.tsx';
import { useParam } from '#web/params.ts';
import { regionToday } from '#web/region.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useOne, useRemove } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import type { TierProgram } from '../schema.ts';
import { type ProgramPublication, programSteps } from '../steps.schema.ts';
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
  const isDraft = row.status === 'draft';
  const back = () => navigate({ to: '/partners/tier-program' });
  const steps = useSteps(programSteps, row, {
    also: ['tier_criteria', ...alsoChanged],
    special: {
      publish: {
        dialog: ({ onDone, ...ends }) => (
          <PublishDialog
            {...ends}
            onDone={() => {
              onDone();
              void back();
            }}
          />
        ),
      },
    },
  });
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
            {steps.buttons}
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
      {steps.dialog}
    </>
  );
}

interface PublishDialogProps {
  onSubmit: (body: ProgramPublication) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Requirements count from today, or from a later day. */
function PublishDialog(ends: PublishDialogProps) {
  const { label, text, input } = programSteps.steps.publish;
  return (
    <ActionDialog<ProgramPublication>
      title={label}
      action={label}
      text={text}
      initial={{ effective_from: regionToday() }}
      {...ends}
    >
      <ErrorItem
        name="effective_from"
        label={input.effective_from.label}
        rules={[{ required: true, message: t.chooseADate }]}
      >
        <DateInput min={regionToday()} />
      </ErrorItem>
    </ActionDialog>
  );
}
