import { type OfficeText, officeText } from './office-text.ts';
import { withWatermark } from './watermark.ts';

export type FileTask = { bytes: Uint8Array } & ({ kind: 'text' } | { kind: 'watermark'; lines: readonly string[] });

export const run = async (task: FileTask): Promise<OfficeText | Uint8Array> =>
  task.kind === 'text' ? officeText(task.bytes) : withWatermark(task.bytes, task.lines);
