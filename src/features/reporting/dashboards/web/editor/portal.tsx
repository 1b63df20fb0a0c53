import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { App } from 'antd';
import { Loaded } from '#web/components/Loaded.tsx';
import { api } from '#web/requests/api.ts';
import { dashboardWords, widgetsOf } from '../../catalog.ts';
import type { LayoutItem } from '../../layout.ts';
import type { Layout } from '../../schema.ts';
import css from '../dashboard.module.css';
import { sameLayout } from './arranging.ts';
import { Editor } from './Editor.tsx';
import editing from './editor.module.css';
import { Sketch } from './Sketch.tsx';
import { texts } from './texts.ts';

const key = ['dashboards', 'start', 'partner'];

/** The default layout for partner users. The company does not see their figures, so widgets are shown as sketches. */
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
          message.success(texts.defaultLayoutSavedForPartnerUsers);
          leave();
        };
        return (
          <Editor
            key={row_version}
            title={texts.customizePartnerDashboard}
            mode="partner"
            widgets={widgetsOf('partner')}
            items={items}
            start={start && { items: start, label: texts.resetToBuiltInLayout }}
            onSave={save}
            onCancel={leave}
          >
            {(widget, handles) => {
              const { title, about, shape } = dashboardWords(widget, 'partner');
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
