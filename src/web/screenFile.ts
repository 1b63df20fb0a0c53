import { NoConnection } from './requests/connection.ts';

/**
 * Thrown when a file of the application could not be loaded because the server is unreachable: the screen stays, and
 * the file is requested again later.
 */
export class NotLoaded extends NoConnection {}

/** Whether the server is reachable, so that a file could be loaded. */
export async function isReachable(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

const isMissing = (error: unknown): error is Error =>
  error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message);

/** After a deployment an open tab requests files that no longer exist; only a reload helps. */
export const isStaleBuild = (error: unknown) => isMissing(error) && !(error instanceof NotLoaded);

/**
 * Loads the file of a screen. If it no longer exists, it throws the message on which the router reloads the page once,
 * whatever the browser's own message is.
 */
export function screenFile<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () =>
    load().catch(async (error: unknown) => {
      if (!isMissing(error)) throw error;
      if (!(await isReachable())) throw new NotLoaded(error);
      throw new Error(`Failed to fetch dynamically imported module: ${error.message}`, { cause: error });
    });
}
