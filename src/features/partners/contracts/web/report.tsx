import { useQuery } from '@tanstack/react-query';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { api } from '#web/requests/api.ts';
import { useCan } from '#web/session/session.tsx';
import { termLabels } from '../../contract-templates/content.schema.ts';
import type { ContractReport, MissingContract, TermMismatch } from '../schema.ts';
import { texts as t } from './texts.ts';

/** The differences between signed terms and current settings. */
export default function Report() {
  const report = useQuery({
    queryKey: ['contracts', 'report'],
    queryFn: ({ signal }) => api<ContractReport>('contract_report', { signal }),
  });
  return (
    <>
      <PageHeader title={t.reportTitle} />
      <Loaded query={report}>
        {({ mismatches, missing }) => (
          <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Mismatches rows={mismatches} />
            <Missing rows={missing} />
          </div>
        )}
      </Loaded>
    </>
  );
}

function Mismatches({ rows }: { rows: TermMismatch[] }) {
  return (
    <Card title={t.mismatches}>
      <p className="meta">{rows.length === 0 ? t.noMismatches : t.mismatchesText}</p>
      {rows.length > 0 && (
        <ScrollTable label={t.mismatches}>
          <thead>
            <tr>
              <th>{t.partner}</th>
              <th>{t.term}</th>
              <th>{t.signed}</th>
              <th>{t.live}</th>
              <th>{t.contract}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.partner_id} ${row.term}`}>
                <td>
                  <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name}</Link>
                </td>
                <td>{termLabels[row.term]}</td>
                <td>{row.signed}</td>
                <td>{row.live}</td>
                <td>
                  <Link to={`/partners/contracts/show/${row.contract_id}`}>{row.contract_title}</Link>
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </Card>
  );
}

function Missing({ rows }: { rows: MissingContract[] }) {
  const mayManage = useCan('contracts', 'manage');
  return (
    <Card title={t.missing}>
      <p className="meta">{rows.length === 0 ? t.noMissing : t.missingText}</p>
      {rows.length > 0 && (
        <ScrollTable label={t.missing}>
          <thead>
            <tr>
              <th>{t.partner}</th>
              <th>{t.template}</th>
              <th>{t.contract}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.partner_id} ${row.template_id}`}>
                <td>
                  <Link to={`/partners/show/${row.partner_id}`}>{row.partner_name}</Link>
                </td>
                <td>{row.template_name}</td>
                <td>
                  {row.open_contract_id ? (
                    <Link to={`/partners/contracts/show/${row.open_contract_id}`}>{t.inProgress}</Link>
                  ) : (
                    mayManage && (
                      <Link to={`/partners/contracts/create?partner=${row.partner_id}&template=${row.template_id}`}>
                        {t.prepare}
                      </Link>
                    )
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </Card>
  );
}
