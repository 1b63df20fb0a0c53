import { useQuery } from '@tanstack/react-query';
import { Link } from '#web/components/Link.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { apiRows } from '#web/requests/api.ts';
import type { GuidePageName } from '../schema.ts';
import { texts as t } from './texts.ts';

/** All pages of the guide. */
export default function GuideList() {
  const query = useQuery({
    queryKey: ['guide_pages'],
    queryFn: ({ signal }) => apiRows<GuidePageName>('guide_pages', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <PageHeader title={t.guide} />
      <Loaded query={query}>
        {(pages) => (
          <ul aria-label={t.pages} style={{ display: 'grid', gap: 4 }}>
            {pages.map(({ page, title }) => (
              <li key={page}>
                <Link to={`/help/${page}`}>{title}</Link>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}
