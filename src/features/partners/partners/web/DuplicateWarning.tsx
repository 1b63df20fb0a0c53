import { useQuery } from '@tanstack/react-query';
import { Alert, Form } from 'antd';
import { sayableWords } from '#shared/text/labels.ts';
import { apiAll } from '#web/requests/api.ts';
import { useDebounced } from '#web/resource/data/useDebounced.ts';
import type { PartnerDuplicate } from '../schema.ts';
import { texts } from './texts.ts';

const reasons: Record<PartnerDuplicate['match'], string> = sayableWords({
  same_domain: 'has the same domain',
  same_name: 'has the same name',
  similar_name: 'has a similar name',
});

/** Warns while typing that the partner may already exist. */
export function DuplicateWarning({ except }: { except?: string }) {
  const typed: { name?: string; domain?: string; website?: string } =
    Form.useWatch((values) => values, Form.useFormInstance()) ?? {};
  const name = useDebounced(typed.name?.trim() ?? '', 300);
  const domain = useDebounced(typed.domain?.trim() || typed.website?.trim() || '', 300);
  const { data = [] } = useQuery({
    queryKey: ['partners', 'duplicates', name, domain, except],
    queryFn: ({ signal }) =>
      apiAll<PartnerDuplicate>('partners/duplicates', { query: { name, domain, except }, signal }),
    enabled: name.length > 2 || domain.length > 3,
  });
  return (
    <div role="status">
      {data.length > 0 && (
        <Alert
          type="warning"
          style={{ marginBottom: 16 }}
          title={data.length === 1 ? texts.thisPartnerMayAlreadyExist : texts.similarPartnersAlreadyExist}
          description={
            <ul style={{ margin: 0, paddingInlineStart: 18 }}>
              {data.map((partner) => (
                <li key={partner.id}>
                  <a href={`/partners/show/${partner.id}`} target="_blank" rel="noreferrer">
                    {partner.name}
                  </a>{' '}
                  {reasons[partner.match]}
                  <span className="meta">
                    {' '}
                    {[partner.domain, partner.is_archived ? 'archived' : partner.status_name, partner.owner_name]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  );
}
