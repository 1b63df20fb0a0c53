import { Refusal } from '#server/errors.ts';
import { guardedTask } from '#server/guarded/guarded.ts';
import type { FileType } from '../../schema.ts';
import { type FileText, limits } from './limits.ts';

const nothing: FileText = { status: 'empty', pages: null, text: '' };
/** The result for a file that is damaged or gone. */
export const unreadText: FileText = { status: 'failed', pages: null, text: '' };

const isReadable = (kind: FileType, file_name: string) =>
  kind === 'pdf' || kind === 'text' || /\.(docx|xlsx|pptx|odt|ods|odp)$/i.test(file_name);

const readText = guardedTask<typeof import('./text.task.ts').run>(new URL('./text.task.ts', import.meta.url), {
  subject: 'The file',
  field: 'file',
  seconds: limits.seconds,
  lane: 'large',
  isStrict: true,
});

/** The text of a file, within the limits. A damaged file gives the status `failed`. @throws 429 while many are read */
export async function textOfFile(kind: FileType, file_name: string, bytes: Buffer, share: string): Promise<FileText> {
  if (!isReadable(kind, file_name) || bytes.length > limits.bytes) return nothing;
  return readText({ kind, bytes: new Uint8Array(bytes) }, { share }).catch((error) => {
    if (error instanceof Refusal && error.statusCode === 422) return unreadText;
    throw error;
  });
}
