import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEndOfSession, readToken, storeMode, storeOrganization, storeToken } from '../session/credentials.ts';
import { ApiError, api, apiAll, apiPage, toSearch, uploadError } from './api.ts';

/** The part of the browser's storage that the client uses. */
function storage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  } as Storage;
}

const replace = vi.fn();
const requests: Request[] = [];
let answer: () => Response;

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('window', {
    location: { origin: 'https://tandem.test', pathname: '/partners', search: '?q=acme', replace },
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push(new Request(`https://tandem.test${path}`, init));
    return answer();
  });
  storeToken('t0ken', true);
  storeMode('company');
});

afterEach(() => {
  replace.mockReset();
  requests.length = 0;
});

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

test('sends the caller and mode with every call', async () => {
  answer = () => json(200, {});
  await api('me');
  expect(requests[0]!.url).toBe('https://tandem.test/api/me');
  expect(requests[0]!.headers.get('authorization')).toBe('Bearer t0ken');
  expect(requests[0]!.headers.get('x-tandem-mode')).toBe('company');
});

test('sends the company with every call, and reloads when it changed', async () => {
  storeOrganization('acme');
  answer = () => json(200, {});
  await api('partners', { method: 'POST', body: {} });
  expect(requests[0]!.headers.get('x-tandem-organization')).toBe('acme');
  storeMode('partner');
  await api('me');
  expect(requests[1]!.headers.has('x-tandem-organization')).toBe(false);
  storeMode('company');
  answer = () => json(409, { message: 'You are not a member of this company.', statusCode: 409, view: 'ended' });
  await expect(api('partners')).rejects.toThrow('You are not a member of this company.');
  expect(replace).toHaveBeenCalledWith('/');
  expect(readToken()).toBe('t0ken');
});

test('the first request of a page has the mode of this browser and leaves company and program to the server', async () => {
  answer = () => json(200, {});
  storeOrganization('acme');
  await api('session', { opens: true });
  expect(requests[0]!.headers.get('x-tandem-mode')).toBe('company');
  expect(requests[0]!.headers.has('x-tandem-organization')).toBe(false);
});

test('a whole list is asked for beyond the usual page', async () => {
  answer = () => json(200, [{ id: '1' }]);
  expect(await apiAll('connections', { query: { status: 'connected' } })).toEqual([{ id: '1' }]);
  expect(requests[0]!.url).toBe('https://tandem.test/api/connections?_end=1000&status=connected');
});

test('an upload that is forbidden signs out as every call does', async () => {
  answer = () => json(200, null);
  expect(uploadError(403, { message: 'Unauthorized' })).toMatchObject({ status: 403, message: 'Unauthorized' });
  expect(readToken()).toBeNull();
  expect(replace).toHaveBeenCalledWith('/');
});

test('sends an idempotency key with a create', async () => {
  answer = () => json(201, {});
  await api('partners', { method: 'POST', body: {} });
  await api('partners', { method: 'POST', body: {} });
  await api('partners', { method: 'POST', body: {}, idempotencyKey: 'mine' });
  const keys = requests.map((request) => request.headers.get('idempotency-key'));
  expect(keys[0]).not.toBe(keys[1]);
  expect(keys[2]).toBe('mine');
});

test('reads the exact total from the header', async () => {
  answer = () => json(200, [{ id: '1' }], { 'x-total-count': '812' });
  expect(await apiPage('partners', {})).toEqual({ rows: [{ id: '1' }], total: 812 });
});

test('exposes message, status and fields of errors', async () => {
  answer = () => json(422, { message: 'Check the form', statusCode: 422, errors: { name: ['Name is taken'] } });
  const error = await api('partners', { method: 'POST', body: {} }).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: 'Check the form', status: 422, errors: { name: ['Name is taken'] } });
  expect(replace).not.toHaveBeenCalled();
});

test('gives a message for responses that are not JSON', async () => {
  answer = () => new Response('<html>bad gateway</html>', { status: 502 });
  const error = await api('partners').catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ message: 'Error (status code: 502)', status: 502 });
});

test('redirects to sign-in and back after a lost session', async () => {
  answer = () => json(401, { message: 'Sign in to continue.' });
  await api('partners').catch(() => undefined);
  expect(readToken()).toBeNull();
  expect(replace).toHaveBeenCalledWith('/login?to=%2Fpartners%3Fq%3Dacme');
});

test('the sign-in page says why the server ended the session', async () => {
  answer = () => json(401, { message: 'Your session was not used for 15 minutes.', session_ended: 'idle' });
  await api('partners').catch(() => undefined);
  expect(replace).toHaveBeenCalledWith('/login?to=%2Fpartners%3Fq%3Dacme');
  expect([readEndOfSession(), readEndOfSession()]).toEqual(['Your session was not used for 15 minutes.', null]);
});

test('a network that is refused opens the page again, keeps the session, and is shown by the first request', async () => {
  answer = () => json(403, { message: 'Your address is 192.0.2.1.', network: 'refused', address: '192.0.2.1' });
  await expect(api('session', { opens: true })).rejects.toThrow('Your address is 192.0.2.1.');
  expect(replace).not.toHaveBeenCalled();
  await expect(api('partners')).rejects.toThrow('Your address is 192.0.2.1.');
  expect(replace).toHaveBeenCalledExactlyOnceWith('/');
  expect(readToken()).toBe('t0ken');
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/session', '/api/partners']);
});

test('signs out after a forbidden call', async () => {
  answer = () => json(403, { message: 'Forbidden' });
  await api('partners').catch(() => undefined);
  expect(readToken()).toBeNull();
  expect(requests.at(-1)!.url).toBe('https://tandem.test/api/auth/sign-out');
  expect(requests.at(-1)!.headers.get('authorization')).toBe('Bearer t0ken');
  expect(replace).toHaveBeenCalledWith('/');
});

test('a wrong password does not end the session', async () => {
  sessionStorage.removeItem('tandem.token');
  localStorage.removeItem('tandem.token');
  answer = () => json(401, { message: 'Invalid credentials' });
  const error = await api('auth/sign-in/email', { method: 'POST', body: {} }).catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ message: 'Invalid credentials', status: 401 });
  expect(replace).not.toHaveBeenCalled();
});

test('repeats array parameters and omits empty ones', () => {
  expect(toSearch({ id: ['a', 'b'], q: '', page: null, _end: 10 })).toBe('?id=a&id=b&_end=10');
});

test.each([200, 201, 206, 299])('treats status %s as success', async (status) => {
  answer = () => json(status, { id: '1' });
  expect(await api('partners/1')).toEqual({ id: '1' });
});

test.each([300, 304, 400, 500])('treats status %s as failure', async (status) => {
  answer = () => new Response(null, { status });
  await expect(api('partners/1')).rejects.toMatchObject({ status, message: `Error (status code: ${status})` });
});

test('has no time limit per call', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    expect(signal).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve, 60 * 60_000));
    return json(200, { id: 'late' });
  });
  const late = api('partners/1');
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(await late).toEqual({ id: 'late' });
  vi.useRealTimers();
});

test('counts the rows of a list without a total', async () => {
  answer = () => json(200, [{ id: '1' }, { id: '2' }]);
  expect(await apiPage('partners', {})).toMatchObject({ total: 2 });
});

test('reads say what the page has seen, once a server with a replica has told it', async () => {
  const told = () => requests.at(-1)!.headers.get('x-tandem-position');
  answer = () => json(200, {});
  await api('partners');
  expect(told()).toBeNull();
  answer = () => json(201, {}, { 'x-tandem-position': '0/A0' });
  await api('partners', { method: 'POST', body: {} });
  answer = () => json(200, [], { 'x-tandem-position': 'nonsense' });
  await api('partners');
  expect(told()).toBe('0/A0');
  // A change is always the leader's, and an older answer that arrives late takes nothing back.
  answer = () => json(201, {}, { 'x-tandem-position': '0/9F' });
  await api('partners', { method: 'POST', body: {} });
  expect(told()).toBeNull();
  await api('partners', { method: 'POST', body: {}, asks: true });
  expect(told()).toBe('0/A0');
});
