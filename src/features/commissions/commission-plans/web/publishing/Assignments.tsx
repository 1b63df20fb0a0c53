import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import Plus from 'lucide-react/icons/plus';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Link } from '#web/components/Link.tsx';
import { DateInput } from '#web/inputs/DateInput.tsx';
import { api } from '#web/requests/api.ts';
import { useCan } from '#web/session/session.tsx';
import type { PlanAudience } from '../../responses.ts';
import type { AssignmentLabel, CommissionPlan } from '../../schema.ts';
import css from '../editor/PlanEditor.module.css';
import { audienceSummary, span } from '../phase.ts';
import { AssignmentDialog } from './AssignmentDialog.tsx';
import { texts as ownTexts } from './texts.ts';

/** Assignments on the left, the partners they result in on the right. */
export function Assignments({ plan, today }: { plan: CommissionPlan; today: string }) {
  const mayManage = useCan('plan_assignments', 'manage') && !plan.archived_at;
  const [editing, setEditing] = useState<AssignmentLabel | 'new' | null>(null);
  return (
    <div className={css.editor}>
      <Card
        title={ownTexts.assignedTo}
        actions={
          mayManage && (
            <Button size="small" icon={<Plus size={14} />} onClick={() => setEditing('new')}>
              {ownTexts.assignStructure}
            </Button>
          )
        }
      >
        {plan.assignments.length === 0 ? (
          <EmptyState icon={Users} title={ownTexts.notAssignedYet}>
            {ownTexts.assignThisStructureToAllPartners}
          </EmptyState>
        ) : (
          <div className={css.scroll}>
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col">{ownTexts.assignedTo}</th>
                  <th scope="col">{ownTexts.period}</th>
                  <th scope="col" className={css.figure}>
                    {ownTexts.priority}
                  </th>
                  {mayManage && (
                    <th scope="col">
                      <span className="only-for-readers">{ownTexts.actions}</span>
                    </th>
                  )}
                </tr>
              </thead>
              <tbody>
                {plan.assignments.map((assignment) => {
                  const isOver = assignment.effective_to !== null && assignment.effective_to <= today;
                  return (
                    <tr key={assignment.id} className={css.plain} style={isOver ? { color: 'var(--meta)' } : undefined}>
                      <td>{audienceSummary(assignment)}</td>
                      <td>{span(assignment)}</td>
                      <td className={css.figure}>{assignment.priority}</td>
                      {mayManage && (
                        <td className={css.figure}>
                          <Button type="link" size="small" onClick={() => setEditing(assignment)}>
                            {ownTexts.edit}
                          </Button>
                        </td>
                      )}
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        )}
        <p className={css.help} style={{ marginTop: 12 }}>
          {ownTexts.orderPrecedencePartnerTheirAudiencesTheir}
        </p>
      </Card>
      <Audience plan={plan} today={today} />
      {editing && (
        <AssignmentDialog
          plan={plan}
          assignment={editing === 'new' ? null : editing}
          today={today}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}

function Audience({ plan, today }: { plan: CommissionPlan; today: string }) {
  const [day, setDay] = useState(today);
  const audience = useQuery({
    queryKey: ['plan_assignments', 'audience', plan.id, day],
    queryFn: ({ signal }) => api<PlanAudience>(`commission_plans/${plan.id}/partners`, { query: { on: day }, signal }),
  });
  const data = audience.data;
  return (
    <Card
      title={ownTexts.partnersWithThisStructure}
      actions={
        <div style={{ width: 150 }}>
          <DateInput aria-label={ownTexts.date} value={day} onChange={(next) => setDay(next ?? today)} />
        </div>
      }
    >
      {audience.error && <p className={css.error}>{audience.error.message}</p>}
      {data && (
        <div className={css.column}>
          <p>
            {ownTexts.outOf(
              data.total,
              data.active_partners,
              !data.is_in_force && data.total > 0 && ownTexts.noVersionActiveOnThisDate,
            )}
          </p>
          <Reached rows={data.partners} total={data.total} />
          {data.passed_total > 0 && (
            <>
              <h3>{ownTexts.anotherStructure(data.passed_total)}</h3>
              <Reached rows={data.passed} total={data.passed_total} />
            </>
          )}
        </div>
      )}
    </Card>
  );
}

const FEW = 10;

type ReachedRow = PlanAudience['partners'][number] & Partial<PlanAudience['passed'][number]>;

function Reached({ rows, total }: { rows: readonly ReachedRow[]; total: number }) {
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, FEW);
  return (
    <div>
      {shown.map((row) => (
        <div key={row.partner_id} className={css.result}>
          <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name}</Link>
          <span className={css.help} style={{ textAlign: 'right' }}>
            {row.because}
            {row.plan_name && (
              <>
                {': '}
                <Link to={`/commissions/structure/edit/${row.plan_id}`}>{row.plan_name}</Link>
              </>
            )}
          </span>
        </div>
      ))}
      {rows.length > shown.length && (
        <Button type="link" size="small" style={{ padding: 0 }} onClick={() => setAll(true)}>
          {ownTexts.show(rows.length === total ? 'all' : ownTexts.firstOf(rows.length), total)}
        </Button>
      )}
    </div>
  );
}
