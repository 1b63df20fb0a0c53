import { useParams } from '@tanstack/react-router';

/** Reads a `$part` of the current address: `useParam('id')` on `/partners/show/$id`. */
export function useParam(name: string): string {
  const params = useParams({ strict: false }) as Record<string, string | undefined>;
  const value = params[name];
  if (value === undefined) throw new Error(`this screen's path has no $${name}`);
  return value;
}
