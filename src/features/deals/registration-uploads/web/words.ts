import { sayable } from '#shared/text/labels.ts';
import type { UploadedRow } from '../schema.ts';

export const resultWords = sayable({
  ready: { label: 'Ready', tone: 'blue' },
  registered: { label: 'Registered', tone: 'green' },
  refused: { label: 'Not registered', tone: 'red' },
} as const satisfies Record<UploadedRow['result'], { label: string; tone: string }>);
