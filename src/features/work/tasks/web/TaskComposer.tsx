import type { ComposerProps } from '#web/feature.ts';
import { QuickAdd } from './QuickAdd.tsx';

/** Adds a task about the record; a partner is also the partner of the task. */
export default function TaskComposer({ on, id }: ComposerProps) {
  return <QuickAdd record={{ table: on, id }} {...(on === 'partners' && { partner_id: id })} />;
}
