import { useNavigate } from '@tanstack/react-router';
import { App, Button, Form } from 'antd';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { DottedStatus } from '#web/components/StatusTag.tsx';
import { NumberInput } from '#web/inputs/NumberInput.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useList, useRemove, useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { useCan } from '#web/session/session.tsx';
import { type MeetingCadence, meetingKinds } from '../schema.ts';
import { MeetingSections } from './MeetingSections.tsx';
import css from './meetings.module.css';
import { texts as t } from './texts.ts';

const kindText = (kind: string) => meetingKinds.find(({ value }) => value === kind)?.label ?? kind;

/** The intervals at which partners of each tier meet with the company. */
export default function Cadences() {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const mayManage = useCan('meeting_cadences', 'manage');
  const list = useList<MeetingCadence>('meeting_cadences', { start: 0, end: 200 });
  const remove = useRemove('meeting_cadences', ['meeting_dues']);
  const showFailure = useErrorMessage();
  const [edited, setEdited] = useState<MeetingCadence | 'new' | null>(null);
  const rows = list.data?.rows ?? [];
  const add = mayManage && (
    <Button type="primary" onClick={() => setEdited('new')}>
      {t.addCadence}
    </Button>
  );
  return (
    <>
      <PageHeader title={t.cadences}>
        <MeetingSections value="cadences" onOpen={(to) => navigate({ to })} />
        {rows.length > 0 && add}
      </PageHeader>
      {rows.length > 0 && (
        <>
          <p className="meta">{t.cadencesText}</p>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t.tier}</th>
                <th scope="col">{t.kind}</th>
                <th scope="col">{t.cadences}</th>
                {mayManage && (
                  <th>
                    <span className="only-for-readers">{t.actionsText}</span>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td>
                    <DottedStatus color={row.tier_color ?? 'var(--line)'}>{row.tier_name ?? ''}</DottedStatus>
                  </td>
                  <td>{kindText(row.kind)}</td>
                  <td>{t.every(row.every_months)}</td>
                  {mayManage && (
                    <td>
                      <Button
                        type="text"
                        icon={<Pencil size={14} />}
                        aria-label={`${t.editCadence}: ${row.tier_name}`}
                        onClick={() => setEdited(row)}
                      />
                      <Button
                        type="text"
                        icon={<X size={14} />}
                        aria-label={t.removeCadence(row.tier_name ?? '')}
                        onClick={() =>
                          remove.mutate(row.id, {
                            onSuccess: () => void message.success(t.cadenceRemoved),
                            onError: showFailure,
                          })
                        }
                      />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {list.data?.rows.length === 0 && (
        <EmptyState icon={CalendarClock} title={t.cadences} actions={add}>
          {t.cadencesEmpty}
        </EmptyState>
      )}
      {edited && <CadenceDialog row={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function CadenceDialog({ row, onClose }: { row: MeetingCadence | null; onClose: () => void }) {
  const { message } = App.useApp();
  const write = useWrite<object, MeetingCadence>(
    'meeting_cadences',
    (body) =>
      row
        ? api(`meeting_cadences/${row.id}`, { method: 'PATCH', body })
        : api('meeting_cadences', { method: 'POST', body }),
    ['meeting_dues'],
  );
  const required = (label: string) => [{ required: true, message: t.required(label) }];
  return (
    <ActionDialog<object>
      title={row ? t.editCadence : t.addCadence}
      action={row ? t.saveCadence : t.addCadence}
      initial={
        row
          ? { tier_id: row.tier_id, kind: row.kind, every_months: row.every_months }
          : { kind: 'qbr', every_months: 3 }
      }
      onSubmit={(body) => write.mutateAsync(body)}
      onDone={() => {
        void message.success(t.cadenceSaved);
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item name="tier_id" label={t.tier} rules={required(t.tier)}>
        <ReferenceSelect resource="partner_tiers" />
      </Form.Item>
      <Form.Item name="kind" label={t.kind} rules={required(t.kind)}>
        <OptionSelect options={meetingKinds} />
      </Form.Item>
      <Form.Item name="every_months" label={t.everyMonths} rules={required(t.everyMonths)}>
        <NumberInput min={1} max={24} suffix="months" />
      </Form.Item>
    </ActionDialog>
  );
}
