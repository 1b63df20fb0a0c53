import { Button } from 'antd';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FunnelX from 'lucide-react/icons/funnel-x';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { allows } from '#shared/access/permissions.ts';
import { DropMenu } from '#web/components/DropMenu.tsx';
import { Link } from '#web/components/Link.tsx';
import { useSession } from '#web/session/session.tsx';
import { dashboardWords, reportIn, specOf } from '../catalog.ts';
import { About } from './About.tsx';
import { Bones } from './Bones.tsx';
import { ignoredBy, listedWords } from './boardFilters.ts';
import css from './dashboard.module.css';
import { ReportWidget } from './ReportWidget.tsx';
import { texts } from './texts.ts';
import { useBoardState } from './useBoard.ts';
import { useExport } from './useExport.ts';
import { useFigure } from './useFigures.ts';
import { PipelineSelect } from './usePipeline.tsx';
import { WidgetBody } from './WidgetBody.tsx';

const TableView = lazy(() => import('./export/TableView.tsx'));

interface WidgetFrameProps {
  widget: string;
  /** Handles, while the dashboard is arranged. */
  children?: ReactNode;
}

/** A declared widget, or a saved report. */
export function WidgetFrame({ widget, children }: WidgetFrameProps) {
  const report = reportIn(widget);
  if (report) return <ReportWidget id={report}>{children}</ReportWidget>;
  return <DeclaredWidget widget={widget}>{children}</DeclaredWidget>;
}

/** A widget: its name, what it shows exactly, what can be done with it, and its figures, however they fare. */
function DeclaredWidget({ widget, children }: WidgetFrameProps) {
  const heading = useId();
  const { mode, filters } = useBoardState();
  const [asTable, setAsTable] = useState(false);
  const query = useFigure(widget, filters);
  const words = dashboardWords(widget, mode);
  const { permissions } = useSession();
  const exports = useExport(widget, query.data);
  const { follows } = specOf(widget);
  const about = `${words.about} ${follows.length > 0 ? texts.usesFilters(listedWords(follows)) : texts.doesNotUseFilters}`;
  const ignored = ignoredBy(widget, filters);
  const { data, error } = query;
  return (
    <section className={css.card} aria-labelledby={heading} aria-busy={data === undefined && !error}>
      <div className={css.head}>
        <span className={css.title}>
          <h2 id={heading}>{words.title}</h2>
          <About label={words.title}>{about}</About>
          {ignored.length > 0 && (
            <span className={css.ignored} title={texts.notFilteredBy(listedWords(ignored))}>
              <FunnelX size={14} aria-hidden="true" />
              <span className="only-for-readers">{texts.notFilteredByIgnored(listedWords(ignored))}</span>
            </span>
          )}
        </span>
        {children ?? (
          <span className={css.tools}>
            {words.add && allows(permissions, ...words.add.needs) && <Link to={words.add.to}>{words.add.label}</Link>}
            {data && <PipelineSelect data={data} />}
            {data && words.shape !== 'work' && (
              <DropMenu
                placement="bottomRight"
                items={[
                  { key: 'table', label: asTable ? texts.showAsWidget : texts.showAsTable },
                  { type: 'divider' },
                  { key: 'png', label: texts.downloadPicturePng },
                  { key: 'csv', label: texts.downloadFiguresCsv },
                ]}
                onChoose={(key) => (key === 'table' ? setAsTable(!asTable) : exports(key as 'png' | 'csv'))}
              >
                <Button
                  type="text"
                  size="small"
                  icon={<Ellipsis size={16} />}
                  aria-label={texts.moreAbout(words.title)}
                />
              </DropMenu>
            )}
          </span>
        )}
      </div>
      <div className={css.body} inert={children !== undefined || undefined}>
        {data !== undefined ? (
          asTable ? (
            <Suspense fallback={<Bones />}>
              <TableView widget={widget} data={data} />
            </Suspense>
          ) : (
            <WidgetBody widget={widget} data={data} />
          )
        ) : error ? (
          <div role="alert" className={css.quiet}>
            {texts.thisWidgetCouldNotBeLoaded(
              <Button size="small" onClick={() => query.refetch()}>
                {texts.tryAgain}
              </Button>,
            )}
          </div>
        ) : (
          <Bones />
        )}
      </div>
    </section>
  );
}
