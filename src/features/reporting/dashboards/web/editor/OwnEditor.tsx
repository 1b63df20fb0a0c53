import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { allows } from '#shared/permissions.ts';
import { api } from '#web/api.ts';
import { useCan, useSession } from '#web/session.tsx';
import { specOf, widgetsOf } from '../../catalogue.ts';
import type { LayoutItem } from '../../layout.ts';
import type { Layout } from '../../schema.ts';
import { useBoardState } from '../useBoard.ts';
import type { BoardHead } from '../useFigures.ts';
import { WidgetFrame } from '../WidgetFrame.tsx';
import { below, sameLayout } from './arranging.ts';
import { Editor } from './Editor.tsx';

interface OwnEditorProps {
  layout: Layout;
  /** What stands in the layout but this person may not see. */
  hidden: readonly LayoutItem[];
  onDone: () => void;
}

/** A person's own dashboard; whoever manages dashboards may make it everybody's start. */
export default function OwnEditor({ layout, hidden, onDone }: OwnEditorProps) {
  const { mode } = useBoardState();
  const { permissions } = useSession();
  const { message } = App.useApp();
  // What another tab saves meanwhile arrives here too, and is not what this arrangement began with.
  const [opened] = useState(layout);
  const client = useQueryClient();
  const mayDecide = useCan('dashboards', 'manage') && mode === 'company';
  const widgets = widgetsOf(mode).filter((widget) =>
    specOf(widget).needs.every((resource) => allows(permissions, resource, 'view')),
  );
  const seen = (items: readonly LayoutItem[]) => items.filter(({ widget }) => (widgets as string[]).includes(widget));

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
    message.success(isStart ? 'You see what everybody starts with' : 'Dashboard saved');
    onDone();
  };
  const decide = async (items: LayoutItem[]) => {
    const { row_version } = await api<Layout>('dashboards/starts/company');
    const body = { items: below(items, hidden), row_version };
    await api<Layout>('dashboards/starts/company', { method: 'PUT', body });
    message.success('Everybody who has not arranged a dashboard starts with this one');
  };
  return (
    <Editor
      title="Arrange your dashboard"
      mode={mode}
      widgets={widgets}
      items={seen(layout.items)}
      start={layout.start && { items: seen(layout.start), label: 'Back to everybody’s start' }}
      onSave={save}
      onCancel={onDone}
      more={mayDecide ? [{ label: 'Make this everybody’s start', run: decide }] : []}
    >
      {(widget, handles) => <WidgetFrame widget={widget}>{handles}</WidgetFrame>}
    </Editor>
  );
}
