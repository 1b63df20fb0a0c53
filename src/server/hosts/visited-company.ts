import { AsyncLocalStorage } from 'node:async_hooks';
import { notFound } from '../errors.ts';

/** The company at whose host name the current visitor is. */
const visited = new AsyncLocalStorage<string>();

/** Runs the rest of a visitor's request, in which only this company exists. */
export const visiting = (organization_id: string, work: () => void): void => visited.run(organization_id, work);

/** @throws 404 when a visitor at the host name of a company asks for another company's data */
export function requireVisited(organization_id: string): void {
  const company = visited.getStore();
  if (company !== undefined && company !== organization_id) throw notFound();
}
