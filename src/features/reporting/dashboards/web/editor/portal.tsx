import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { App } from 'antd';
import { api } from '#web/api.ts';
import { Loaded } from '#web/components/Loaded.tsx';
import { widgetsOf } from '../../catalogue.ts';
import type { LayoutItem } from '../../layout.ts';
import type { Layout } from '../../schema.ts';
import css from '../dashboard.module.css';
import { wordsOf } from '../words/of.ts';
import { sameLayout } from './arranging.ts';
import { Editor } from './Editor.tsx';
import editing from './editor.module.css';
import { Sketch } from './Sketch.tsx';

const key = ['dashboards', 'start', 'partner'];

/** Where the people of partners start. Their figures are theirs, so the widgets stand here as sketches. */
export default function PortalStart() {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api<Layout>('dashboards/starts/partner', { signal }),
  });
  const leave = () => navigate({ to: '/dashboard' });
  return (
    <Loaded query={query}>
      {({ items, row_version, start }) => {
        const save = async (next: LayoutItem[]) => {
          const isBuiltIn = start !== null && sameLayout(next, start);
          const saved = isBuiltIn
            ? await api<Layout>('dashboards/starts/partner', { method: 'DELETE' })
            : await api<Layout>('dashboards/starts/partner', { method: 'PUT', body: { items: next, row_version } });
          client.setQueryData(key, saved);
          message.success('Partners who have not arranged a dashboard start with this one');
          leave();
        };
        return (
          <Editor
            key={row_version}
            title="Where partners start"
            mode="partner"
            widgets={widgetsOf('partner')}
            items={items}
            start={start && { items: start, label: 'Back to the dashboard Tandem comes with' }}
            onSave={save}
            onCancel={leave}
          >
            {(widget, handles) => {
              const { title, about, shape } = wordsOf(widget, 'partner');
              return (
                <section className={css.card} aria-label={title}>
                  <div className={css.head}>
                    <span className={css.title}>
                      <h2>{title}</h2>
                    </span>
                    {handles}
                  </div>
                  <div className={editing.preview}>
                    <Sketch shape={shape} />
                    <p>{about}</p>
                  </div>
                </section>
              );
            }}
          </Editor>
        );
      }}
    </Loaded>
  );
}
