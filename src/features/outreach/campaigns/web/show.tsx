import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Alert, App, Button } from 'antd';
import { useEffect, useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatInstant } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan } from '#web/session/session.tsx';
import type { Problem } from '../problems.ts';
import { type CheckedLinks, type EmailCampaign, emailCampaign } from '../schema.ts';
import { campaignSteps } from '../steps.schema.ts';
import { CampaignStatus, isWritten } from './CampaignStatus.tsx';
import css from './campaigns.module.css';
import { CampaignSendDialog, TestDialog } from './Dialogs.tsx';
import { EmailFrame } from './EmailFrame.tsx';
import { Reached } from './Reached.tsx';
import { RecipientList } from './RecipientList.tsx';
import { CampaignResultFigures } from './Results.tsx';
import { texts as t } from './texts.ts';
import { usePreview } from './usePreview.ts';
import { useSending } from './useSending.ts';

export default function CampaignShow() {
  return <Record noun={emailCampaign}>{(row) => <Screen row={row} />}</Record>;
}

function Screen({ row }: { row: EmailCampaign }) {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const mayManage = useCan('email_campaigns', 'manage') && !row.archived_at;
  const [isTesting, setTesting] = useState(false);
  const steps = useSteps(campaignSteps, row, {
    also: ['email_campaign_recipients'],
    special: { schedule: { dialog: (ends) => <CampaignSendDialog row={row} {...ends} /> } },
  });
  // "Review and send" in the editor leads here.
  const { send } = useSearch({ strict: false }) as { send?: string };
  const { open } = steps;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog opens once, when the screen is opened
  useEffect(() => {
    if (send === undefined) return;
    open('schedule');
    void navigate({ search: {} as never, replace: true });
  }, []);
  const copy = useWrite<void, EmailCampaign>('email_campaigns', () =>
    api(`email_campaigns/${row.id}/copy`, { method: 'POST', body: { name: t.copyOf(row.name).slice(0, 200) } }),
  );
  const is = (...statuses: EmailCampaign['status'][]) => mayManage && statuses.includes(row.status);
  const failed = (error: Error) => void message.error(error.message);
  const makeCopy = () =>
    copy.mutate(undefined, {
      onSuccess: (made) => {
        void message.success(t.copied);
        navigate({ to: `/email_campaign/edit/${made.id}` as string });
      },
      onError: failed,
    });
  const isOpen = row.status === 'draft' || row.status === 'scheduled';
  return (
    <>
      <RecordPage
        noun={emailCampaign}
        row={row}
        editable={is('draft')}
        archivable={is('draft', 'sent', 'canceled') ? { disabled: false } : false}
        name={row.name}
        status={<CampaignStatus row={row} />}
        subtitle={<span>{stateOf(row)}</span>}
        steps={steps}
        menu={
          mayManage
            ? [
                { key: 'test', label: `${t.test}…`, onClick: () => setTesting(true) },
                { key: 'copy', label: t.copy, onClick: makeCopy },
              ]
            : []
        }
        tabs={[
          ...(isOpen ? [] : [{ key: 'results', label: t.results, content: <CampaignResultFigures campaign={row} /> }]),
          { key: 'email', label: t.emailTab, content: <Email row={row} /> },
          isOpen
            ? { key: 'audience', label: t.reached, content: <Reached {...row} /> }
            : { key: 'recipients', label: t.recipients, content: <RecipientList by="campaign_id" id={row.id} /> },
        ]}
        rail={<Rail row={row} />}
      />
      {isTesting && <TestDialog row={row} onClose={() => setTesting(false)} />}
    </>
  );
}

function stateOf(row: EmailCampaign): string {
  const { status, scheduled_at, sent, recipients, pause_reason } = row;
  switch (status) {
    case 'scheduled':
      return t.state.scheduled(formatInstant(scheduled_at!));
    case 'sending':
      return t.state.sending(sent, recipients);
    case 'paused':
      return t.state.paused(pause_reason ?? campaignSteps.steps.pause.done);
    case 'sent':
      return isWritten(row) ? t.state.written(sent) : t.state.sent(sent);
    case 'draft':
      return pause_reason ?? t.state.draft;
    default:
      return t.state[status];
  }
}

/** The email as it is or was sent, and what is wrong with it. */
function Email({ row }: { row: EmailCampaign }) {
  const { subject, preview_text, blocks, topic_id } = row;
  const preview = usePreview({ subject, preview_text, blocks, topic_id });
  return (
    <div className={css.results}>
      {row.status === 'draft' && <Problems row={row} />}
      <Card>
        <EmailFrame {...preview} />
      </Card>
      <LinkCheck row={row} />
    </div>
  );
}

function Problems({ row }: { row: EmailCampaign }) {
  const check = useQuery({
    queryKey: ['email_campaigns', 'check', row.id, row.row_version],
    queryFn: ({ signal }) => api<{ problems: Problem[] }>(`email_campaigns/${row.id}/check`, { signal }),
  });
  return (
    <Card title={t.problems}>
      <Loaded query={check}>
        {({ problems }) =>
          problems.length === 0 ? (
            <p className="meta">{t.noProblems}</p>
          ) : (
            <ul className={css.problems}>
              {problems.map(({ block, field, text, is_error }) => (
                <li key={`${block} ${field} ${text}`} className={css.problem} data-error={is_error || undefined}>
                  {text}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

function LinkCheck({ row }: { row: EmailCampaign }) {
  const mayManage = useCan('email_campaigns', 'manage');
  const check = useWrite<void, CheckedLinks>('email_campaigns', () =>
    api(`email_campaigns/${row.id}/check_links`, { method: 'POST', body: {} }),
  );
  if (!mayManage) return null;
  return (
    <Card
      title={t.links}
      actions={
        <Button loading={check.isPending} onClick={() => check.mutate()}>
          {t.checkLinks}
        </Button>
      }
    >
      {check.error && <Alert type="error" showIcon title={check.error.message} />}
      {check.data?.links.length === 0 && <p className="meta">{t.noLinks}</p>}
      {check.data && check.data.links.length > 0 && (
        <ul className={css.problems}>
          {check.data.links.map(({ url, is_ok, result }) => (
            <li key={url} className={css.link}>
              {url} <StatusTag tone={is_ok ? 'green' : 'red'}>{result}</StatusTag>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Rail({ row }: { row: EmailCampaign }) {
  const sending = useSending();
  return (
    <>
      <Facts title={t.campaign} rows={factsOf(emailCampaign.fields, row, 'Campaign')} />
      <Facts
        title={t.audience}
        rows={[
          [
            emailCampaign.fields.audience_id.label,
            row.audience_id && (
              <Link key="a" to={`/audiences/show/${row.audience_id}`}>
                {row.audience_name ?? ''}
              </Link>
            ),
          ],
          [
            emailCampaign.fields.reaches.label,
            row.audience_entity === 'partners' &&
              emailCampaign.fields.reaches.options.find(({ value }) => value === row.reaches)?.label,
          ],
        ]}
      />
      <Facts title={t.delivery} rows={factsOf(emailCampaign.fields, row, 'Delivery')} />
      {!row.domain_id && sending.data && <p className="meta">{t.installationSender(sending.data.from)}</p>}
    </>
  );
}
