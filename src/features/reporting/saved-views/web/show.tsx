import { useNavigate, useSearch } from '@tanstack/react-router';
import { App, Button } from 'antd';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Ellipsis from 'lucide-react/icons/ellipsis';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import { useState } from 'react';
import { DropMenu, type MenuEntry } from '#web/components/DropMenu.tsx';
import { Loaded } from '#web/components/Loaded.tsx';
import { NotFound } from '#web/components/NotFound.tsx';
import { useTitle } from '#web/interaction/title.ts';
import { useParam } from '#web/params.ts';
import { api } from '#web/requests/api.ts';
import { useErrorMessage } from '#web/resource/data/useErrorMessage.ts';
import { useOne, useUpdate } from '#web/resource/data/useResource.ts';
import { useRemoveWithUndo } from '#web/resource/data/useUndoableRemove.ts';
import { useCan } from '#web/session/session.tsx';
import type { SavedView } from '../schema.ts';
import { AskScreen } from './AskScreen.tsx';
import { NameReport } from './NameReport.tsx';
import { type Asked, askAddress, readAsked, writeAsked } from './question/address.ts';
import { texts as t } from './texts.ts';

export default function ReportShow() {
  const report = useOne<SavedView>('saved_views', useParam('id'));
  // A view of a list has the list as its screen.
  return <Loaded query={report}>{(row) => (row.is_report ? <Report report={row} /> : <NotFound />)}</Loaded>;
}

const savedIn = ({ state: { question, chart = 'table' } }: SavedView): Asked => ({ question: question ?? null, chart });

/** A saved report with today's answer. Changes of its question are in the address until its owner saves them. */
function Report({ report }: { report: SavedView }) {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const sayFailure = useErrorMessage();
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const update = useUpdate<SavedView>('saved_views');
  const saved = savedIn(report);
  const changed = readAsked(search);
  const current = changed.question ? changed : saved;
  const isChanged = JSON.stringify(current) !== JSON.stringify(saved);
  const [isEditing, setEditing] = useState(isChanged);
  useTitle(report.name);
  const show = (next: Asked | null) =>
    void navigate({ to: '.', search: (next ? writeAsked(next) : {}) as never, resetScroll: false });
  const save = () =>
    update.mutate(
      { id: report.id, values: { state: { ...report.state, ...current } } },
      {
        onSuccess: () => {
          message.success(t.saved);
          show(null);
        },
        onError: sayFailure,
      },
    );
  return (
    <AskScreen
      title={report.name}
      asked={current}
      onChange={show}
      isEditing={isEditing}
      actions={() => (
        <>
          {isChanged ? (
            <>
              <Button onClick={() => show(null)}>{t.discard}</Button>
              {report.is_mine && (
                <Button type="primary" loading={update.isPending} onClick={save}>
                  {t.saveChanges}
                </Button>
              )}
            </>
          ) : (
            <>
              <Button onClick={() => setEditing(!isEditing)} aria-pressed={isEditing}>
                {t.edit}
              </Button>
              <SendAndShow report={report} />
            </>
          )}
          <More report={report} asked={current} />
        </>
      )}
    />
  );
}

/** The uses of a saved report: emails at chosen times, and a widget. */
function SendAndShow({ report: { id } }: { report: SavedView }) {
  const navigate = useNavigate();
  const { message } = App.useApp();
  const sayFailure = useErrorMessage();
  const maySend = useCan('report_schedules', 'manage');
  const add = () =>
    api('dashboards/layout/widgets', { method: 'POST', body: { widget: `report:${id}` } }).then(
      () => message.success(t.added),
      sayFailure,
    );
  return (
    <>
      <Button icon={<LayoutDashboard size={16} />} onClick={() => void add()}>
        {t.addToDashboard}
      </Button>
      {maySend && (
        <Button
          type="primary"
          icon={<CalendarClock size={16} />}
          onClick={() => navigate({ to: '/report-schedules/create', search: { view: id } as never })}
        >
          {t.schedule}
        </Button>
      )}
    </>
  );
}

function More({ report, asked }: { report: SavedView; asked: Asked }) {
  const navigate = useNavigate();
  const remove = useRemoveWithUndo('saved_views');
  const [isNaming, setNaming] = useState(false);
  const items: MenuEntry[] = [
    { key: 'copy', label: t.ask, onClick: () => void navigate({ href: askAddress(asked) }) },
    ...(report.is_mine
      ? [
          { key: 'name', label: t.rename, onClick: () => setNaming(true) },
          {
            key: 'remove',
            label: t.remove,
            danger: true,
            onClick: () => {
              remove(report.id, t.removed(report.name));
              void navigate({ to: '/reports' });
            },
          },
        ]
      : []),
  ];
  return (
    <>
      <DropMenu placement="bottomRight" items={items}>
        <Button icon={<Ellipsis size={16} />} aria-label={t.more} />
      </DropMenu>
      {isNaming && (
        <NameReport report={report} asked={asked} onClose={() => setNaming(false)} onDone={() => setNaming(false)} />
      )}
    </>
  );
}
