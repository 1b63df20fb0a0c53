import type { RouteOptions } from 'fastify';
import { type Action, allows, ofRole, type Side } from '#shared/permissions.ts';
import type { FlagDeclaration } from './flags/flags.ts';

/** One thing permissions are about, with what can be done to it on which side. */
export interface CatalogueEntry {
  resource: string;
  actions: Action[];
  sides: Side[];
}

const METHODS_OF_READING = ['GET', 'HEAD'];

/** Every permission there is, gathered from the routes that ask for one as they are registered: no list is kept by hand. */
export class PermissionCatalogue {
  readonly #found = new Map<string, { actions: Set<Action>; sides: Set<Side>; routes: number }>();
  /** By resource, how many of its routes stand behind a flag. */
  readonly #switches = new Map<string, { flag: FlagDeclaration; routes: number }>();
  readonly #owners = new Map<string, FlagDeclaration>();
  /** By path, the flag its routes stand behind. */
  readonly #behind = new Map<string, FlagDeclaration>();
  readonly #reads: { path: string; resource: string; action: Action }[] = [];
  /** By flag, what it takes while it is off; worked out when all routes are known. */
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

  /** Hears which flag a route stands behind. */
  learnSwitch({ url, config }: Pick<RouteOptions, 'url' | 'config'>, flag: FlagDeclaration): void {
    this.#taken = undefined;
    this.#behind.set(pathOf(url), flag);
    const resource = config?.can?.split(':')[0];
    if (!resource) return;
    const { routes } = this.#switches.get(resource) ?? { routes: 0 };
    this.#switches.set(resource, { flag, routes: routes + 1 });
  }

  /** Hears which resources are a module's own, though another module may ask for the same permission. */
  learnOwner(resource: string, flag: FlagDeclaration): void {
    this.#taken = undefined;
    this.#owners.set(resource, flag);
  }

  /**
   * What modules that are off take from everybody's permissions: their own resources, and those all of whose routes are
   * theirs. So whatever asks for a permission, a tab or a widget, need not ask for the flag as well.
   * @param off the flags of those modules
   */
  withheld(off: readonly string[]): string[] {
    if (off.length === 0) return [];
    this.#taken ??= this.#takenByFlag();
    return off.flatMap((key) => this.#taken!.get(key) ?? []);
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
   * path with its parameters. Behind a flag that is off nothing is.
   */
  unreadable(permissions: readonly string[], flags: Readonly<Record<string, boolean>> = {}): string[] {
    // What a module that is off withholds says nothing about routes of others that ask for the same permission.
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
