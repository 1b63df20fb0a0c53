import { App, Button } from 'antd';
import { api } from '#web/api.ts';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Markdown } from '#web/components/Markdown.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useWrite } from '#web/resource/data/useResource.ts';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useCan, useSession } from '#web/session.tsx';
import { type PartnerTarget, partnerTarget } from '../schema.ts';
import { Objectives } from './Objectives.tsx';
import { PaceBar, TargetTable } from './TargetTable.tsx';
import css from './targets.module.css';
import { texts as t } from './texts.ts';

export default function TargetShow() {
  return <Record noun={partnerTarget}>{(row) => <TargetScreen row={row} />}</Record>;
}

function TargetScreen({ row }: { row: PartnerTarget }) {
  const { mode } = useSession();
  const isCompany = mode === 'company';
  const mayManage = useCan('partner_targets', 'manage');
  const { message } = App.useApp();
  const step = useWrite<'propose' | 'agree', PartnerTarget>('partner_targets', (name) =>
    api(`partner_targets/${row.id}/${name}`, { method: 'POST' }),
  );
  const run = (name: 'propose' | 'agree') =>
    step.mutate(name, {
      onSuccess: () => void message.success(name === 'agree' ? t.agreed : t.proposed),
      onError: (error) => void message.error(error.message),
    });
  const status = partnerTarget.fields.status.options.find(({ value }) => value === row.status)!;
  const pace = partnerTarget.fields.pace.options.find(({ value }) => value === row.pace)!;
  return (
    <RecordPage
      noun={partnerTarget}
      row={row}
      name={t.thisQuarter(row.quarter)}
      archivable={row.status === 'agreed' || !isCompany ? false : undefined}
      status={
        <>
          <StatusTag tone={status.tone}>{status.label}</StatusTag>
          {row.status === 'agreed' && <StatusTag tone={pace.tone}>{pace.label}</StatusTag>}
        </>
      }
      subtitle={isCompany && <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name ?? ''}</Link>}
      actions={
        <>
          {mayManage && row.status === 'draft' && (
            <Button type="primary" loading={step.isPending} onClick={() => run('propose')}>
              {t.propose}
            </Button>
          )}
          {mayManage && row.status === 'proposed' && row.proposed_by !== mode && (
            <Button type="primary" loading={step.isPending} onClick={() => run('agree')}>
              {t.agree}
            </Button>
          )}
        </>
      }
      band={<p className={css.state}>{stateText(row, mode)}</p>}
      tabs={[
        {
          key: 'plan',
          label: t.plan,
          content: (
            <div className={css.stack}>
              <Card title={t.targets}>
                {row.status === 'agreed' && row.attainment_ppm !== null && <PaceBar row={row} />}
                <TargetTable row={row} />
              </Card>
              <Objectives plan={row} />
              <Card title={t.plan}>
                {row.summary ? <Markdown>{row.summary}</Markdown> : <p className="meta">{t.noPlan}</p>}
              </Card>
            </div>
          ),
        },
      ]}
      rail={<Facts title="Details" rows={factsOf(partnerTarget.fields, row, 'Details')} />}
    />
  );
}

function stateText({ status, proposed_by, agreed_by_name }: PartnerTarget, mode: string): string {
  if (status === 'draft') return t.state.draft;
  if (status === 'agreed') return t.state.agreed(agreed_by_name ?? '');
  return proposed_by === mode ? t.state.waiting : t.state.toAgree;
}
