import { Alert, App, Button, Checkbox, Input, Modal, Tabs } from 'antd';
import { useState } from 'react';
import { type ApiError, api } from '#web/api.ts';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { formatDay } from '#web/region.ts';
import { useWrite } from '#web/resource/useResource.ts';
import type { Published } from '../answers.ts';
import type { CommissionPlan, PlanProblem, PlanVersion } from '../schema.ts';
import { Changes } from './Changes.tsx';
import css from './PlanEditor.module.css';
import { Item } from './problems.tsx';
import { WhatIfResult } from './WhatIf.tsx';

interface PublishDialogProps {
  plan: CommissionPlan;
  version: PlanVersion;
  /** What the editor knows to be wrong: then there is nothing to confirm. */
  problems: readonly PlanProblem[];
  today: string;
  /** Saves what is not saved yet and says which state of the draft is meant. */
  prepare: () => Promise<number>;
  onClose: () => void;
  onPublished: () => void;
}

/** The last look before a version is frozen: from when, what changes, what it would have cost. */
export function PublishDialog({ plan, version, problems, today, prepare, onClose, onPublished }: PublishDialogProps) {
  const { message, modal } = App.useApp();
  const [from, setFrom] = useState<string | null>(version.effective_from > today ? version.effective_from : today);
  const [note, setNote] = useState(version.note ?? '');
  const [everybody, setEverybody] = useState(true);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const hasNobody = plan.assignments.length === 0;

  const publish = useWrite<void, Published>('plan_versions', async () => {
    const row_version = await prepare();
    const body = {
      effective_from: from,
      note: note.trim() || null,
      row_version,
      ...(hasNobody && everybody && { assign_to_everybody: true }),
    };
    return api<Published>(`plan_versions/${version.id}/publish`, { method: 'POST', body });
  }, ['commission_plans', 'plan_assignments']);

  const confirm = async () => {
    setFailure(null);
    try {
      const published = await publish.mutateAsync();
      onPublished();
      if (!published.requires_recalculation) return void message.success(`Version ${version.version} is published`);
      modal.info({
        title: `Version ${version.version} is published`,
        content: `${published.message} What is booked stays as it is until somebody recalculates these deals and a second person approves.`,
      });
    } catch (error) {
      setFailure(error as ApiError);
    }
  };

  return (
    <Modal
      open
      width={680}
      title={`Publish version ${version.version} of ${plan.name}`}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          Cancel
        </Button>,
        <Button
          key="publish"
          type="primary"
          disabled={errors.length > 0 || !from}
          loading={publish.isPending}
          onClick={confirm}
        >
          Publish
        </Button>,
      ]}
    >
      <div className={css.column}>
        {errors.length > 0 && (
          <Alert
            type="error"
            showIcon
            title={`${errors.length === 1 ? 'One thing needs' : `${errors.length} things need`} your attention first.`}
            description={errors.map(({ message: text }) => text).join(' ')}
          />
        )}
        {failure && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={failure.message}
            description={Object.values(failure.errors ?? {})
              .flat()
              .join(' ')}
          />
        )}
        <p style={{ color: 'var(--text-2)' }}>
          A published version never changes. The next change is a new version with its own first day.
        </p>
        <div className={css.fields}>
          <Item label="Counts for deals won from" help={from && from < today ? backdated(from) : undefined}>
            {({ id }) => <DateInput id={id} value={from} onChange={setFrom} />}
          </Item>
        </div>
        <Item
          label="What changed, for your partners"
          help="Shown to the partners who get this structure, with its first day."
        >
          {({ id }) => (
            <Input.TextArea
              id={id}
              maxLength={2000}
              autoSize={{ minRows: 2, maxRows: 6 }}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Item>
        {hasNobody && (
          <Checkbox checked={everybody} onChange={({ target }) => setEverybody(target.checked)}>
            Give it to everybody in the programme from that day (nobody has it yet)
          </Checkbox>
        )}
        <Tabs
          items={[
            { key: 'changes', label: 'What changes', children: <Changes version_id={version.id} /> },
            { key: 'what-if', label: 'What if', children: <WhatIfResult version_id={version.id} /> },
          ]}
        />
      </div>
    </Modal>
  );
}

function backdated(from: string): string {
  return `${formatDay(from)} has passed: deals booked since then keep their commission until they are recalculated.`;
}
