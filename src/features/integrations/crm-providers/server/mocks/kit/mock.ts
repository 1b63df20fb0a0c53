import type { Operation } from './description.ts';
import { createFaults, type Faults } from './faults.ts';
import { type MockHandler, type MockRequest, type MockResponse, mockCrmAddress } from './message.ts';
import type { MockStore, StoreView } from './store.ts';

/** A request that passed all checks. */
export interface MockCall {
  request: MockRequest;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The parsed body, valid by the description. */
  body: unknown;
  view: StoreView;
  now: Date;
  /** Runs when the changes of the request are stored, such as for webhooks. */
  afterwards(work: () => void): void;
}

export type MockRoute = (call: MockCall) => Promise<MockResponse>;

/** A request that the provider would not accept, or a response that it would not send. */
export interface Violation {
  request: string;
  problems: readonly string[];
}

export interface MockOptions {
  store: MockStore;
  now: () => Date;
  /** The provider's operations; only those with a route exist. */
  operations: readonly Operation[];
  /** By the operation's name: `GET /crm/v3/objects/companies`. */
  routes: Readonly<Record<string, MockRoute>>;
  /** Checks credentials and rates before anything else. @returns a refusal, or null */
  admit(request: MockRequest, operation: Operation): MockResponse | null;
  /** The provider's refusal of an invalid request. */
  refuse(problems: readonly string[]): MockResponse;
  /** The provider's answer to an unknown path. */
  unknown(request: MockRequest): MockResponse;
  /** The answer to an error of a route, whose changes are undone. @returns null for an unexpected error */
  rejected?: (error: unknown) => MockResponse | null;
  /** Added to each response, such as the state of the rate limit. */
  headers?: () => Readonly<Record<string, string>>;
}

/** A mock server: a handler with faults, and the list of what it refused because of the description. */
export interface Mock {
  handle: MockHandler;
  faults: Faults;
  /** A test of a client expects this list to be empty. */
  violations: readonly Violation[];
  /** The names of the processed operations with the number of requests. */
  requests: ReadonlyMap<string, number>;
}

export function createMock({
  store,
  now,
  operations,
  routes,
  admit,
  refuse,
  unknown,
  rejected = () => null,
  headers = () => ({}),
}: MockOptions): Mock {
  const names = new Set(operations.map(({ name }) => name));
  for (const name of Object.keys(routes)) if (!names.has(name)) throw new Error(`No description has "${name}".`);
  const violations: Violation[] = [];
  const requests = new Map<string, number>();
  const faults = createFaults();

  // A fixed path such as `/batch/read` comes before `/{id}`.
  const ordered = operations
    .filter(({ name }) => routes[name])
    .toSorted((a, b) => a.name.split('{').length - b.name.split('{').length);

  function find(method: string, path: string) {
    for (const operation of ordered) {
      const match = operation.method === method ? operation.pattern.exec(path) : null;
      if (!match) continue;
      const params = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
      return { operation, params: Object.fromEntries(params) as Record<string, string> };
    }
  }

  const handle: MockHandler = async (request) => {
    const { path, query } = mockCrmAddress(request);
    const label = `${request.method} ${path}`;
    const found = find(request.method, path);
    if (!found) {
      violations.push({ request: label, problems: ['the path is unknown'] });
      return unknown(request);
    }
    const { operation, params } = found;
    requests.set(operation.name, (requests.get(operation.name) ?? 0) + 1);
    const refused = admit(request, operation);
    if (refused) return refused;
    const { problems, body } = operation.checkRequest({
      params,
      query,
      contentType: request.headers['content-type'] ?? '',
      body: request.body,
    });
    if (problems.length > 0) {
      violations.push({ request: label, problems });
      return refuse(problems);
    }
    const after: (() => void)[] = [];
    const response = await store
      .transaction((view) =>
        routes[operation.name]!({
          request,
          params,
          query,
          body,
          view,
          now: now(),
          afterwards: (work) => after.push(work),
        }),
      )
      .catch((error: unknown) => {
        after.length = 0;
        const refusal = rejected(error);
        if (!refusal) throw error;
        return refusal;
      });
    for (const work of after) work();
    const own = operation.checkResponse(response.status, response.body);
    if (own.length > 0) violations.push({ request: `the response to ${label}`, problems: own });
    return { ...response, headers: { ...headers(), ...response.headers } };
  };

  return { handle: faults.around(handle), faults, violations, requests };
}
