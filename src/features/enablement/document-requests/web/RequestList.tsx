import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import FileClock from 'lucide-react/icons/file-clock';
import { forPartner } from '#shared/nouns/fields.ts';
import { columnsOf } from '#web/resource/fields/columns.ts';
import { filtersOf } from '#web/resource/fields/filters.ts';
import { ResourceList } from '#web/resource/list/ResourceList.tsx';
import { useCan, useSession } from '#web/session/session.tsx';
import { type DocumentRequest, documentRequest } from '../schema.ts';
import { texts as t } from './texts.ts';

const columns = ['name', 'partner_id', 'kind', 'status', 'due_on', 'valid_until'] as const;
const companyColumns = columnsOf<DocumentRequest, typeof documentRequest.fields>(documentRequest.fields, [...columns]);
const companyFilters = filtersOf(documentRequest.fields, ['status', 'kind', 'partner_id', 'due_on', 'valid_until']);
const fieldsForPartner = forPartner(documentRequest.fields) as Partial<
  typeof documentRequest.fields
> as typeof documentRequest.fields;
const partnerColumns = columnsOf<DocumentRequest, typeof documentRequest.fields>(fieldsForPartner, [
  'name',
  'kind',
  'status',
  'due_on',
  'valid_until',
]);
const partnerFilters = filtersOf(fieldsForPartner, ['status', 'kind', 'due_on', 'valid_until']);

const view = (key: string, name: string, ...values: string[]) => ({
  key,
  name,
  state: { filters: [{ field: 'status', operator: 'eq' as const, values }] },
});

/** The requests to one partner, or to all. */
export function RequestList({ partner_id, title }: { partner_id?: string; title?: string }) {
  const isCompany = useSession().mode === 'company';
  const mayManage = useCan('document_requests', 'manage');
  const navigate = useNavigate();
  const button = isCompany && mayManage && (
    <Button
      type="primary"
      onClick={() =>
        navigate({ to: '/document_requests/create', search: (partner_id ? { partner: partner_id } : {}) as never })
      }
    >
      {t.request}
    </Button>
  );
  return (
    <ResourceList<DocumentRequest>
      resource="document_requests"
      title={title}
      columns={(isCompany ? companyColumns : partnerColumns).filter(
        ({ field }) => !partner_id || field !== 'partner_name',
      )}
      filters={isCompany ? companyFilters.filter(({ field }) => !partner_id || field !== 'partner_id') : partnerFilters}
      fixed={partner_id ? [{ field: 'partner_id', operator: 'eq', values: [partner_id] }] : undefined}
      sort={[{ field: 'created_at', descending: true }]}
      to={({ id }) => `/document_requests/show/${id}`}
      savedViews={!partner_id}
      views={
        partner_id
          ? undefined
          : [
              ...(isCompany ? [view('to-review', t.toReview, 'uploaded')] : []),
              view('missing', t.missing, 'requested', 'rejected'),
              view('expired', t.expired, 'expiring', 'expired'),
            ]
      }
      actions={button || undefined}
      empty={{ icon: FileClock, text: isCompany ? t.empty : t.emptyPartner, actions: button || undefined }}
    />
  );
}
