import { App, Button, Modal } from 'antd';
import { useState } from 'react';
import { isModuleOff } from '#shared/access/permissions.ts';
import type { Filter } from '#shared/nouns/list-query.ts';
import { sayable } from '#shared/text/labels.ts';
import { addDays } from '#shared/time/dates.ts';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { Refusals, useRefusals } from '#web/inputs/refusal.tsx';
import { Select } from '#web/inputs/Select.tsx';
import { useChanged, useConfirmClose } from '#web/interaction/unsaved.ts';
import { useRestoreFocus } from '#web/interaction/useRestoreFocus.ts';
import type { ApiError } from '#web/requests/api.ts';
import { useCreate, useRemove, useUpdate } from '#web/resource/data/useResource.ts';
import { useSession } from '#web/session/session.tsx';
import {
  type AssignmentLabel,
  type AssignmentTarget,
  assignmentTargets,
  type CommissionPlan,
  type PlanAssignment,
} from '../../schema.ts';
import css from '../editor/PlanEditor.module.css';
import { Item } from '../editor/problems.tsx';
import { audienceSummary } from '../phase.ts';
import { texts } from './texts.ts';

const ofPartners: Filter[] = [{ field: 'entity', operator: 'eq', values: ['partners'] }];
const targets: Record<AssignmentTarget, { label: string; resource?: string; only?: readonly Filter[]; help?: string }> =
  sayable({
    program: { label: 'All partners in the program' },
    type: { label: 'Partner type', resource: 'partner_types' },
    region: { label: 'Region', resource: 'partner_regions' },
    tier: { label: 'Tier', resource: 'partner_tiers' },
    audience: {
      label: 'Audience',
      resource: 'audiences',
      only: ofPartners,
      help: 'Applies to everyone in the audience when a deal is won, from today on.',
    },
    partner: { label: 'Partner', resource: 'partners' },
  });

interface AssignmentDialogProps {
  plan: CommissionPlan;
  assignment: AssignmentLabel | null;
  today: string;
  onClose: () => void;
}

/** Assigns a plan, or changes its dates and priority. The form shows the last day; the row stores the day after it. */
export function AssignmentDialog({ plan, assignment, today, onClose }: AssignmentDialogProps) {
  useRestoreFocus();
  const { message } = App.useApp();
  const { permissions } = useSession();
  const also = ['commission_plans'];
  const create = useCreate<PlanAssignment>('plan_assignments', also);
  const update = useUpdate<PlanAssignment>('plan_assignments', also);
  const remove = useRemove('plan_assignments', also);
  const [target, setTarget] = useState<AssignmentTarget>(
    assignment?.target ?? (plan.assignments.some((one) => one.target === 'program') ? 'type' : 'program'),
  );
  const [target_id, setTargetId] = useState<string | null>(assignment?.target_id ?? null);
  const [from, setFrom] = useState<string | null>(assignment?.effective_from ?? today);
  const [to, setTo] = useState<string | null>(assignment?.effective_to ? addDays(assignment.effective_to, -1) : null);
  const [priority, setPriority] = useState(assignment?.priority ?? 0);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const closing = useConfirmClose(useChanged([target, target_id, from, to, priority]), onClose);
  const { resource, only, help } = targets[target];

  const attempt = async (work: () => Promise<unknown>) => {
    setErrors({});
    try {
      await work();
      onClose();
    } catch (error) {
      const fieldErrors = (error as ApiError).errors ?? {};
      setErrors(fieldErrors);
      if (Object.keys(fieldErrors).length === 0) message.error((error as Error).message);
    }
  };
  const { refusals, isRefused } = useRefusals();

  const save = () => {
    if (!from || isRefused()) return undefined;
    const terms = { effective_from: from, effective_to: to ? addDays(to, 1) : null, priority };
    return attempt(() =>
      assignment
        ? update.mutateAsync({ id: assignment.id, values: terms })
        : create.mutateAsync({ plan_id: plan.id, target, ...(resource && { target_id }), ...terms }),
    );
  };
  const problem = (field: string) =>
    errors[field]?.map((text) => (
      <div key={text} className={css.error}>
        {text}
      </div>
    ));

  return (
    <Modal
      open
      title={assignment ? texts.for(plan.name, audienceSummary(assignment)) : texts.assign(plan.name)}
      {...closing}
      footer={[
        ...(assignment
          ? [
              <Button
                key="remove"
                danger
                style={{ float: 'left' }}
                onClick={() => attempt(() => remove.mutateAsync(assignment.id))}
              >
                {texts.remove}
              </Button>,
            ]
          : []),
        <Button key="cancel" onClick={onClose}>
          {texts.cancel}
        </Button>,
        <Button
          key="save"
          type="primary"
          loading={create.isPending || update.isPending}
          disabled={!from || (resource !== undefined && !target_id)}
          onClick={save}
        >
          {assignment ? texts.save : texts.assignText}
        </Button>,
      ]}
    >
      <div className={css.column}>
        {!assignment && (
          <>
            <Item label={texts.assignTo}>
              {({ id }) => (
                <Select
                  id={id}
                  value={target}
                  onChange={(next) => {
                    setTarget(next);
                    setTargetId(null);
                  }}
                  options={assignmentTargets
                    .filter((value) => !isModuleOff(permissions, targets[value].resource ?? ''))
                    .map((value) => ({ value, label: targets[value].label }))}
                />
              )}
            </Item>
            {resource && (
              <Item label={targets[target].label} help={help}>
                {({ id }) => (
                  <>
                    <ReferenceSelect
                      id={id}
                      key={resource}
                      resource={resource}
                      only={only}
                      value={target_id}
                      onChange={setTargetId}
                    />
                    {problem('target_id')}
                  </>
                )}
              </Item>
            )}
            {!resource && problem('target_id')}
          </>
        )}
        <div className={css.fields}>
          <Refusals value={refusals}>
            <Item label={texts.startDate}>
              {({ id }) => (
                <>
                  <DateInput id={id} value={from} onChange={setFrom} />
                  {problem('effective_from')}
                </>
              )}
            </Item>
            <Item label={texts.endDate}>
              {({ id }) => (
                <>
                  <DateInput
                    id={id}
                    value={to}
                    onChange={setTo}
                    min={from ?? undefined}
                    placeholder={texts.noEndDate}
                  />
                  {problem('effective_to')}
                </>
              )}
            </Item>
            <Item label={texts.priority}>
              {({ id }) => (
                <NumberInput
                  id={id}
                  min={-1000}
                  max={1000}
                  value={priority}
                  onChange={(value) => setPriority(value ?? 0)}
                />
              )}
            </Item>
          </Refusals>
        </div>
      </div>
    </Modal>
  );
}
