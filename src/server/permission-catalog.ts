import type { RouteOptions } from 'fastify';
import { allows, ofRole } from '#shared/access/permissions.ts';
import type { Action, Side } from '../shared/access/roles.ts';
import type { FlagDeclaration } from './flags/flags.ts';

/** A resource with the actions its permissions allow on each side. */
export interface CatalogEntry {
  resource: string;
  actions: Action[];
  sides: Side[];
}

const METHODS_OF_READING = ['GET', 'HEAD'];

/** All permissions, collected from the routes as they are registered. */
export class PermissionCatalog {
  readonly #found = new Map<string, { actions: Set<Action>; sides: Set<Side>; routes: number }>();
  /** The number of routes of each resource that depend on a flag. */
  readonly #switches = new Map<string, { flag: FlagDeclaration; routes: number }>();
  readonly #owners = new Map<string, FlagDeclaration>();
  /** The flag of the routes at each path. */
  readonly #behind = new Map<string, FlagDeclaration>();
  readonly #reads: { path: string; resource: string; action: Action }[] = [];
  /** The permissions that each flag removes while it is off, computed when all routes are known. */
  #taken: ReadonlyMap<string, string[]> | undefined;

  learn({ url, method, config }: Pick<RouteOptions, 'url' | 'method' | 'config'>): void {
    const { can, modes = ['company'] } = config ?? {};
    if (!can) return;
    this.#taken = undefined;
    const [resource, action] = can.split(':') as [string, Action];
    const entry = this.#found.get(resource) ?? { actions: new Set(), sides: new Set(), routes: 0 };
    this.#found.set(resource, entry);
    entry.actions.add(action);
    entry.routes += 1;
    for (const mode of modes) entry.sides.add(mode);
    const isRead = METHODS_OF_READING.includes([method].flat()[0]!);
    if (isRead) this.#reads.push({ path: pathOf(url), resource, action });
  }

  /** Registers the flag of a route. */
  learnSwitch({ url, config }: Pick<RouteOptions, 'url' | 'config'>, flag: FlagDeclaration): void {
    this.#taken = undefined;
    this.#behind.set(pathOf(url), flag);
    const resource = config?.can?.split(':')[0];
    if (!resource) return;
    const { routes } = this.#switches.get(resource) ?? { routes: 0 };
    this.#switches.set(resource, { flag, routes: routes + 1 });
  }

  /** Registers the resources of a module, even if another module uses the same permission. */
  learnOwner(resource: string, flag: FlagDeclaration): void {
    this.#taken = undefined;
    this.#owners.set(resource, flag);
  }

  /**
   * The permissions that modules remove while they are off: their own resources, and those whose routes all belong to
   * them. So a tab or widget that checks a permission need not check the flag too.
   * @param off the flags of those modules
   */
  withheld(off: readonly string[]): string[] {
    if (off.length === 0) return [];
    this.#taken ??= this.#takenByFlag();
    return off.flatMap((key) => this.#taken!.get(key) ?? []);
  }

  /** The same permissions of modules that are not part of the company's program; requests may still use them. */
  hidden(modules: readonly string[]): string[] {
    return this.withheld(modules).map((grant) => `~${grant.slice(1)}`);
  }

  #takenByFlag(): Map<string, string[]> {
    const ofRoutes = [...this.#switches].flatMap(([resource, { flag, routes }]) =>
      routes === this.#found.get(resource)?.routes ? [[resource, flag] as const] : [],
    );
    const owned = [...new Map([...ofRoutes, ...this.#owners])];
    const byFlag = [...Map.groupBy(owned, ([, { key }]) => key)];
    return new Map(
      byFlag.map(([key, resources]) => [
        key,
        resources.flatMap(([resource, { guards }]) =>
          guards === 'changes' ? [`-${resource}:manage`] : [`-${resource}:view`, `-${resource}:manage`],
        ),
      ]),
    );
  }

  entries(): CatalogEntry[] {
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
   * The addresses that these permissions do not allow to read, so that screens need not request them: `imports/*` for
   * all below, or a path with its parameters. They include everything behind a flag that is off.
   */
  unreadable(permissions: readonly string[], flags: Readonly<Record<string, boolean>> = {}): string[] {
    // A module that is off does not affect other modules' routes with the same permission.
    const standing = ofRole(permissions);
    const isOff = (path: string) => {
      const flag = this.#behind.get(path);
      return !!flag && flag.guards !== 'changes' && flags[flag.key] === false;
    };
    const bySegment = Map.groupBy(this.#reads, ({ path }) => path.split('/')[0]!);
    return [...bySegment].flatMap(([segment, routes]) => {
      const closed = routes.filter(({ path, resource, action }) => isOff(path) || !allows(standing, resource, action));
      return closed.length === routes.length ? [`${segment}/*`] : [...new Set(closed.map(({ path }) => path))];
    });
  }
}

const pathOf = (url: string) => url.replace(/^\/api\//, '');
