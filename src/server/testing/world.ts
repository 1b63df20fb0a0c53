import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { newId } from '#shared/ids.ts';
import type { Role } from '../../shared/access/roles.ts';
import { Call, scopeOf, systemActor } from '../call.ts';
import type { Row } from '../db/client.ts';
import { sql } from '../db/sql.ts';
import type { Kernel } from '../kernel.ts';
import { enterFoundation, type FoundationOptions } from './foundation.ts';

/** A signed-in user, who sends requests. */
export interface Person {
  user_id: string;
  email: string;
  token: string;
  request(
    method: InjectOptions['method'] & string,
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  get<T = Row>(url: string): Promise<T>;
  /** Reads rows that are no records, which are answered under `rows`. */
  rows<T = Row>(url: string): Promise<T[]>;
  post<T = Row>(url: string, body?: unknown): Promise<T>;
  patch<T = Row>(url: string, body: unknown): Promise<T>;
}

export interface Company {
  id: string;
  owner: Person;
  /** Creates another member of the company. */
  member(role: Role): Promise<Person>;
  /** Runs domain functions as the product itself, in one transaction. */
  within<T>(work: (call: Call) => Promise<T>): Promise<T>;
}

/**
 * Creates a running app without users. Use one per test file. The files of a worker share one, each with its own
 * companies; a file that needs special parts, records the routes or creates a second one gets a separate world.
 */
export async function createWorld(options: FoundationOptions = {}) {
  const { app, kernel, clock, database, others, close } = await enterFoundation(options);

  /** A person who has confirmed the address. */
  async function person(email = `person-${newId().slice(-8)}@tandem.test`, full_name = 'Test Person'): Promise<Person> {
    const { user_id } = await kernel.identity.provider.register({ email, password: PASSWORD, full_name });
    await kernel.system.unscoped((tx) =>
      tx.run(sql`update identity.users set email_verified = true where id = ${user_id}`),
    );
    const { token } = await kernel.identity.provider.openSession(user_id, { rememberMe: true });
    return actingAs(app, { user_id, email, token });
  }

  async function join(organization_id: string, user_id: string, role: Role): Promise<void> {
    await kernel.system.unscoped((tx) =>
      tx.run(
        sql`insert into memberships (organization_id, user_id, role) values (${organization_id}, ${user_id}, ${role})`,
      ),
    );
    kernel.identity.forget();
  }

  async function organization(kind: 'vendor' | 'partner', name: string): Promise<string> {
    const id = newId();
    await kernel.system.unscoped(async (tx) => {
      await tx.run(sql`
        insert into organizations (id, name, slug, kind) values (${id}, ${name}, ${`${kind}-${id.slice(-12)}`}, ${kind})`);
      if (kind === 'vendor') await tx.run(sql`insert into program_settings (organization_id) values (${id})`);
    });
    return id;
  }

  return {
    app,
    kernel,
    clock,
    database,
    person,
    join,
    /** Whether a company or partner organization belongs to this file, and not to an earlier file of the worker. */
    isOwn: (organization_id: unknown) => typeof organization_id === 'string' && !others.has(organization_id),
    /** Turns on every module, whatever its flag is by default. */
    async switchEverythingOn(): Promise<void> {
      await kernel.system.unscoped((tx) => tx.run(sql`update feature_flags set is_on = true`));
      kernel.flags.forget();
    },
    /** Turns modules on or off for one company. */
    async switchFor({ id }: Company, keys: readonly string[], is_on: boolean): Promise<void> {
      await kernel.system.unscoped((tx) =>
        tx.run(sql`
          insert into feature_flag_overrides (flag_id, kind, target, is_on)
          select id, 'organization', ${id}, ${is_on} from feature_flags where key = any(${keys})
          on conflict (flag_id, kind, target) do update set is_on = excluded.is_on`),
      );
      kernel.flags.forget();
    },
    /** A vendor with an owner and default program settings. */
    async company(name = 'Acme'): Promise<Company> {
      const id = await organization('vendor', name);
      const owner = await person();
      await join(id, owner.user_id, 'owner');
      return {
        id,
        owner,
        async member(role) {
          const one = await person();
          await join(id, one.user_id, role);
          return one;
        },
        within: (work) => withinCompany(kernel, id, work),
      };
    },
    /** Creates a login for an existing partner row: its organization, and a user in partner mode. */
    async partnerUser(company: Company, partner_id: string, role: Role = 'partner_admin'): Promise<Person> {
      const user = await person();
      const [row] = await kernel.system.unscoped((tx) =>
        tx.rows<{ home: string | null }>(sql`
          select partner_organization_id as home from partners
          where organization_id = ${company.id} and id = ${partner_id}`),
      );
      const home = row?.home ?? (await organization('partner', 'Partner'));
      await kernel.system.unscoped((tx) =>
        tx.run(sql`
          update partners set partner_organization_id = ${home}
          where organization_id = ${company.id} and id = ${partner_id}`),
      );
      await join(home, user.user_id, role);
      return user;
    },
    close,
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
export const PASSWORD = 'correct horse battery';

export async function withinCompany<T>(
  kernel: Kernel,
  organization_id: string,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  const actor = systemActor(organization_id);
  return kernel.db.transaction(scopeOf(actor), (tx) =>
    work(new Call({ actor, tx, clock: kernel.clock, sealing: kernel.sealing })),
  );
}

function actingAs(app: FastifyInstance, who: Pick<Person, 'user_id' | 'email' | 'token'>): Person {
  async function request(method: string, url: string, body?: unknown, headers: Record<string, string> = {}) {
    return app.inject({
      method: method as 'GET',
      url: url.startsWith('/api/') ? url : `/api${url}`,
      headers: { authorization: `Bearer ${who.token}`, ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
  }
  /** Returns a successful response; otherwise throws an error with the answer. */
  async function succeed<T>(method: string, url: string, body?: unknown): Promise<T> {
    const response = await request(method, url, body);
    if (response.statusCode >= 300)
      throw new Error(`${method} ${url} answered ${response.statusCode}: ${response.body}`);
    return (response.body ? response.json() : undefined) as T;
  }
  return {
    ...who,
    request,
    get: (url) => succeed('GET', url),
    rows: async (url) => (await succeed<{ rows: never[] }>('GET', url)).rows,
    post: (url, body) => succeed('POST', url, body ?? {}),
    patch: (url, body) => succeed('PATCH', url, body),
  };
}
