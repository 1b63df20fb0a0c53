import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { useSavedReports } from '#features/reporting/saved-views/web/index.tsx';
import { allows } from '#shared/access/permissions.ts';
import { api } from '#web/requests/api.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import { reportIn, reportWidget, specOf, widgetsOf } from '../../catalog.ts';
import type { LayoutItem } from '../../layout.ts';
import type { Layout } from '../../schema.ts';
import { useBoardState } from '../useBoard.ts';
import type { BoardHead } from '../useFigures.ts';
import { WidgetFrame } from '../WidgetFrame.tsx';
import { below, sameLayout } from './arranging.ts';
import { Editor } from './Editor.tsx';
import { texts } from './texts.ts';

interface OwnEditorProps {
  layout: Layout;
  /** Widgets in the layout that this person may not see. */
  hidden: readonly LayoutItem[];
  onDone: () => void;
}

/** A person's own dashboard; people who manage dashboards can make it the default layout. */
export default function OwnEditor({ layout, hidden, onDone }: OwnEditorProps) {
  const { mode } = useBoardState();
  const { permissions } = useSession();
  const { message } = App.useApp();
  // A layout that another tab saves meanwhile also arrives here, but this edit did not start from it.
  const [opened] = useState(layout);
  const client = useQueryClient();
  const mayDecide = useCan('dashboards', 'manage') && mode === 'company';
  const reports = useSavedReports().data?.rows ?? [];
  const titles = new Map(reports.map(({ id, name }) => [reportWidget(id), name]));
  const widgets = widgetsOf(mode).filter((widget) =>
    specOf(widget).needs.every((resource) => allows(permissions, resource, 'view')),
  );
  const seen = (items: readonly LayoutItem[]) =>
    items.filter(({ widget }) => widgets.includes(widget) || reportIn(widget) !== undefined);

  const show = (next: Layout) =>
    client.setQueryData<BoardHead>(['dashboards', 'board'], (board) => board && { ...board, layout: next });
  const save = async (items: LayoutItem[]) => {
    const isStart = layout.start !== null && sameLayout(items, seen(layout.start));
    const body = { items: below(items, hidden), row_version: opened.source === 'own' ? opened.row_version : null };
    show(
      isStart
        ? await api<Layout>('dashboards/layout', { method: 'DELETE' })
        : await api<Layout>('dashboards/layout', { method: 'PUT', body }),
    );
    message.success(isStart ? texts.dashboardResetToDefaultLayout : texts.dashboardSaved);
    onDone();
  };
  const decide = async (items: LayoutItem[]) => {
    const { row_version } = await api<Layout>('dashboards/starts/company');
    const body = { items: below(items, hidden), row_version };
    await api<Layout>('dashboards/starts/company', { method: 'PUT', body });
    message.success(texts.defaultLayoutSavedForTeamMembers);
  };
  return (
    <Editor
      title={texts.customizeYourDashboard}
      mode={mode}
      widgets={[...widgets, ...titles.keys()]}
      titles={titles}
      items={seen(layout.items)}
      start={layout.start && { items: seen(layout.start), label: texts.resetToDefaultLayout }}
      onSave={save}
      onCancel={onDone}
      more={mayDecide ? [{ label: texts.setAsDefaultLayout, run: decide }] : []}
    >
      {(widget, handles) => <WidgetFrame widget={widget}>{handles}</WidgetFrame>}
    </Editor>
  );
}
