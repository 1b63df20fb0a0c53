import type { Import } from '../schema.ts';

type Tone = 'grey' | 'blue' | 'amber' | 'green' | 'red' | 'violet';

export const statusWords: Record<Import['status'], { label: string; tone: Tone }> = {
  mapping: { label: 'Being prepared', tone: 'grey' },
  checked: { label: 'Checked', tone: 'blue' },
  running: { label: 'Running', tone: 'amber' },
  done: { label: 'Done', tone: 'green' },
  failed: { label: 'Failed', tone: 'red' },
  undoing: { label: 'Being taken back', tone: 'amber' },
  undone: { label: 'Taken back', tone: 'grey' },
};
