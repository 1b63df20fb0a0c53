import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { nounAddress } from '#shared/nouns/nouns.ts';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import { issueKinds, issueStatuses, type SyncIssue, type SyncSide } from '../schema.ts';
import { issueSteps } from '../steps.schema.ts';
import { syncValueText } from './Differences.tsx';
import css from './mapping.module.css';
import { localLabel, tableLabel } from './names.ts';
import { RemoteLink } from './RemoteLink.tsx';
import { texts as t } from './texts.ts';
import { touched, useConflicts, useConnections, useLocalObjects, useResolve } from './useMapping.ts';

interface IssueViewProps {
  issue: SyncIssue;
  onDone: () => void;
}

/** One issue: what happened, to which record, and what can be done about it. */
export function IssueView({ issue, onDone }: IssueViewProps) {
  const mayManage = useCan('object_mappings', 'manage');
  const isConflict = issue.kind === 'conflict';
  const { buttons, dialog } = useSteps(issueSteps, issue, {
    also: touched,
    onDone,
    special: { retry: { hidden: isConflict }, resolve: { hidden: true } },
  });
  const crm = useConnections().data?.find(({ id }) => id === issue.connection_id)?.name ?? t.theCrm;
  const status = issueStatuses.find(({ value }) => value === issue.status);
  const address = issue.record_id ? nounAddress(issue.local_table, issue.record_id) : undefined;
  const isOpen = issue.status === 'open';
  return (
    <div className={css.stack} style={{ paddingBottom: 24 }}>
      <div className={css.spread}>
        <h2>{issueKinds.find(({ value }) => value === issue.kind)?.label}</h2>
        <StatusTag tone={status?.tone ?? 'gray'}>{status?.label}</StatusTag>
      </div>
      <p className={css.lead}>{issue.message}</p>
      {issue.detail && <p className="meta">{issue.detail}</p>}
      {issue.is_dead && isOpen && <Alert type="info" showIcon title={t.noMoreAttempts} />}
      {isConflict && isOpen && mayManage && <Conflict issue={issue} crm={crm} onDone={onDone} />}
      <Facts
        rows={[
          [
            tableLabel(issue.local_table),
            address ? (
              <Link key="r" to={address}>
                {issue.record_name ?? t.openRecord}
              </Link>
            ) : (
              issue.record_name
            ),
          ],
          [crm, issue.remote_id && <RemoteLink key="c" url={issue.remote_url} id={issue.remote_id} />],
          [t.attempts, issue.attempts > 1 && String(issue.attempts)],
          [t.firstSeen, <DateText key="f" value={issue.created_at} as="instant" />],
          [t.lastSeen, <DateText key="l" value={issue.last_at} as="instant" />],
          [t.closedBy, issue.closed_by_name],
        ]}
      />
      <div className={css.row}>{buttons}</div>
      {dialog}
    </div>
  );
}

/** The fields of a record that both sides changed, with a choice for each. */
function Conflict({ issue, crm, onDone }: { issue: SyncIssue; crm: string; onDone: () => void }) {
  const { message } = App.useApp();
  const showFailure = useErrorMessage();
  const resolve = useResolve();
  const found = useConflicts(issue);
  const conflicts = found.length > 0 ? found : [issue];
  const local = useLocalObjects().data?.find(({ table }) => table === issue.local_table);
  const [chosen, choose] = useState<Readonly<Record<string, SyncSide>>>({});
  const [isBusy, setBusy] = useState(false);
  const isComplete = conflicts.every(({ id }) => chosen[id]);
  const all = (side: SyncSide) => choose(Object.fromEntries(conflicts.map(({ id }) => [id, side])));
  const save = async () => {
    setBusy(true);
    try {
      for (const { id } of conflicts) await resolve.mutateAsync({ id, side: chosen[id]! });
      message.success(issueSteps.steps.resolve.done);
      onDone();
    } catch (error) {
      showFailure(error as Error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={css.stack} aria-label={t.conflictTitle}>
      {conflicts.length > 1 && (
        <div className={css.row}>
          <Button size="small" onClick={() => all('here')}>
            {t.keepAll}
          </Button>
          <Button size="small" onClick={() => all('there')}>
            {t.takeAll(crm)}
          </Button>
        </div>
      )}
      {conflicts.map((conflict) => {
        const label = localLabel(local, conflict.field);
        return (
          <div key={conflict.id} className={css.choice} role="radiogroup" aria-label={label}>
            <h3>{label}</h3>
            <div className={css.sides}>
              {(['here', 'there'] as const).map((side) => (
                <label key={side} className={css.side}>
                  <span>
                    <input
                      type="radio"
                      name={conflict.id}
                      checked={chosen[conflict.id] === side}
                      onChange={() => choose({ ...chosen, [conflict.id]: side })}
                    />
                    {side === 'here' ? t.keepOurs : t.takeTheirs(crm)}
                  </span>
                  <b>{syncValueText(side === 'here' ? conflict.local_value : conflict.remote_value)}</b>
                </label>
              ))}
            </div>
            {conflict.base_value !== null && (
              <span className="meta">{t.valueBefore(syncValueText(conflict.base_value))}</span>
            )}
          </div>
        );
      })}
      <div className={css.row}>
        <Button type="primary" disabled={!isComplete} loading={isBusy} onClick={() => void save()}>
          {t.resolve}
        </Button>
      </div>
    </section>
  );
}
