import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { MoneyItem, validAmounts } from '#web/inputs/MoneyInput.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useSteps } from '#web/resource/steps/useSteps.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { type MdfClaim, mdfClaim } from '../schema.ts';
import { claimSteps } from '../steps.schema.ts';
import { Files } from './Files.tsx';
import { MdfClaimResults } from './Results.tsx';
import { texts as t } from './texts.ts';

export default function ClaimShow() {
  return <Record noun={mdfClaim}>{(row) => <ClaimScreen row={row} />}</Record>;
}

function ClaimScreen({ row }: { row: MdfClaim }) {
  const isCompany = useSession().mode === 'company';
  const navigate = useNavigate();
  const mayManage = useCan('mdf_claims', 'manage');
  const status = mdfClaim.fields.status.options.find(({ value }) => value === row.status)!;
  const isEditable = !isCompany && mayManage && claimSteps.steps.submit.from.some((from) => from === row.status);
  const base = isCompany ? '/enablement/mdf/requests' : '/enablement/partner-mdf';
  const commissions = isCompany ? '/commissions' : '/revenue/commissions';
  const steps = useSteps(claimSteps, row, {
    also: ['mdf_requests', 'mdf_funds', 'mdf_balances', 'mdf_movements', 'mdf_claim_leads', 'commission_lines'],
    special: {
      submit: { disabled: row.invoices === 0 || row.proofs === 0 },
      approve: {
        initial: { approved_minor: row.amount_minor },
        inputs: {
          approved_minor: (
            <MoneyItem
              name="approved_minor"
              label={`${claimSteps.steps.approve.input.approved_minor.label} (${row.currency})`}
              currency={row.currency}
              rules={[{ required: true, message: t.approvedAmount }, validAmounts(row.amount_minor, t.tooMuch)]}
            />
          ),
        },
      },
    },
  });
  return (
    <RecordPage
      noun={mdfClaim}
      row={row}
      editable={false}
      name={t.claimNumber(row.number)}
      status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
      subtitle={
        <>
          <Link to={`${base}/show/${row.request_id}`}>{row.request_title ?? ''}</Link>
          {row.partner_id && <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name ?? ''}</Link>}
        </>
      }
      steps={steps}
      actions={
        row.line_id && (
          <Button onClick={() => navigate({ to: `${commissions}/show/${row.line_id}` as string })}>
            {t.viewCommission}
          </Button>
        )
      }
      menu={
        isEditable
          ? [
              {
                key: 'edit',
                label: t.edit,
                onClick: () => navigate({ to: `/enablement/partner-mdf/claims/edit/${row.id}` }),
              },
            ]
          : []
      }
      tabs={[
        {
          key: 'claim',
          label: t.claim,
          content: (
            <>
              {row.decision_note && (
                <Card title={mdfClaim.fields.decision_note.label}>
                  <p style={{ margin: 0, whiteSpace: 'pre-wrap' }}>{row.decision_note}</p>
                </Card>
              )}
              <Files claim={row} isEditable={isEditable} />
              {row.summary && (
                <Card title={t.whatTookPlace}>
                  <p style={{ margin: 0, whiteSpace: 'pre-wrap' }}>{row.summary}</p>
                </Card>
              )}
              <MdfClaimResults row={row} />
            </>
          ),
        },
      ]}
      rail={
        <>
          <Facts
            title={t.claimText}
            rows={factsOf(mdfClaim.fields, row, 'Claim').filter(([, , key]) => key !== 'request_id')}
          />
          <Facts
            title={t.decision}
            rows={factsOf(mdfClaim.fields, row, 'Decision').filter(
              ([label]) => label !== mdfClaim.fields.decision_note.label,
            )}
          />
        </>
      }
    />
  );
}
