import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { regionToday } from '#web/region.ts';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { type ActionPlan, actionPlan, planStatuses } from '../../schema.ts';
import { planSteps } from '../../steps.schema.ts';
import { QuickAdd } from '../QuickAdd.tsx';
import { recordPath } from '../recordPath.ts';
import { texts as t } from '../texts.ts';
import { Progress } from './Progress.tsx';
import { Steps } from './Steps.tsx';
import { usePlanTasks } from './usePlanTasks.ts';

export default function PlanShow() {
  return <Record noun={actionPlan}>{(row) => <PlanScreen row={row} />}</Record>;
}

function PlanScreen({ row }: { row: ActionPlan }) {
  const session = useSession();
  const navigate = useNavigate();
  const isCompany = session.mode === 'company';
  const mayManage = useCan('action_plans', 'manage') && isCompany && row.status !== 'canceled';
  const steps = useSteps(planSteps, row, {
    also: ['tasks'],
    special: { extend: { initial: { starts_on: regionToday() } } },
  });
  const status = planStatuses.find(({ value }) => value === row.status)!;
  const deal = row.opportunity_id && recordPath(session, 'opportunities', row.opportunity_id);
  return (
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
      steps={steps}
      tabs={[{ key: 'steps', label: t.steps, content: <PlanSteps row={row} /> }]}
      rail={
        <Facts
          title={t.plan}
          rows={factsOf(actionPlan.fields, row, 'Plan').filter(
            ([, , key]) => key !== 'partner_id' && key !== 'opportunity_id',
          )}
        />
      }
    />
  );
}

function PlanSteps({ row }: { row: ActionPlan }) {
  const { mode } = useSession();
  const steps = usePlanTasks(row.id);
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
