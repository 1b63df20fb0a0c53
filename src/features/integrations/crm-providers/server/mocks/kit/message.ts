/** A request as a mock receives it, from a socket or from inside the product. */
export interface MockRequest {
  method: string;
  /** The path with its query. */
  url: string;
  /** The names are in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

export interface MockResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** A mock as a pure function; it throws `Dropped` instead of a response when the connection ends. */
export type MockHandler = (request: MockRequest) => Promise<MockResponse>;

/** The connection ended without an answer. The request may have been processed. */
export class Dropped extends Error {
  override name = 'Dropped';
}

export const jsonResponse = (
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): MockResponse => ({
  status,
  headers: { 'content-type': 'application/json;charset=utf-8', ...headers },
  body: JSON.stringify(value),
});

export const emptyResponse = (status: number, headers: Readonly<Record<string, string>> = {}): MockResponse => ({
  status,
  headers,
  body: '',
});

/** The token of `Authorization: Bearer`. */
export const bearerOf = ({ headers }: MockRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** Splits the address of a request. */
export function mockCrmAddress({ url }: MockRequest): { path: string; query: URLSearchParams } {
  const { pathname, searchParams } = new URL(url, 'http://mock.invalid');
  return { path: pathname, query: searchParams };
}
