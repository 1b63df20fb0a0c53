import { Alert } from 'antd';
import { forPartner } from '#shared/nouns/fields.ts';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useSession } from '#web/session/session.tsx';
import { SlotParts } from '#web/slots.tsx';
import { type Distribution, distribution, statusOptions } from '../schema.ts';
import { distributionDetails } from './slots.ts';
import { texts as t } from './texts.ts';
import { type Shown, useDistributionMoves } from './useDistributionMoves.ts';

/** A distribution, for the company and both of its sides. */
export default function DistributionShow() {
  return <Record noun={distribution}>{(row) => <Screen row={row} />}</Record>;
}

function Screen({ row }: { row: Distribution }) {
  const { mode } = useSession();
  const fields = (
    mode === 'partner' ? forPartner(distribution.fields) : distribution.fields
  ) as typeof distribution.fields;
  const shown = row as unknown as Shown;
  const steps = useDistributionMoves(shown);
  const status = statusOptions.find(({ value }) => value === row.status)!;
  return (
    <RecordPage
      noun={distribution}
      row={row}
      name={nameOf(shown)}
      status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
      editable={false}
      steps={steps}
      tabs={[
        {
          key: 'overview',
          label: t.overview,
          content: (
            <>
              <Notice row={shown} />
              <Card>
                <Facts rows={factsOf(fields, row, 'Distribution')} />
              </Card>
              {row.status === 'active' && <SlotParts slot={distributionDetails} props={{ distribution: shown }} />}
            </>
          ),
        },
      ]}
      rail={<Facts title={t.reseller} rows={factsOf(fields, row, 'Reseller')} />}
    />
  );
}

function nameOf(row: Shown): string {
  if (row.my_side === 'distributor') return row.partner_name ?? row.invited_domain ?? t.unnamed;
  if (row.my_side === 'reseller') return row.distributor_name ?? row.invited_domain ?? t.unnamed;
  return `${row.partner_name ?? row.invited_domain ?? t.unnamed} · ${row.distributor_name ?? row.invited_domain ?? t.unnamed}`;
}

function Notice({ row }: { row: Shown }) {
  if (row.status !== 'proposed') return null;
  if (row.my_side === null)
    return row.partner_id && row.distributor_id ? null : (
      <Alert type="warning" showIcon title={t.unmatched} description={t.unmatchedText} />
    );
  return row.my_side === row.proposed_by ? (
    <Alert type="info" showIcon title={t.waitsForOther} description={t.waitsForOtherText} />
  ) : (
    <Alert type="info" showIcon title={t.waitsForYou} description={t.waitsForYouText} />
  );
}
