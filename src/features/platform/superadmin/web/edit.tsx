import { Alert } from 'antd';
import { DateText } from '#web/components/DateText.tsx';
import { Facts } from '#web/components/Facts.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { useParam } from '#web/params.ts';
import { formatBytes, formatDay } from '#web/region.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import { DetailPage } from '#web/resource/record/DetailPage.tsx';
import type { Company } from '../schema.ts';
import { CompanyPeople } from './CompanyPeople.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { Limits } from './Limits.tsx';
import OperatorLog from './OperatorLog.tsx';
import { SuspensionDialog } from './SuspensionDialog.tsx';
import { Usage } from './Usage.tsx';
import { useCompanyActions } from './useCompanyActions.tsx';
import { companyStatuses } from './words.ts';

export default function CompanyScreen() {
  const company = useOne<Company>('superadmin/companies', useParam('id'));
  return <Loaded query={company}>{(row) => <CompanyPage row={row} />}</Loaded>;
}

function CompanyPage({ row }: { row: Company }) {
  const moves = useCompanyActions(row);
  const status = companyStatuses.find(({ value }) => value === row.status);
  return (
    <>
      <DetailPage
        name={row.name}
        picture={{ src: row.logo_url, square: true }}
        status={<StatusTag tone={status?.tone}>{status?.label}</StatusTag>}
        subtitle={<span>{row.domain ?? row.slug}</span>}
        actions={moves.buttons}
        menu={moves.menu}
        band={<Warnings row={row} />}
        tabs={[
          { key: 'limits', label: 'Limits', content: <Limits row={row} /> },
          { key: 'people', label: 'People', content: <CompanyPeople company={row} /> },
          { key: 'history', label: 'History', content: <OperatorLog filter={{ company_id: row.id }} /> },
        ]}
        rail={
          <Facts
            title="Usage"
            rows={[
              ['Team', <Usage key="seats" used={row.seats} most={row.max_seats} />],
              ['Partners', <Usage key="partners" used={row.partners} most={row.max_partners} />],
              [
                'Storage',
                <Usage key="storage" used={row.storage_bytes} most={row.max_storage_bytes} text={formatBytes} />,
              ],
              [
                'API requests today',
                <Usage key="api" used={row.api_requests_today} most={row.max_api_requests_per_day} />,
              ],
              ['Currency', row.base_currency],
              ['Last sign-in', <DateText key="seen" value={row.last_sign_in_at} as="relative" />],
              ['Created', <DateText key="created" value={row.created_at} />],
            ]}
          />
        }
      />
      {moves.open === 'suspend' && <SuspensionDialog company={row} move="suspend" onClose={moves.close} />}
      {moves.open === 'resume' && <SuspensionDialog company={row} move="resume" onClose={moves.close} />}
      {moves.open === 'delete' && <DeleteDialog company={row} onClose={moves.close} />}
    </>
  );
}

function Warnings({ row }: { row: Company }) {
  if (!row.suspended_at && !row.deletion_due_at) return null;
  return (
    <div style={{ display: 'grid', gap: 12, marginBottom: 20 }}>
      {row.suspended_at && (
        <Alert
          type="warning"
          showIcon
          title={`This company has been suspended since ${formatDay(row.suspended_at)}. No one can sign in.`}
          description={row.suspended_reason}
        />
      )}
      {row.deletion_due_at && (
        <Alert
          type="error"
          showIcon
          title={`All data of this company will be deleted on ${formatDay(row.deletion_due_at)}.`}
          description={row.deletion_reason}
        />
      )}
    </div>
  );
}
