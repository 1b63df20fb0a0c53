import { useNavigate } from '@tanstack/react-router';
import { Alert, App, Button, Checkbox, Input, Modal, Tabs } from 'antd';
import { useState } from 'react';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { Refusals, useRefusals } from '#web/inputs/refusal.tsx';
import { useChanged, useConfirmClose } from '#web/interaction/unsaved.ts';
import { useRestoreFocus } from '#web/interaction/useRestoreFocus.ts';
import { formatDay } from '#web/region.ts';
import { type ApiError, api } from '#web/requests/api.ts';
import { useList, useWrite } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import type { Published } from '../../responses.ts';
import type { CommissionPlan, PlanProblem, PlanVersion } from '../../schema.ts';
import css from '../editor/PlanEditor.module.css';
import { Item } from '../editor/problems.tsx';
import { WhatIfResult } from '../trial/WhatIf.tsx';
import { Changes } from './Changes.tsx';
import { texts as ownTexts } from './texts.ts';

interface PublishDialogProps {
  plan: CommissionPlan;
  version: PlanVersion;
  /** Problems known to the editor; with any, nothing can be confirmed. */
  problems: readonly PlanProblem[];
  /** Titles of the rules in their order, to name the place of a problem. */
  titles: readonly string[];
  today: string;
  /** Saves unsaved changes and returns the revision of the draft to publish. */
  prepare: () => Promise<number>;
  onClose: () => void;
  onPublished: () => void;
}

/** Confirms publishing a version: start date, changes, and the cost it would have had. */
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
  useRestoreFocus();
  const { message, modal } = App.useApp();
  const navigate = useNavigate();
  const mayRecalculate = useCan('commission_lines', 'manage');
  const [from, setFrom] = useState<string | null>(version.effective_from > today ? version.effective_from : today);
  const [note, setNote] = useState(version.note ?? '');
  const [everybody, setEverybody] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [accepts, setAccepts] = useState(false);
  // Only the server knows whether the day is in a closed month, so it asks for confirmation once.
  const [closedDay, setClosedDay] = useState<string | null>(null);
  const closing = useConfirmClose(useChanged([from, note, everybody, accepts]), onClose);
  const told = ({ path, message: text }: PlanProblem) => {
    const title = titles[Number(/^rules\.(\d+)/.exec(path)?.[1] ?? Number.NaN)];
    return title ? `${title}: ${text}` : text;
  };
  const errors = problems.filter(({ severity }) => severity === 'error');
  const hasNobody = plan.assignments.length === 0;
  // Where the whole program has a structure already, assigning this one to it is a decision and no default.
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
      ...(accepts && closedDay === from && { accepts_recalculation: true }),
    };
    return api<Published>(`plan_versions/${version.id}/publish`, { method: 'POST', body });
  }, ['commission_plans', 'plan_assignments']);

  /** Booked amounts stay until someone has reviewed the differences and a second person has approved. */
  const offerRecalculation = ({ affected_deals, version: { effective_from } }: Published) => {
    const title = ownTexts.versionIsPublished(version.version);
    const text = ownTexts.wonSinceCommissionUntilRecalculated(
      affected_deals,
      formatDay(effective_from),
      affected_deals === 1 ? 'keeps its' : 'keep their',
    );
    if (!mayRecalculate) return void modal.info({ title, content: text });
    modal.confirm({
      title,
      content: ownTexts.recalculationPreviewsEveryDifferenceNothingBooked(text),
      okText: ownTexts.previewRecalculation,
      cancelText: ownTexts.notNow,
      onOk: async () => {
        const reason = ownTexts.versionActiveFrom(version.version, plan.name, from);
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
  const { data: scheduled } = useList<PlanVersion>('plan_versions', {
    filters: [
      { field: 'plan_id', operator: 'eq', values: [plan.id] },
      { field: 'state', operator: 'eq', values: ['published'] },
    ],
    sort: [{ field: 'effective_from', descending: false }],
    start: 0,
    end: 100,
  });
  const next = from ? scheduled?.rows.find(({ effective_from }) => effective_from > from) : undefined;

  const confirm = async () => {
    if (isRefused()) return;
    setFailure(null);
    try {
      const published = await publish.mutateAsync();
      onPublished();
      if (published.requires_recalculation) offerRecalculation(published);
      else message.success(publishedText(published));
    } catch (error) {
      if ((error as ApiError).errors?.accepts_recalculation) {
        setAccepts(false);
        setClosedDay(from);
      }
      setFailure(error as ApiError);
    }
  };

  return (
    <Modal
      open
      width={680}
      title={ownTexts.publishVersionOf(version.version, plan.name)}
      {...closing}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {ownTexts.cancel}
        </Button>,
        <Button
          key="publish"
          type="primary"
          disabled={errors.length > 0 || !from}
          loading={publish.isPending}
          onClick={confirm}
        >
          {ownTexts.publish}
        </Button>,
      ]}
    >
      <div className={css.column}>
        {errors.length > 0 && (
          <Alert
            type="error"
            showIcon
            title={ownTexts.fixBeforeYouPublish(errors.length)}
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
        <p style={{ color: 'var(--text-2)' }}>{ownTexts.publishedVersionCantBeChangedTo}</p>
        <div className={css.fields}>
          <Item label={ownTexts.appliesToDealsWonFrom} help={from && from < today ? backdated(from) : undefined}>
            {({ id }) => (
              <Refusals value={refusals}>
                <DateInput id={id} value={from} onChange={setFrom} />
              </Refusals>
            )}
          </Item>
        </div>
        {next && (
          <Alert
            type="info"
            showIcon
            title={ownTexts.versionReplacesItOnBecauseIt(next.version, formatDay(next.effective_from))}
          />
        )}
        <Item label={ownTexts.messageToPartners} help={ownTexts.shownToAssignedPartnersTogetherWith}>
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
        {closedDay !== null && closedDay === from && (
          <Checkbox checked={accepts} onChange={({ target }) => setAccepts(target.checked)}>
            {ownTexts.publishAnywayDealsClosedMonthsChange}
          </Checkbox>
        )}
        {hasNobody && plans.data && (
          <div>
            <Checkbox checked={gives} onChange={({ target }) => setEverybody(target.checked)}>
              {ownTexts.assignToAllPartnersInProgram}
            </Checkbox>
            <p className={css.help}>
              {gives && standard
                ? ownTexts.itThenTakesPrecedenceOverWhich(standard.name)
                : gives
                  ? ownTexts.thisStructureNotAssignedYet
                  : ownTexts.withoutAssignmentNoPartnerGetsThis}
            </p>
          </div>
        )}
        <Tabs
          items={[
            { key: 'changes', label: ownTexts.changes, children: <Changes version_id={version.id} /> },
            { key: 'what-if', label: ownTexts.whatIf, children: <WhatIfResult version_id={version.id} /> },
          ]}
        />
      </div>
    </Modal>
  );
}

function publishedText({ version: { version }, gives_way }: Published): string {
  const until = gives_way ? ownTexts.untilVersionReplacesItOn(gives_way.version, formatDay(gives_way.on)) : '';
  return ownTexts.versionIsPublishedUntil(version, until);
}

function backdated(from: string): string {
  return ownTexts.inPastDealsBookedSinceThen(formatDay(from));
}
