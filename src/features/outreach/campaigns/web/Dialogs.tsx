import { useMutation } from '@tanstack/react-query';
import { Alert, App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { SkeletonBar } from '#web/components/PageSkeleton.tsx';
import { Segments } from '#web/components/Segments.tsx';
import { InstantInput } from '#web/inputs/InstantInput.tsx';
import { TagsInput } from '#web/inputs/TagsInput.tsx';
import { api } from '#web/requests/api.ts';
import { ActionDialog } from '#web/resource/form/ActionDialog.tsx';
import type { StepDialogEnds } from '#web/resource/steps/useSteps.tsx';
import { useSession } from '#web/session/session.tsx';
import type { EmailCampaign } from '../schema.ts';
import css from './campaigns.module.css';
import { LeftOut, useReached } from './Reached.tsx';
import { texts as t } from './texts.ts';
import { useSending } from './useSending.ts';

interface SendProps extends StepDialogEnds {
  row: EmailCampaign;
}

/** Starts a campaign now or at a time. It says first how many people get it, who is left out, and from whom it comes. */
export function CampaignSendDialog({ row, onSubmit, ...ends }: SendProps) {
  const [form] = Form.useForm<{ at?: string | null }>();
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const reached = useReached(row);
  const sending = useSending();
  const total = reached.data?.total ?? 0;
  const delivers = sending.data?.delivers !== false;
  const left = reached.data?.skipped.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <ActionDialog<{ at?: string | null }>
      title={t.sendTitle}
      action={when === 'later' ? t.scheduleFor(total) : delivers ? t.sendTo(total) : t.writeFor(total)}
      disabled={!reached.data || !sending.data || total === 0}
      width={560}
      form={form}
      {...ends}
      onSubmit={({ at }) => onSubmit(when === 'later' ? { at } : {})}
    >
      <div className={css.alerts}>
        {!delivers && <Alert type="warning" showIcon title={t.notDelivered} />}
        {reached.error && <Alert type="error" showIcon title={reached.error.message} />}
        {!row.audience_id && <Alert type="error" showIcon title={t.noAudience} />}
      </div>
      <dl className={css.sheet}>
        <dt>{t.recipients}</dt>
        <dd>
          {reached.data ? (
            <>
              <strong>{t.peopleGetIt(total)}</strong>
              {left > 0 && <span>{t.leftOut(left)}</span>}
              <LeftOut skipped={reached.data.skipped} />
            </>
          ) : (
            row.audience_id && <SkeletonBar width={160} />
          )}
        </dd>
        <dt>{t.subject}</dt>
        <dd>{row.subject || t.noSubject}</dd>
        <dt>{t.from}</dt>
        <dd>{row.domain_name ? `${row.from_local}@${row.domain_name}` : sending.data?.from}</dd>
        <dt>{t.testEmail}</dt>
        <dd>
          <TestNow row={row} />
        </dd>
        <dt>{t.sendWhen}</dt>
        <dd>
          <Segments
            label={t.sendWhen}
            value={when}
            options={[
              { value: 'now', label: t.now },
              { value: 'later', label: t.later },
            ]}
            onChange={setWhen}
          />
        </dd>
      </dl>
      {when === 'later' && (
        <Form.Item name="at" label={t.at} rules={[{ required: true, message: t.atRequired }]}>
          <InstantInput />
        </Form.Item>
      )}
    </ActionDialog>
  );
}

/** Sends the email to one address, without leaving the dialog. */
function TestNow({ row }: { row: EmailCampaign }) {
  const { message } = App.useApp();
  const { user } = useSession();
  const [to, setTo] = useState(user.email);
  const test = useMutation({
    mutationFn: () => api(`email_campaigns/${row.id}/test`, { method: 'POST', body: { to: [to] } }),
    onSuccess: () => void message.success(t.tested),
    onError: (error) => void message.error(error.message),
  });
  return (
    <div className={css.testRow}>
      <Input
        type="email"
        aria-label={t.testTo}
        value={to}
        onChange={({ target }) => setTo(target.value)}
        onPressEnter={(event) => {
          // Enter must not send the campaign.
          event.preventDefault();
          test.mutate();
        }}
      />
      <Button loading={test.isPending} onClick={() => test.mutate()}>
        {t.test}
      </Button>
    </div>
  );
}

export function TestDialog({ row, onClose }: { row: EmailCampaign; onClose: () => void }) {
  const { message } = App.useApp();
  const { user } = useSession();
  return (
    <ActionDialog<{ to: string[] }>
      title={t.testTitle}
      action={t.test}
      text={t.testText}
      initial={{ to: [user.email] }}
      onSubmit={({ to }) => api(`email_campaigns/${row.id}/test`, { method: 'POST', body: { to } })}
      onDone={() => {
        void message.success(t.tested);
        onClose();
      }}
      onClose={onClose}
    >
      <Form.Item name="to" label={t.testTo} extra={t.testToHelp} rules={[{ required: true, message: t.testRequired }]}>
        <TagsInput />
      </Form.Item>
    </ActionDialog>
  );
}
