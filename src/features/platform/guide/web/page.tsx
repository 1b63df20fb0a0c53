import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#web/components/Loaded.tsx';
import { Markdown } from '#web/components/Markdown.tsx';
import { PageHeader } from '#web/components/PageHeader.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { useParam } from '#web/params.ts';
import { api } from '#web/requests/api.ts';
import type { GuidePage } from '../schema.ts';

/** One page of the guide, as answers of the assistant cite it. */
export default function GuidePageScreen() {
  const page = useParam('page');
  const query = useQuery({
    queryKey: ['guide_pages', page],
    queryFn: ({ signal }) => api<GuidePage>(`guide_pages/${page}`, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useTitle(query.data?.title);
  return (
    <Loaded query={query}>
      {({ title, text }) => (
        <div style={{ maxWidth: 760 }}>
          <PageHeader title={title} />
          <Markdown isDocument>{text}</Markdown>
        </div>
      )}
    </Loaded>
  );
}
