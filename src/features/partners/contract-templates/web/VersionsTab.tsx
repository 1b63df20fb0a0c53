import { useQuery } from '@tanstack/react-query';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { apiAll } from '#web/requests/api.ts';
import type { ContractTemplate, TemplateVersion } from '../schema.ts';
import { texts as t } from './texts.ts';

export function ContractTemplateVersionsTab({ row }: { row: ContractTemplate }) {
  const versions = useQuery({
    queryKey: ['contract_templates', row.id, 'versions'],
    queryFn: ({ signal }) => apiAll<TemplateVersion>(`contract_templates/${row.id}/versions`, { signal }),
  });
  return (
    <Card title={t.versions}>
      <p className="meta">{t.versionsText}</p>
      <Loaded query={versions}>
        {(list) =>
          list.length === 0 ? (
            <p>{t.noVersions}</p>
          ) : (
            <ul>
              {list.map(({ id, version, published_at, published_by_name }) => (
                <li key={id}>
                  {t.version(version)}, <DateText value={published_at} />. {t.publishedBy(published_by_name)}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
