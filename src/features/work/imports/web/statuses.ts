import type { Import } from '../schema.ts';

type Tone = 'gray' | 'blue' | 'amber' | 'green' | 'red' | 'violet';

export const statusWords: Record<Import['status'], { label: string; tone: Tone }> = {
  mapping: { label: 'Draft', tone: 'gray' },
  checked: { label: 'Checked', tone: 'blue' },
  running: { label: 'Running', tone: 'amber' },
  done: { label: 'Done', tone: 'green' },
  failed: { label: 'Failed', tone: 'red' },
  undoing: { label: 'Undoing', tone: 'amber' },
  undone: { label: 'Undone', tone: 'gray' },
};
