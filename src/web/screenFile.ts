import { NoConnection } from './connection.ts';

/** A file that did not come because nothing comes: what is on screen stays, and the file is tried again when it can come. */
export class NotLoaded extends NoConnection {}

/** Whether a file could come: for those that did not. */
export async function isReachable(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

const isMissing = (error: unknown): error is Error =>
  error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message);

/** After a deployment an open tab asks for files that are gone: only a reload helps. */
export const isStaleBuild = (error: unknown) => isMissing(error) && !(error instanceof NotLoaded);

/** The router loads the page anew, once, for a file of a screen that is gone: in these words, whatever the browser's are. */
export function screenFile<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () =>
    load().catch(async (error: unknown) => {
      if (!isMissing(error)) throw error;
      if (!(await isReachable())) throw new NotLoaded(error);
      throw new Error(`Failed to fetch dynamically imported module: ${error.message}`, { cause: error });
    });
}
