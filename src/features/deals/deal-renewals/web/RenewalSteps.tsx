import { App, Button } from 'antd';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { addDays } from '#shared/time/dates.ts';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import { DateField, LongTextField, ReferenceField } from '#web/resource/form/fields.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import type { DealRenewal, Renewed } from '../schema.ts';
import { texts as t } from './texts.ts';

type Step = 'start' | 'renewed' | 'end';

/** The decisions about a renewal. */
export function RenewalSteps({ row }: { row: DealRenewal }) {
  const { message } = App.useApp();
  const { mode } = useSession();
  const mayManage = useCan('deal_renewals', 'manage');
  const [asked, setAsked] = useState<Exclude<Step, 'start'> | null>(null);
  const showFailure = useErrorMessage();
  const write = useWrite<{ step: Step; body?: object }, unknown>(
    'deal_renewals',
    ({ step, body }) => api(`deal_renewals/${row.id}/${step}`, { method: 'POST', ...(body && { body }) }),
    ['opportunities', 'work_items'],
  );
  if (mode !== 'company' || row.status === 'renewed' || !mayManage) return null;
  const isOpen = row.status === 'open';
  const start = () =>
    write.mutate({ step: 'start' }, { onSuccess: () => void message.success(t.started), onError: showFailure });
  const items = [
    { key: 'renewed', label: t.renewed, onClick: () => setAsked('renewed') },
    ...(row.status === 'ended' ? [] : [{ key: 'end', label: t.notRenewed, onClick: () => setAsked('end') }]),
  ];
  return (
    <span style={{ display: 'inline-flex', gap: 8 }}>
      {isOpen && (
        <Button size="small" loading={write.isPending} onClick={start}>
          {t.start}
        </Button>
      )}
      <DropMenu items={items}>
        <Button size="small" icon={<ChevronDown size={14} />} iconPlacement="end">
          {t.decide}
        </Button>
      </DropMenu>
      {asked === 'renewed' && (
        <ActionDialog<Renewed>
          title={t.renewed}
          action={t.renewed}
          text={t.renewedText(row.opportunity_name ?? '')}
          onSubmit={(body) => write.mutateAsync({ step: 'renewed', body: withoutEmpty(body) })}
          onClose={() => setAsked(null)}
        >
          <ReferenceField
            name="opportunity_id"
            label={t.renewingDeal}
            resource="opportunities"
            only={row.account_id ? [{ field: 'account_id', operator: 'eq', values: [row.account_id] }] : []}
          />
          <DateField name="ends_on" label={t.newEnd} help={t.newEndHelp} min={addDays(row.ends_on, 1)} />
          <LongTextField name="reason" label={t.reason} />
        </ActionDialog>
      )}
      {asked === 'end' && (
        <ActionDialog<{ reason: string }>
          title={t.notRenewed}
          action={t.notRenewed}
          danger
          text={t.notRenewedText(row.opportunity_name ?? '')}
          onSubmit={(body) => write.mutateAsync({ step: 'end', body })}
          onClose={() => setAsked(null)}
        >
          <LongTextField name="reason" label={t.reason} required />
        </ActionDialog>
      )}
    </span>
  );
}

const withoutEmpty = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));
