import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Markdown } from '#web/components/Markdown.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useSession } from '#web/session/session.tsx';
import { type PartnerTarget, partnerTarget } from '../schema.ts';
import { targetSteps } from '../steps.schema.ts';
import { Objectives } from './Objectives.tsx';
import { PaceBar, TargetTable } from './TargetTable.tsx';
import css from './targets.module.css';
import { texts as t } from './texts.ts';

export default function TargetShow() {
  return <Record noun={partnerTarget}>{(row) => <TargetScreen row={row} />}</Record>;
}

function TargetScreen({ row }: { row: PartnerTarget }) {
  const { mode, program } = useSession();
  const isCompany = mode === 'company';
  const steps = useSteps(targetSteps, row, {
    special: { propose: { hidden: row.status !== 'draft' }, agree: { hidden: row.proposed_by === mode } },
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
      steps={steps}
      band={<p className={css.state}>{stateText(row, mode, program?.company.name)}</p>}
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
      rail={<Facts title={t.details} rows={factsOf(partnerTarget.fields, row, 'Details')} />}
    />
  );
}

function stateText(row: PartnerTarget, mode: string, company = ''): string {
  const { status, proposed_by, agreed_by_name, partner_name } = row;
  const other = mode === 'partner' ? company : (partner_name ?? '');
  if (status === 'draft') return t.state.draft;
  if (status === 'agreed') return t.state.agreed(agreed_by_name ?? '');
  return proposed_by === mode ? t.state.waiting(other) : t.state.toAgree(other);
}
