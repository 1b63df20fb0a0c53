import { useNavigate } from '@tanstack/react-router';
import { App, Button, Form } from 'antd';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { regionToday } from '#web/region.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useCan, useSession } from '#web/session.tsx';
import { type ActionPlan, actionPlan, type FromTemplate, planStatuses } from '../../schema.ts';
import { QuickAdd } from '../QuickAdd.tsx';
import { recordPath } from '../recordPath.ts';
import { texts as t } from '../texts.ts';
import { Progress } from './Progress.tsx';
import { Steps } from './Steps.tsx';
import { useSteps } from './useSteps.ts';

export default function PlanShow() {
  return <Record noun={actionPlan}>{(row) => <PlanScreen row={row} />}</Record>;
}

function PlanScreen({ row }: { row: ActionPlan }) {
  const session = useSession();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const isCompany = session.mode === 'company';
  const mayManage = useCan('action_plans', 'manage') && isCompany && row.status !== 'canceled';
  const [dialog, setDialog] = useState<'extend' | 'cancel' | null>(null);
  const write = useWrite<{ step: 'extend' | 'cancel'; body?: object }, ActionPlan>(
    'action_plans',
    ({ step, body = {} }) => api(`action_plans/${row.id}/${step}`, { method: 'POST', body }),
    ['tasks'],
  );
  const status = planStatuses.find(({ value }) => value === row.status)!;
  const deal = row.opportunity_id && recordPath(session, 'opportunities', row.opportunity_id);
  const done = (text: string) => () => {
    setDialog(null);
    void message.success(text);
  };
  return (
    <>
      <RecordPage
        noun={actionPlan}
        row={row}
        name={row.name}
        editable={mayManage}
        status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
        subtitle={
          <>
            {isCompany && <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name ?? ''}</Link>}
            {deal && <Link to={deal}>{row.opportunity_name ?? ''}</Link>}
          </>
        }
        actions={<Button onClick={() => navigate({ to: `/tasks/plans/print/${row.id}` as string })}>{t.print}</Button>}
        menu={
          mayManage
            ? [
                { key: 'extend', label: `${t.fromTemplate}…`, onClick: () => setDialog('extend') },
                { key: 'cancel', label: `${t.cancelPlan}…`, danger: true, onClick: () => setDialog('cancel') },
              ]
            : []
        }
        tabs={[{ key: 'steps', label: t.steps, content: <PlanSteps row={row} /> }]}
        rail={
          <Facts
            title={t.plan}
            rows={factsOf(actionPlan.fields, row, 'Plan').filter(([label]) => label !== 'Partner' && label !== 'Deal')}
          />
        }
      />
      {dialog === 'extend' && (
        <ActionDialog<FromTemplate>
          title={t.fromTemplate}
          action={t.fromTemplate}
          initial={{ starts_on: regionToday() }}
          onSubmit={(body) => write.mutateAsync({ step: 'extend', body })}
          onDone={done(t.stepsAdded)}
          onClose={() => setDialog(null)}
        >
          <Form.Item
            name="template_id"
            label={t.template}
            rules={[{ required: true, message: `${t.template} is required` }]}
          >
            <ReferenceSelect resource="task_templates" />
          </Form.Item>
          <Form.Item name="starts_on" label="Start date">
            <DateInput />
          </Form.Item>
        </ActionDialog>
      )}
      {dialog === 'cancel' && (
        <ActionDialog<object>
          title={t.cancelPlan}
          action={t.cancelPlan}
          danger
          text={t.cancelPlanText}
          onSubmit={() => write.mutateAsync({ step: 'cancel' })}
          onDone={done(t.planCanceled)}
          onClose={() => setDialog(null)}
        />
      )}
    </>
  );
}

function PlanSteps({ row }: { row: ActionPlan }) {
  const { mode } = useSession();
  const steps = useSteps(row.id);
  const mayAdd = useCan('tasks', 'manage') && mode === 'company' && row.status !== 'canceled';
  return (
    <>
      <Card>
        <Progress plan={row} />
        {row.goal && <p style={{ whiteSpace: 'pre-wrap' }}>{row.goal}</p>}
      </Card>
      <Card title={t.steps}>
        {mayAdd && <QuickAdd plan_id={row.id} partner_id={row.partner_id} isShared />}
        <Loaded query={steps}>
          {({ rows }) => (rows.length === 0 ? <p className="meta">{t.noSteps}</p> : <Steps steps={rows} />)}
        </Loaded>
      </Card>
    </>
  );
}
