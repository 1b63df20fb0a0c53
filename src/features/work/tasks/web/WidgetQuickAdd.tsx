import { QuickAdd } from './QuickAdd.tsx';

/** Adds a task of one's own without leaving the dashboard. */
export default function WidgetQuickAdd({ widget }: { widget: string }) {
  return widget === 'my_tasks' ? <QuickAdd isShort /> : null;
}
