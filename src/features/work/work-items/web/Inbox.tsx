import { useNavigate } from '@tanstack/react-router';
import { App } from 'antd';
import { useRef, useState } from 'react';
import type { WorkItem, WorkItemList, WorkItemStep } from '../schema.ts';
import { workItemGroups } from './groups.ts';
import { type Chosen, Kinds } from './Kinds.tsx';
import { opensDialog } from './opensDialog.ts';
import { usePanel, workItemKey } from './panel.ts';
import { StepDialog } from './StepDialog.tsx';
import { texts as t } from './texts.ts';
import { useInboxKeys } from './useInboxKeys.ts';
import { useStep } from './useWork.ts';
import { WorkPanel } from './WorkPanel.tsx';
import { WorkRow } from './WorkRow.tsx';
import css from './work.module.css';

interface InboxProps {
  data: WorkItemList;
  /** When it was read. */
  readAt: number;
  /** The group or the kind that is shown. */
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  /** The items that fit; all of the page by default. */
  most?: number;
  /** The items stand below headings by their deadline. */
  isGrouped?: boolean;
}

/**
 * The open work of the reader: chips by group and kind, and rows that open in a side panel, where an item is decided and the next
 * one follows. Both home pages and `/work` show it.
 */
export function Inbox({ data, readAt, chosen, onChoose, most = data.items.length, isGrouped = false }: InboxProps) {
  const { message } = App.useApp();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const [openKey, open] = usePanel();
  const [asked, setAsked] = useState<{ item: WorkItem; step: WorkItemStep } | null>(null);
  const take = useStep();
  const items = data.items.slice(0, most);

  /** After an item is done, the one below it follows. */
  const goOn = (done: WorkItem) => {
    const at = items.findIndex((item) => workItemKey(item) === workItemKey(done));
    const next = at === -1 ? undefined : (items[at + 1] ?? items[at - 1]);
    if (openKey !== null) open(next ? workItemKey(next) : null);
    else if (next) focusRow(list.current, next);
  };
  const run = (item: WorkItem, step: WorkItemStep, values?: Record<string, unknown>) =>
    take.mutateAsync({ item, step, ...(values && { values }) }).then(() => {
      void message.success(t.done);
      goOn(item);
    });
  const start = (item: WorkItem, step: WorkItemStep) => {
    if (opensDialog(step)) setAsked({ item, step });
    else run(item, step).catch((error: Error) => void message.error(error.message));
  };
  const decide = (item: WorkItem) => {
    const first = item.steps.find(({ is_danger }) => !is_danger);
    if (first) start(item, first);
    else void navigate({ href: item.to });
  };
  useInboxKeys({ list, items, openKey, onOpen: open, onDecide: decide });

  const rows = (some: readonly WorkItem[]) => (
    <ul className={css.list}>
      {some.map((item) => (
        <WorkRow
          key={workItemKey(item)}
          item={item}
          isOpen={workItemKey(item) === openKey}
          busyStep={
            take.isPending && workItemKey(take.variables.item) === workItemKey(item) ? take.variables.step.key : null
          }
          onOpen={() => open(workItemKey(item))}
          onStep={(step) => start(item, step)}
        />
      ))}
    </ul>
  );
  return (
    <div ref={list} className={css.inbox}>
      <Kinds kinds={data.kinds} chosen={chosen} onChoose={onChoose} />
      {isGrouped
        ? workItemGroups(items).map(({ key, items: some }) => (
            <section key={key} className={css.group} aria-label={t[key]}>
              <h2 className={css.head}>{t[key]}</h2>
              {rows(some)}
            </section>
          ))
        : rows(items)}
      <WorkPanel
        key={`${chosen.group} ${chosen.kind}`}
        openKey={openKey}
        items={items}
        readAt={readAt}
        isBusy={take.isPending}
        onOpen={open}
        onStep={start}
      />
      {asked && (
        <StepDialog
          {...asked}
          onSubmit={(values) => run(asked.item, asked.step, values)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function focusRow(list: HTMLElement | null, item: WorkItem): void {
  list?.querySelector<HTMLElement>(`[data-row="${workItemKey(item)}"] [data-row-link]`)?.focus();
}
