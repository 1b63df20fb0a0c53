import FileCheck from 'lucide-react/icons/file-check';
import { NounList } from '#web/resource/noun/NounList.tsx';
import { useCan } from '#web/session/session.tsx';
import { paymentReport } from '../schema.ts';
import { ImportReport } from './ImportReport.tsx';
import { texts as t } from './texts.ts';

/** The status files of banks and providers. */
export default function Reports() {
  const mayImport = useCan('payout_batches', 'manage');
  return (
    <NounList
      noun={paymentReport}
      permission="payout_batches"
      title={t.reports}
      words={['status file', 'status files']}
      columns={['file_name', 'kind', 'created_at']}
      filters={['kind']}
      savedViews={false}
      to={({ id }) => `/commissions/payouts/reports/show/${id}`}
      actions={mayImport ? <ImportReport isPrimary /> : undefined}
      empty={{ icon: FileCheck, text: t.reportsEmpty }}
    />
  );
}
