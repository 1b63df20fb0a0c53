import { useQuery } from '@tanstack/react-query';
import { nounAddress, nounTitle } from '#shared/nouns/nouns.ts';
import { Card } from '#web/components/Card.tsx';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { api } from '#web/requests/api.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { type DeliveryLog, type WebhookAttempt, type WebhookDelivery, webhookDelivery } from '../schema.ts';
import { deliverySteps } from '../steps.schema.ts';
import { texts as t } from './texts.ts';
import css from './webhooks.module.css';

export default function WebhookDeliveryPage() {
  const query = useOne<WebhookDelivery>('webhook_deliveries', useParam('id'));
  return <Loaded query={query}>{(row) => <Screen row={row} />}</Loaded>;
}

function Screen({ row }: { row: WebhookDelivery }) {
  const steps = useSteps(deliverySteps, row);
  const status = webhookDelivery.fields.status.options.find(({ value }) => value === row.status);
  const link = row.ref_table && row.ref_id ? nounAddress(row.ref_table, row.ref_id) : undefined;
  return (
    <>
      <DetailPage
        name={row.event_type}
        status={<StatusTag tone={status?.tone ?? 'gray'}>{status?.label}</StatusTag>}
        subtitle={row.host}
        actions={steps.buttons}
        tabs={[{ key: 'log', label: t.attempts, content: <Log row={row} /> }]}
        rail={
          <Facts
            title={t.delivery}
            rows={[
              [
                t.endpoint,
                <Link key="e" to={`/administration/webhooks/show/${row.endpoint_id}`}>
                  {row.endpoint_name ?? ''}
                </Link>,
              ],
              [t.record, link && row.ref_table && <Link to={link}>{nounTitle(row.ref_table)}</Link>],
              [webhookDelivery.fields.occurred_at.label, <DateText key="o" value={row.occurred_at} as="instant" />],
              [webhookDelivery.fields.attempts.label, row.attempts],
              [
                webhookDelivery.fields.next_attempt_at.label,
                row.next_attempt_at && <DateText key="n" value={row.next_attempt_at} as="instant" />,
              ],
              [
                webhookDelivery.fields.finished_at.label,
                row.finished_at && <DateText key="f" value={row.finished_at} as="instant" />,
              ],
              [t.messageId, <code key="m">{row.message_id}</code>],
            ]}
          />
        }
      />
      {steps.dialog}
    </>
  );
}

/** Shows JSON with line breaks, and other texts as they are. */
export function readableJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function Log({ row }: { row: WebhookDelivery }) {
  const query = useQuery({
    queryKey: ['webhook_deliveries', 'log', row.id, row.row_version],
    queryFn: ({ signal }) => api<DeliveryLog>(`webhook_deliveries/${row.id}/log`, { signal }),
  });
  return (
    <Loaded query={query}>
      {({ body, attempts }) => (
        <div className={css.stack}>
          <Card title={t.attempts}>
            {attempts.length === 0 ? (
              <p className="meta">{t.noAttempts}</p>
            ) : (
              <ol className={css.entries}>
                {attempts.map((attempt) => (
                  <li key={attempt.id}>
                    <Attempt attempt={attempt} />
                  </li>
                ))}
              </ol>
            )}
          </Card>
          <Card title={t.request} actions={<CopyButton text={body} label={t.copyBody} />}>
            <pre className={css.code}>{readableJson(body)}</pre>
          </Card>
        </div>
      )}
    </Loaded>
  );
}

function Attempt({ attempt }: { attempt: WebhookAttempt }) {
  const { number, status_code, error, duration_ms, started_at, response_excerpt, trigger } = attempt;
  return (
    <>
      <div className={css.head}>
        <b>{t.attempt(number)}</b>
        <StatusTag tone={error ? 'red' : 'green'}>{status_code === null ? t.failed : String(status_code)}</StatusTag>
        <span className="meta">{t.milliseconds(duration_ms)}</span>
        {trigger === 'manual' && <span className="meta">{t.manual}</span>}
        <DateText value={started_at} as="instant" />
      </div>
      {error && <p className={css.problem}>{error}</p>}
      {status_code !== null &&
        (response_excerpt ? (
          <pre className={css.code}>{response_excerpt}</pre>
        ) : (
          <p className="meta">{t.noResponse}</p>
        ))}
    </>
  );
}
