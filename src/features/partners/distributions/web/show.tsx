import { Alert } from 'antd';
import { forPartner } from '#shared/fields.ts';
import { Card } from '#web/components/Card.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { factsOf } from '#web/resource/fields/facts.tsx';
import { Record, RecordPage } from '#web/resource/noun/RecordPage.tsx';
import { useSession } from '#web/session.tsx';
import { SlotParts } from '#web/slots.tsx';
import { distribution, statusOptions } from '../schema.ts';
import { DistributionMoves, type Shown } from './Moves.tsx';
import { distributionDetails } from './slots.ts';
import { texts as t } from './texts.ts';

/** A distribution, for the company and both of its sides. */
export default function DistributionShow() {
  const { mode } = useSession();
  const fields = mode === 'partner' ? forPartner(distribution.fields) : distribution.fields;
  return (
    <Record noun={distribution}>
      {(row) => {
        const shown = row as unknown as Shown;
        const status = statusOptions.find(({ value }) => value === row.status)!;
        return (
          <RecordPage
            noun={distribution}
            row={row}
            name={nameOf(shown)}
            status={<StatusTag tone={status.tone}>{status.label}</StatusTag>}
            editable={false}
            actions={<DistributionMoves row={shown} />}
            tabs={[
              {
                key: 'overview',
                label: 'Overview',
                content: (
                  <>
                    <Notice row={shown} />
                    <Card>
                      <Facts rows={factsOf(fields as typeof distribution.fields, row, t.facts)} />
                    </Card>
                    {row.status === 'active' && (
                      <SlotParts slot={distributionDetails} props={{ distribution: shown }} />
                    )}
                  </>
                ),
              },
            ]}
            rail={<Facts title="Reseller" rows={factsOf(fields as typeof distribution.fields, row, 'Reseller')} />}
          />
        );
      }}
    </Record>
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
