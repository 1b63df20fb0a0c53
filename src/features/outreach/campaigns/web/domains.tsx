import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import Globe from 'lucide-react/icons/globe';
import { CopyButton } from '#web/components/CopyButton.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import { RouteDrawer } from '#web/resource/form/RouteDrawer.tsx';
import { useSetDrawer } from '#web/resource/form/useDrawer.ts';
import { NounForm } from '#web/resource/noun/NounForm.tsx';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan } from '#web/session/session.tsx';
import { type DomainRecords, type EmailDomain, emailDomain } from '../schema.ts';
import css from './campaigns.module.css';
import { texts as t } from './texts.ts';
import { useSending } from './useSending.ts';

export default function DomainList() {
  const setDrawer = useSetDrawer();
  return (
    <>
      <NounList
        noun={emailDomain}
        title={t.domains}
        words={['domain', 'domains']}
        onOpen={({ id }) => setDrawer(id)}
        create={{
          label: t.newDomain,
          form: () => (
            <NounForm
              noun={emailDomain}
              plain
              onDone={(row: EmailDomain) => setDrawer(row.id)}
              onCancel={() => setDrawer(null)}
            />
          ),
        }}
        empty={{ icon: Globe, text: t.emptyDomains }}
      />
      <RouteDrawer title={t.records}>{(id) => <Records id={id} />}</RouteDrawer>
    </>
  );
}

const statuses = emailDomain.fields.spf_status.options;

function Records({ id }: { id: string }) {
  const { message } = App.useApp();
  const mayManage = useCan('email_domains', 'manage');
  const records = useQuery({
    queryKey: ['email_domains', 'records', id],
    queryFn: ({ signal }) => api<DomainRecords>(`email_domains/${id}/records`, { signal }),
  });
  const sending = useSending();
  const check = useWrite<void, DomainRecords>('email_domains', () =>
    api(`email_domains/${id}/check`, { method: 'POST', body: {} }),
  );
  const run = () =>
    check.mutate(undefined, {
      onSuccess: () => void message.success(t.checked),
      onError: (error) => void message.error(error.message),
    });
  return (
    <Loaded query={records}>
      {(found) => (
        <>
          <p className="meta">{t.recordsText}</p>
          {found.records.map(({ kind, status, host, value, found: seen }) => {
            const { label, tone } = statuses.find((one) => one.value === status)!;
            return (
              <section key={kind} className={css.record} aria-label={t.recordKinds[kind]}>
                <h3>
                  {t.recordKinds[kind]} <StatusTag tone={tone}>{label}</StatusTag>
                </h3>
                <p className="meta">{t.recordTexts[kind]}</p>
                <dl>
                  <dt>{t.host}</dt>
                  <dd>
                    <code>{host}</code> <CopyButton text={host} />
                  </dd>
                  <dt>{t.value}</dt>
                  <dd>
                    <code>{value}</code> <CopyButton text={value} />
                  </dd>
                  {seen && status !== 'ok' && (
                    <>
                      <dt>{t.found}</dt>
                      <dd>
                        <code>{seen}</code>
                      </dd>
                    </>
                  )}
                </dl>
              </section>
            );
          })}
          {sending.data?.complaints_to && (
            <section className={css.record} aria-label={t.complaints}>
              <h3>{t.complaints}</h3>
              <p className="meta">{t.complaintsText}</p>
              <code>{sending.data.complaints_to}</code> <CopyButton text={sending.data.complaints_to} />
            </section>
          )}
          {mayManage && (
            <Button type="primary" loading={check.isPending} onClick={run}>
              {t.check}
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}
