import { App, Button } from 'antd';
import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Lock from 'lucide-react/icons/lock';
import Minus from 'lucide-react/icons/minus';
import { useState } from 'react';
import { startsFrom } from '#shared/nouns/define-steps.ts';
import { DateText } from '#web/components/DateText.tsx';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { FieldInput } from '#web/resource/fields/FieldInputs.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { type ChecklistStep, stepStates } from '../schema.ts';
import { progressSteps } from '../steps.schema.ts';
import css from './Checklist.module.css';
import { StepFiles } from './StepFiles.tsx';
import { texts as t } from './texts.ts';
import { useChecklist, useTrackMove } from './useTracks.ts';

interface Props {
  id: string;
  /** Whether the reader may approve, skip and reopen steps. */
  manages: boolean;
}
const { approve, complete, send_back, skip, take_back } = progressSteps.steps;
type Asking = { step: ChecklistStep; verb: 'complete' | 'send_back' | 'skip' | 'take_back' };

/** The steps of an assignment by stage, with the actions on each. */
export function ChecklistView({ id, manages }: Props) {
  const checklist = useChecklist(id);
  const [asking, setAsking] = useState<Asking | null>(null);
  return (
    <Loaded query={checklist}>
      {({ stages, earliest_on }) => (
        <>
          {earliest_on && (
            <p className="meta">
              {t.earliest} <DateText value={earliest_on} />
            </p>
          )}
          {stages.map((stage) => (
            <section key={stage.key} className={css.stage} aria-label={stage.name}>
              <header>
                <h2>{stage.name}</h2>
                {stage.is_done && <StatusTag tone="green">{t.done}</StatusTag>}
              </header>
              <ol>
                {stage.steps.map((step) => (
                  <Step key={step.id} step={step} manages={manages} onAsk={(verb) => setAsking({ step, verb })} />
                ))}
              </ol>
            </section>
          ))}
          {asking && <StepDialog {...asking} onClose={() => setAsking(null)} />}
        </>
      )}
    </Loaded>
  );
}

function Step({
  step,
  manages,
  onAsk,
}: {
  step: ChecklistStep;
  manages: boolean;
  onAsk: (verb: Asking['verb']) => void;
}) {
  const { message } = App.useApp();
  const move = useTrackMove('track_step_progress');
  const state = stepStates.find(({ value }) => value === step.state)!;
  const isQuiet = ['locked', 'skipped', 'not_needed', 'completed'].includes(step.state);
  const isTagged = !['pending', 'locked', 'completed'].includes(step.state);
  const menu = manages
    ? [
        ...(startsFrom(take_back, step.state)
          ? [{ key: 'back', label: take_back.label, onClick: () => onAsk('take_back') }]
          : []),
        // A step that waits is approved or sent back.
        ...(startsFrom(skip, step.state) && !startsFrom(approve, step.state)
          ? [{ key: 'skip', label: skip.label, onClick: () => onAsk('skip') }]
          : []),
      ]
    : [];
  return (
    <li className={css.step}>
      <span className={css.mark} data-state={step.state}>
        {step.state === 'completed' && <Check size={14} aria-hidden="true" />}
        {step.state === 'skipped' && <Minus size={14} aria-hidden="true" />}
        {step.state === 'locked' && <Lock size={12} aria-hidden="true" />}
      </span>
      <div className={css.body}>
        <div className={css.title} data-quiet={isQuiet || undefined}>
          {step.title}
          {isTagged && <StatusTag tone={state.tone}>{state.label}</StatusTag>}
        </div>
        {step.help && step.state !== 'completed' && <p className="meta">{step.help}</p>}
        {step.missing && <p className={css.missing}>{step.missing}</p>}
        <div className={css.meta}>
          {step.due_on && !isQuiet && (
            <span className={step.is_overdue ? css.late : undefined}>
              {step.is_overdue ? t.overdue : t.due} <DateText value={step.due_on} />
            </span>
          )}
          {!step.is_required && <span>{t.optional}</span>}
          {step.points > 0 && <span>{t.pointCount(step.points)}</span>}
          {step.why && <span>{step.why}</span>}
          {step.opens_on && (
            <span>
              {t.opensOn} <DateText value={step.opens_on} />
            </span>
          )}
          {step.finishes_on && (
            <span>
              {t.finishesOn(step.state === 'locked')} <DateText value={step.finishes_on} />
            </span>
          )}
          {step.state === 'completed' && step.done_at && (
            <span>
              {step.done_by_name ? t.doneBy(step.done_by_name) : state.label}{' '}
              <DateText value={step.done_at} as="relative" />
            </span>
          )}
          {step.held_on && (
            <span>
              {t.heldOn} <DateText value={step.held_on} />
            </span>
          )}
        </div>
        {step.note && <p className="meta">{step.note}</p>}
        {step.reason && <p className="meta">{`${t.reason}: ${step.reason}`}</p>}
        <StepFiles step={step} />
      </div>
      <div className={css.actions}>
        {step.link && (
          <Button type="primary" href={step.link} aria-label={`${t.goThere}: ${step.title}`}>
            {t.goThere}
          </Button>
        )}
        {step.can_complete && (
          <Button onClick={() => onAsk('complete')} aria-label={`${complete.label}: ${step.title}`}>
            {complete.label}
          </Button>
        )}
        {manages && startsFrom(approve, step.state) && (
          <>
            <Button onClick={() => onAsk('send_back')}>{send_back.label}</Button>
            <Button
              type="primary"
              loading={move.isPending}
              onClick={() =>
                move.mutate({ id: step.id, verb: 'approve' }, { onError: (error) => void message.error(error.message) })
              }
            >
              {approve.label}
            </Button>
          </>
        )}
        {menu.length > 0 && (
          <DropMenu items={menu} placement="bottomRight">
            <Button type="text" icon={<Ellipsis size={16} />} aria-label={t.moreActions(step.title)} />
          </DropMenu>
        )}
      </div>
    </li>
  );
}

function StepDialog({ step, verb, onClose }: Asking & { onClose: () => void }) {
  const move = useTrackMove('track_step_progress');
  const { label } = progressSteps.steps[verb];
  return (
    <ActionDialog<object>
      title={step.title}
      action={label}
      onSubmit={(body) => move.mutateAsync({ id: step.id, verb, body })}
      onClose={onClose}
    >
      {verb === 'complete' ? (
        <>
          {step.asks_day && <FieldInput of={complete.input} name="held_on" />}
          <FieldInput of={complete.input} name="note" />
        </>
      ) : (
        <FieldInput of={progressSteps.steps[verb].input} name="reason" />
      )}
    </ActionDialog>
  );
}
