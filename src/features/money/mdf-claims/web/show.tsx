import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useCan, useSession } from '#web/session.tsx';
import { type MdfClaim, mdfClaim } from '../schema.ts';
import { ClaimDialog } from './ClaimDialog.tsx';
import { Files } from './Files.tsx';
import { Results } from './Results.tsx';
import { texts as t } from './texts.ts';
import type { ClaimStep } from './useClaimStep.ts';

export default function ClaimShow() {
  return <Record noun={mdfClaim}>{(row) => <ClaimScreen row={row} />}</Record>;
}

function ClaimScreen({ row }: { row: MdfClaim }) {
  const isCompany = useSession().mode === 'company';
  const navigate = useNavigate();
  const mayManage = useCan('mdf_claims', 'manage');
  const [dialog, setDialog] = useState<ClaimStep | null>(null);
  const status = mdfClaim.fields.status.options.find(({ value }) => value === row.status)!;
  const is = (...statuses: MdfClaim['status'][]) => mayManage && statuses.includes(row.status);
  const isEditable = !isCompany && is('draft', 'returned');
  const decides = isCompany && is('submitted');
  const isComplete = row.invoices > 0 && row.proofs > 0;
  const base = isCompany ? '/enablement/mdf/requests' : '/enablement/partner-mdf';
  const commissions = isCompany ? '/commissions' : '/revenue/commissions';
  const item = (key: ClaimStep, danger = false) => ({
    key,
    label: `${t[key]}…`,
    danger,
    onClick: () => setDialog(key),
  });
  return (
    <>
      <RecordPage
        noun={mdfClaim}
        row={row}
        editable={false}
        name={`Claim ${row.number}`}
        status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
        subtitle={
          <>
            <Link to={`${base}/show/${row.request_id}`}>{row.request_title ?? ''}</Link>
            {row.partner_id && <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name ?? ''}</Link>}
          </>
        }
        actions={
          <>
            {decides && <Button onClick={() => setDialog('decline')}>{t.decline}</Button>}
            {decides && (
              <Button type="primary" onClick={() => setDialog('approve')}>
                {t.approve}
              </Button>
            )}
            {isEditable && (
              <Button type="primary" disabled={!isComplete} onClick={() => setDialog('submit')}>
                {t.submit}
              </Button>
            )}
            {row.line_id && (
              <Button onClick={() => navigate({ to: `${commissions}/show/${row.line_id}` as string })}>
                {t.viewCommission}
              </Button>
            )}
          </>
        }
        menu={[
          ...(isEditable
            ? [
                {
                  key: 'edit',
                  label: 'Edit',
                  onClick: () => navigate({ to: `/enablement/partner-mdf/claims/edit/${row.id}` }),
                },
              ]
            : []),
          ...(decides ? [item('return')] : []),
          ...(isCompany && is('approved', 'paid') ? [item('reverse', true)] : []),
          ...(!isCompany && is('draft', 'submitted', 'returned') ? [item('cancel', true)] : []),
        ]}
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
                <Results row={row} />
              </>
            ),
          },
        ]}
        rail={
          <>
            <Facts
              title="Claim"
              rows={factsOf(mdfClaim.fields, row, 'Claim').filter(([label]) => label !== 'Request')}
            />
            <Facts
              title="Decision"
              rows={factsOf(mdfClaim.fields, row, 'Decision').filter(
                ([label]) => label !== mdfClaim.fields.decision_note.label,
              )}
            />
          </>
        }
      />
      {dialog && <ClaimDialog row={row} step={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}
