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
import { texts } from './texts.ts';
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
          { key: 'limits', label: texts.limits, content: <Limits row={row} /> },
          { key: 'people', label: texts.people, content: <CompanyPeople company={row} /> },
          { key: 'history', label: texts.history, content: <OperatorLog filter={{ company_id: row.id }} /> },
        ]}
        rail={
          <Facts
            title={texts.usage}
            rows={[
              [texts.team, <Usage key="seats" used={row.seats} most={row.max_seats} />],
              [texts.partners, <Usage key="partners" used={row.partners} most={row.max_partners} />],
              [
                texts.storage,
                <Usage key="storage" used={row.storage_bytes} most={row.max_storage_bytes} text={formatBytes} />,
              ],
              [
                texts.apiRequestsToday,
                <Usage key="api" used={row.api_requests_today} most={row.max_api_requests_per_day} />,
              ],
              [texts.currency, row.base_currency],
              [texts.lastSignIn, <DateText key="seen" value={row.last_sign_in_at} as="relative" />],
              [texts.created, <DateText key="created" value={row.created_at} />],
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
          title={texts.thisCompanyHasBeenSuspendedSince(formatDay(row.suspended_at))}
          description={row.suspended_reason}
        />
      )}
      {row.deletion_due_at && (
        <Alert
          type="error"
          showIcon
          title={texts.allDataThisCompanyWillBe(formatDay(row.deletion_due_at))}
          description={row.deletion_reason}
        />
      )}
    </div>
  );
}
