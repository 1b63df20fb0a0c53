import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useState } from 'react';
import { DateText } from '#web/components/DateText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatNumber, sizeText } from '#web/region.ts';
import { apiPage } from '#web/requests/api.ts';
import { downloadFile } from '#web/requests/download.ts';
import { useAction } from '#web/resource/data/useResource.ts';
import { useCan } from '#web/session/session.tsx';
import type { ReportDelivery, ReportRun, ReportSchedule } from '../schema.ts';
import css from './Reports.module.css';
import { texts as ownTexts } from './texts.ts';
import { scheduleLabel, stateOptions } from './words.ts';

const PAGE = 20;

/** Every time it was sent, and what each reader got. */
export function History({ schedule, mayChange }: { schedule: ReportSchedule; mayChange: boolean }) {
  const { id: schedule_id, last_run_id } = schedule;
  const [shown, setShown] = useState(PAGE);
  // The newest is open: who got it is asked beside the list.
  useDeliveries({ id: last_run_id, schedule_id });
  const runs = useQuery({
    queryKey: ['report_schedules', schedule_id, 'runs', shown],
    queryFn: ({ signal }) =>
      apiPage<ReportRun>('report_runs', { schedule_id: [schedule_id], _start: 0, _end: shown }, signal),
  });
  return (
    <Loaded query={runs}>
      {({ rows, total }) =>
        rows.length === 0 ? (
          <p className="meta">{ownTexts.thisReportHasNotBeenSent}</p>
        ) : (
          <>
            {rows.map((run, index) => (
              <Run key={run.id} run={run} isFirst={index === 0} mayChange={mayChange} />
            ))}
            {total > rows.length && (
              <Button type="text" onClick={() => setShown(shown + PAGE)}>
                {ownTexts.showEarlierRuns}
              </Button>
            )}
          </>
        )
      }
    </Loaded>
  );
}

function State({ state }: { state: string }) {
  return (
    <StatusTag tone={stateOptions.find(({ value }) => value === state)?.tone}>
      {scheduleLabel(stateOptions, state)}
    </StatusTag>
  );
}

function Run({ run, isFirst, mayChange }: { run: ReportRun; isFirst: boolean; mayChange: boolean }) {
  const [isOpen, setOpen] = useState(isFirst);
  const cause = run.cause === 'person' ? ownTexts.sentBy(run.asked_by_name ?? 'a former member') : 'scheduled';
  return (
    <div className={css.run}>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <ChevronRight size={16} className={css.chevron} data-open={isOpen} aria-hidden="true" />
        <DateText value={run.due_at} as="instant" />
        <State state={run.state} />
        <span className="meta">
          {cause}
          {run.failed > 0 && run.delivered > 0 && ownTexts.ofFailed(run.failed, run.readers)}
        </span>
        <span className="meta">{ownTexts.text(run.readers)}</span>
      </button>
      {isOpen && (
        <div className={css.deliveries}>
          {run.error ? <p>{run.error}</p> : <Deliveries run={run} mayChange={mayChange} />}
        </div>
      )}
    </div>
  );
}

function useDeliveries({ id, schedule_id }: { id: string | null; schedule_id: string }) {
  return useQuery({
    queryKey: ['report_schedules', schedule_id, 'runs', id, 'deliveries'],
    queryFn: ({ signal }) =>
      apiPage<ReportDelivery>(
        'report_deliveries',
        { run_id: [id!], _start: 0, _end: 500, _sort: 'full_name', _order: 'asc' },
        signal,
      ),
    enabled: id !== null,
  });
}

function Deliveries({ run, mayChange }: { run: ReportRun; mayChange: boolean }) {
  const deliveries = useDeliveries(run);
  return (
    <Loaded query={deliveries}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="meta">{ownTexts.waitingToBeSent}</p>
        ) : (
          <ScrollTable label={ownTexts.recipientsOf(run.due_at)}>
            <thead>
              <tr>
                <th scope="col">{ownTexts.recipient}</th>
                <th scope="col">{ownTexts.status}</th>
                <th scope="col" data-figure>
                  {ownTexts.rows}
                </th>
                <th scope="col" data-figure>
                  {ownTexts.size}
                </th>
                <th scope="col">
                  <span className="only-for-readers">{ownTexts.actions}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((delivery) => (
                <DeliveryRow key={delivery.id} delivery={delivery} mayChange={mayChange} />
              ))}
            </tbody>
          </ScrollTable>
        )
      }
    </Loaded>
  );
}

function DeliveryRow({ delivery, mayChange }: { delivery: ReportDelivery; mayChange: boolean }) {
  const { message } = App.useApp();
  const seesAll = useCan('*', 'manage');
  const retry = useAction<string>('report_schedules', (id) => `report_deliveries/${id}/retry`);
  const say = (error: Error) => void message.error(error.message);
  const { id, full_name, address, partner_name, state, rows, bytes, error, left_out } = delivery;
  return (
    <tr>
      <td>
        {full_name}
        <div className="meta">{[address !== full_name && address, partner_name].filter(Boolean).join(', ')}</div>
      </td>
      <td>
        <State state={state} />
        {error && <div className="meta">{error}</div>}
        {left_out.length > 0 && <div className="meta">{ownTexts.notIncluded(left_out.join(', '))}</div>}
      </td>
      <td data-figure>{rows === null ? '' : formatNumber(rows)}</td>
      <td data-figure>{bytes === null ? '' : sizeText(bytes)}</td>
      <td data-tight>
        {delivery.has_file && (delivery.is_mine || seesAll) && (
          <Button
            type="text"
            icon={<Download size={16} />}
            aria-label={ownTexts.downloadCopyFor(full_name)}
            onClick={() => downloadFile(`report_deliveries/${id}/file`).catch(say)}
          />
        )}
        {state === 'failed' && mayChange && (
          <Button
            type="text"
            icon={<RotateCw size={16} />}
            loading={retry.isPending}
            aria-label={ownTexts.resendTo(full_name)}
            onClick={() => retry.mutateAsync(id).catch(say)}
          />
        )}
      </td>
    </tr>
  );
}
