import { useQuery } from '@tanstack/react-query';
import { Card } from '#web/components/Card.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { formatNumber, formatShare } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import type { Form, FormFigures } from '../schema.ts';
import css from './Tabs.module.css';
import { texts } from './texts.ts';

const t = texts.figures;

export function FiguresTab({ form }: { form: Form }) {
  if (form.published_version === null) return <EmptyState title={texts.noVersion} />;
  return <Figures form={form} />;
}

function Figures({ form }: { form: Form }) {
  const figures = useQuery({
    queryKey: ['forms', 'figures', form.id, form.published_version, form.submission_count],
    queryFn: ({ signal }) => api<FormFigures>(`forms/${form.id}/figures`, { signal }),
  });
  return (
    <Loaded query={figures}>
      {({ viewed, started, submitted, fields }) => (
        <div className={css.tab}>
          <dl className={css.figures}>
            {[
              [t.viewed, formatNumber(viewed)],
              [t.started, formatNumber(started)],
              [t.submitted, formatNumber(submitted)],
              [t.rate, formatShare(submitted, viewed)],
            ].map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <Card title={t.label}>
            <p className={css.help}>{t.note}</p>
            <ScrollTable label={t.label}>
              <thead>
                <tr>
                  <th>{t.field}</th>
                  <th data-figure>{t.page}</th>
                  <th data-figure>{t.answered}</th>
                  <th data-figure>{t.lost}</th>
                </tr>
              </thead>
              <tbody>
                {fields.map(({ key, label, page, answered }, at) => {
                  const before = at === 0 ? started : fields[at - 1]!.answered;
                  return (
                    <tr key={key}>
                      <td>
                        {label}
                        <span className={css.track} aria-hidden="true">
                          <span
                            style={{ width: started > 0 ? formatShare(Math.min(answered, started), started) : 0 }}
                          />
                        </span>
                      </td>
                      <td data-figure>{page}</td>
                      <td data-figure>{formatNumber(answered)}</td>
                      <td data-figure>{formatShare(Math.max(before - answered, 0), before)}</td>
                    </tr>
                  );
                })}
              </tbody>
            </ScrollTable>
          </Card>
        </div>
      )}
    </Loaded>
  );
}
