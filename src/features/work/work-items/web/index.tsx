import ListTodo from 'lucide-react/icons/list-todo';
import { lazy, Suspense } from 'react';
import { otherEmails } from '#features/engagement/notifications/web/index.tsx';
import { coming } from '#web/components/coming.tsx';
import type { WebFeature } from '#web/feature.ts';
import { useCan } from '#web/session/session.tsx';
import { fillSlot } from '#web/slots.tsx';
import type { WorkItem } from '../schema.ts';
import { OpenWork } from './OpenWork.tsx';
import type { StepDialogProps } from './StepDialog.tsx';
import { texts as t } from './texts.ts';
import { entryCounts, usePreloadHomeWork } from './useWork.ts';
import css from './work.module.css';

const widget = () => import('./WorkWidget.tsx');
const sentence = () => import('./Sentence.tsx');
const LazyStepDialog = lazy(() => import('./StepDialog.tsx').then(({ StepDialog }) => ({ default: StepDialog })));
const Widget = lazy(widget);
const Sentence = lazy(sentence);

/** Starts to load the code for the work of a home page together with the page. */
export function loadHomeWork(): void {
  void widget();
  void sentence();
}

/** My work, on home pages. */
export function WorkWidget() {
  return (
    <Suspense fallback={coming}>
      <Widget />
    </Suspense>
  );
}

/** Asks for what a step needs, and shows what it does. */
export function WorkStepDialog(props: StepDialogProps) {
  return (
    <Suspense fallback={null}>
      <LazyStepDialog {...props} />
    </Suspense>
  );
}

/** The sentence about the reader's work, on home pages. */
export function WorkSentence() {
  const mayView = useCan('work_items', 'view');
  return mayView ? (
    <Suspense fallback={<p className={css.sentence} />}>
      <Sentence />
    </Suspense>
  ) : null;
}

/** Starts to load the work of a home page together with the page. */
export function useWorkSoon(): void {
  usePreloadHomeWork(useCan('work_items', 'view'));
}

/** "Due tomorrow", "Expires in 5 days". */
export const dueText = (is: WorkItem['due_is'], when: string): string => t.dueAt[is](when);

export { opensDialog } from './opensDialog.ts';
export { useStep } from './useWork.ts';

const view = { permission: 'work_items:view' } as const;

export const feature: WebFeature = {
  name: 'work-items',
  flag: 'work_items',
  menu: [
    {
      group: 'Company',
      label: 'My work',
      path: '/work',
      icon: ListTodo,
      order: 10,
      keywords: ['to do', 'approvals', 'waiting', 'overdue'],
      count: OpenWork,
      daily: { order: 20 },
      ...view,
    },
  ],
  entryCounts: { ...entryCounts, ...view },
  copies: ['work_items', 'work_items/count', 'work_items/email'],
  screenTabs: [{ of: 'work', path: '/work', label: 'My work', order: 10 }],
  parts: [fillSlot(otherEmails, { order: 10, part: () => import('./MorningEmail.tsx'), ...view })],
  routes: [{ path: '/work', title: 'My work', page: () => import('./work.tsx'), offline: true, ...view }],
};
