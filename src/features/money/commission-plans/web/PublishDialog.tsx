import { useNavigate } from '@tanstack/react-router';
import { Alert, App, Button, Checkbox, Input, Modal, Tabs } from 'antd';
import { useState } from 'react';
import { type ApiError, api } from '#web/api.ts';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { Refusals, useRefusals } from '#web/inputs/refusal.tsx';
import { formatDay } from '#web/region.ts';
import { useList, useWrite } from '#web/resource/useResource.ts';
import { useCan } from '#web/session.tsx';
import { plural } from '#web/texts.ts';
import { useChanged, useClosing } from '#web/unsaved.ts';
import { useFocusBack } from '#web/useFocusBack.ts';
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
  /** Titles of the rules, in their order, to say where a problem is. */
  titles: readonly string[];
  today: string;
  /** Saves what is not saved yet and says which state of the draft is meant. */
  prepare: () => Promise<number>;
  onClose: () => void;
  onPublished: () => void;
}

/** The last look before a version is frozen: from when, what changes, what it would have cost. */
export default function PublishDialog({
  plan,
  version,
  problems,
  titles,
  today,
  prepare,
  onClose,
  onPublished,
}: PublishDialogProps) {
  useFocusBack();
  const { message, modal } = App.useApp();
  const navigate = useNavigate();
  const mayRecalculate = useCan('commission_lines', 'manage');
  const [from, setFrom] = useState<string | null>(version.effective_from > today ? version.effective_from : today);
  const [note, setNote] = useState(version.note ?? '');
  const [everybody, setEverybody] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [accepts, setAccepts] = useState(false);
  // Whether the day lies in a closed month only the server knows; it asks once.
  const [asked, setAsked] = useState<string | null>(null);
  const closing = useClosing(useChanged([from, note, everybody, accepts]), onClose);
  const told = ({ path, message: text }: PlanProblem) => {
    const title = titles[Number(/^rules\.(\d+)/.exec(path)?.[1] ?? Number.NaN)];
    return title ? `${title}: ${text}` : text;
  };
  const errors = problems.filter(({ severity }) => severity === 'error');
  const hasNobody = plan.assignments.length === 0;
  // Where everybody has a structure already, giving them this one is a decision, not a default.
  const plans = useList<CommissionPlan>('commission_plans', { start: 0, end: 1000 }, { enabled: hasNobody });
  const standard = plans.data?.rows.find(({ assignments }) =>
    assignments.some(
      ({ target, effective_to }) => target === 'program' && (effective_to === null || effective_to > today),
    ),
  );
  const gives = hasNobody && plans.data !== undefined && (everybody ?? !standard);

  const publish = useWrite<void, Published>('plan_versions', async () => {
    const row_version = await prepare();
    const body = {
      effective_from: from,
      note: note.trim() || null,
      row_version,
      ...(gives && { assign_to_everybody: true }),
      ...(accepts && asked === from && { accepts_recalculation: true }),
    };
    return api<Published>(`plan_versions/${version.id}/publish`, { method: 'POST', body });
  }, ['commission_plans', 'plan_assignments']);

  /** What is booked stays as it is until somebody has looked at the differences and a second person agreed. */
  const offerRecalculation = ({ affected_deals, version: { effective_from } }: Published) => {
    const title = `Version ${version.version} is published`;
    const text = `${plural(affected_deals, 'deal', 'deals')} won since ${formatDay(effective_from)} ${affected_deals === 1 ? 'was' : 'were'} rated before it and ${affected_deals === 1 ? 'keeps its' : 'keep their'} commission.`;
    if (!mayRecalculate) return void modal.info({ title, content: text });
    modal.confirm({
      title,
      content: `${text} A recalculation shows every difference first; nothing is posted before a second person agrees.`,
      okText: 'Preview the recalculation',
      cancelText: 'Later',
      onOk: async () => {
        const reason = `Version ${version.version} of ${plan.name}, in force from ${from}`;
        try {
          const run = await api<{ id: string }>('commission_recalculations', {
            method: 'POST',
            body: { reason, from },
          });
          await navigate({ to: '/commissions/recalculations/show/$id', params: { id: run.id } });
        } catch (error) {
          message.error((error as Error).message);
        }
      },
    });
  };

  const { refusals, isRefused } = useRefusals();

  const confirm = async () => {
    if (isRefused()) return;
    setFailure(null);
    try {
      const published = await publish.mutateAsync();
      onPublished();
      if (published.requires_recalculation) offerRecalculation(published);
      else message.success(`Version ${version.version} is published`);
    } catch (error) {
      if ((error as ApiError).errors?.accepts_recalculation) {
        setAccepts(false);
        setAsked(from);
      }
      setFailure(error as ApiError);
    }
  };

  return (
    <Modal
      open
      width={680}
      title={`Publish version ${version.version} of ${plan.name}`}
      {...closing}
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
            description={errors.map((problem) => <div key={`${problem.code} ${problem.path}`}>{told(problem)}</div>)}
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
            {({ id }) => (
              <Refusals value={refusals}>
                <DateInput id={id} value={from} onChange={setFrom} />
              </Refusals>
            )}
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
        {asked !== null && asked === from && (
          <Checkbox checked={accepts} onChange={({ target }) => setAccepts(target.checked)}>
            Publish all the same: deals of closed months change by a recalculation only
          </Checkbox>
        )}
        {hasNobody && plans.data && (
          <div>
            <Checkbox checked={gives} onChange={({ target }) => setEverybody(target.checked)}>
              Give it to everybody in the programme from that day
            </Checkbox>
            <p className={css.help}>
              {gives && standard
                ? `It then goes before ${standard.name}, which everybody has today.`
                : gives
                  ? 'Nobody has it yet.'
                  : 'Nobody gets it until you give it to somebody, under “Who gets it”.'}
            </p>
          </div>
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
