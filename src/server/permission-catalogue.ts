import type { RouteOptions } from 'fastify';
import { type Action, allows, type Side } from '#shared/permissions.ts';

/** One thing permissions are about, with what can be done to it on which side. */
export interface CatalogueEntry {
  resource: string;
  actions: Action[];
  sides: Side[];
}

const METHODS_OF_READING = ['GET', 'HEAD'];

/** Every permission there is, gathered from the routes that ask for one as they are registered: no list is kept by hand. */
export class PermissionCatalogue {
  readonly #found = new Map<string, { actions: Set<Action>; sides: Set<Side> }>();
  readonly #reads: { path: string; resource: string; action: Action }[] = [];

  learn({ url, method, config }: Pick<RouteOptions, 'url' | 'method' | 'config'>): void {
    const { can, modes = ['company'] } = config ?? {};
    if (!can) return;
    const [resource, action] = can.split(':') as [string, Action];
    const entry = this.#found.get(resource) ?? { actions: new Set(), sides: new Set() };
    this.#found.set(resource, entry);
    entry.actions.add(action);
    for (const mode of modes) entry.sides.add(mode);
    const isRead = METHODS_OF_READING.includes([method].flat()[0]!);
    if (isRead) this.#reads.push({ path: url.replace(/^\/api\//, ''), resource, action });
  }

  entries(): CatalogueEntry[] {
    return [...this.#found]
      .map(([resource, { actions, sides }]) => ({
        resource,
        actions: (['view', 'manage'] as const).filter((action) => actions.has(action)),
        sides: (['company', 'partner'] as const).filter((side) => sides.has(side)),
      }))
      .sort((a, b) => a.resource.localeCompare(b.resource));
  }

  knows(resource: string): boolean {
    return this.#found.has(resource);
  }

  has(grant: string, side: Side): boolean {
    const [resource, action] = grant.split(':') as [string, Action];
    const entry = this.#found.get(resource);
    return !!entry?.actions.has(action) && entry.sides.has(side);
  }

  /**
   * Addresses these permissions do not open for reading, so that screens need not ask in vain: `imports/*` for all below, or a
   * path with its parameters.
   */
  unreadable(permissions: readonly string[]): string[] {
    const bySegment = Map.groupBy(this.#reads, ({ path }) => path.split('/')[0]!);
    return [...bySegment].flatMap(([segment, routes]) => {
      const closed = routes.filter(({ resource, action }) => !allows(permissions, resource, action));
      return closed.length === routes.length ? [`${segment}/*`] : [...new Set(closed.map(({ path }) => path))];
    });
  }
}
