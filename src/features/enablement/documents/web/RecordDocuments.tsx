import type { DocumentPlace } from '../schema.ts';
import DocumentList from './DocumentList.tsx';

const fields: Record<string, DocumentPlace> = {
  partners: 'partner_id',
  accounts: 'account_id',
  opportunities: 'opportunity_id',
  contacts: 'contact_id',
};

/** The documents of one record, with uploads, in either mode. */
export default function RecordDocuments({ on, id }: { on: string; id: string }) {
  return <DocumentList place={{ field: fields[on]!, id }} />;
}
