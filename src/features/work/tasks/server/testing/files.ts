import { storeFile } from '#features/platform/stored-files/server/service.ts';
import type { Call } from '#server/call.ts';
import type { FileStore } from '#server/ports/files.ts';
import { addTaskFile } from '../files.ts';

/** A small text file of a task. */
export async function givenTaskFile(call: Call, files: FileStore, task_id: string): Promise<string> {
  return addTaskFile(call, { task_id }, await storeFile(files, 'notes.txt', Buffer.from('Notes of a call\n')));
}
