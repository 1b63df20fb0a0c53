import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { roleOptions } from '#features/deals/opportunities/web/index.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { api } from '#web/requests/api.ts';
import { useDebounced } from '#web/resource/data/useDebounced.ts';
import type { MergePreview, MergeQuestion } from '../../merging.schema.ts';
import { texts } from './texts.ts';

/** Previews a merge on the server. */
export function useMergePreview(id: string, question: MergeQuestion): UseQueryResult<MergePreview> {
  const body = useDebounced(JSON.stringify(question), 300);
  return useQuery({
    queryKey: ['deal_registrations', 'merge', id, body],
    queryFn: ({ signal }) =>
      api<MergePreview>(`deal_registrations/${id}/merge/preview`, { method: 'POST', body: JSON.parse(body), signal }),
    placeholderData: (before) => before,
    retry: false,
  });
}

/** The split after the merge. */
export function MergedSplit({ preview: { data, error } }: { preview: UseQueryResult<MergePreview> }) {
  if (error) return <Alert type="error" showIcon role="alert" title={error.message} style={{ marginBottom: 16 }} />;
  if (!data) return null;
  return (
    <section aria-label={texts.dealAfterMerge} aria-live="polite" style={{ marginBottom: 16 }}>
      <ScrollTable label={texts.partnersOf(data.opportunity_name)}>
        <thead>
          <tr>
            <th scope="col">{data.opportunity_name}</th>
            <th scope="col">{texts.role}</th>
            <th scope="col" data-figure>
              {texts.shareOfRole}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.parts.map((part) => (
            <tr key={`${part.partner_id} ${part.role}`}>
              <th scope="row">
                {part.partner_name}
                {part.is_new && <div className="meta">{texts.joinsTheDeal}</div>}
              </th>
              <td>{roleOptions.find(({ value }) => value === part.role)?.label}</td>
              <td data-figure>{part.share ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {!data.opportunity_id && <p className="meta">{texts.firstRegistrationHasNoDealYet}</p>}
    </section>
  );
}
