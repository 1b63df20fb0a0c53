import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, api, apiPage, toSearch } from './api.ts';
import { keepMode, keepOrganization, keepToken, readToken } from './credentials.ts';

/** The parts of a browser that the client touches. */
function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

const replace = vi.fn();
const asked: Request[] = [];
let answer: () => Response;

beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('window', {
    location: { origin: 'https://tandem.test', pathname: '/partners', search: '?q=acme', replace },
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push(new Request(`https://tandem.test${path}`, init));
    return answer();
  });
  keepToken('t0ken', true);
  keepMode('company');
});

afterEach(() => {
  replace.mockReset();
  asked.length = 0;
});

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

test('every call says who asks and in which view', async () => {
  answer = () => json(200, {});
  await api('me');
  expect(asked[0]!.url).toBe('https://tandem.test/api/me');
  expect(asked[0]!.headers.get('authorization')).toBe('Bearer t0ken');
  expect(asked[0]!.headers.get('x-tandem-mode')).toBe('company');
});

test('every call says which company it is meant for, and begins anew when that is no longer one’s own', async () => {
  keepOrganization('acme');
  answer = () => json(200, {});
  await api('partners', { method: 'POST', body: {} });
  expect(asked[0]!.headers.get('x-tandem-organization')).toBe('acme');
  keepMode('partner');
  await api('me');
  expect(asked[1]!.headers.has('x-tandem-organization')).toBe(false);
  keepMode('company');
  answer = () => json(409, { message: 'You do not work for this company.', statusCode: 409, view: 'ended' });
  await expect(api('partners')).rejects.toThrow('You do not work for this company.');
  expect(replace).toHaveBeenCalledWith('/');
  expect(readToken()).toBe('t0ken');
});

test('the session is asked for without a view, so that the saved preference decides', async () => {
  answer = () => json(200, {});
  await api('session', { modeless: true });
  expect(asked[0]!.headers.has('x-tandem-mode')).toBe(false);
});

test('a create carries a key that keeps it from happening twice; the form may repeat its own', async () => {
  answer = () => json(201, {});
  await api('partners', { method: 'POST', body: {} });
  await api('partners', { method: 'POST', body: {} });
  await api('partners', { method: 'POST', body: {}, idempotencyKey: 'mine' });
  const keys = asked.map((request) => request.headers.get('idempotency-key'));
  expect(keys[0]).not.toBe(keys[1]);
  expect(keys[2]).toBe('mine');
});

test('a list has its exact total from the header', async () => {
  answer = () => json(200, [{ id: '1' }], { 'x-total-count': '812' });
  expect(await apiPage('partners', {})).toEqual({ rows: [{ id: '1' }], total: 812 });
});

test('errors carry the message, the status and the fields', async () => {
  answer = () => json(422, { message: 'Check the form', statusCode: 422, errors: { name: ['Name is taken'] } });
  const error = await api('partners', { method: 'POST', body: {} }).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: 'Check the form', status: 422, errors: { name: ['Name is taken'] } });
  expect(replace).not.toHaveBeenCalled();
});

test('an answer that is no JSON still has a message', async () => {
  answer = () => new Response('<html>bad gateway</html>', { status: 502 });
  const error = await api('partners').catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ message: 'Error (status code: 502)', status: 502 });
});

test('a lost session leads to sign-in and back', async () => {
  answer = () => json(401, { message: 'Sign in to continue.' });
  await api('partners').catch(() => undefined);
  expect(readToken()).toBeNull();
  expect(replace).toHaveBeenCalledWith('/login?to=%2Fpartners%3Fq%3Dacme');
});

test('a forbidden call signs out and leads home', async () => {
  answer = () => json(403, { message: 'Forbidden' });
  await api('partners').catch(() => undefined);
  expect(readToken()).toBeNull();
  expect(asked.at(-1)!.url).toBe('https://tandem.test/api/auth/sign-out');
  expect(asked.at(-1)!.headers.get('authorization')).toBe('Bearer t0ken');
  expect(replace).toHaveBeenCalledWith('/');
});

test('a wrong password is no lost session', async () => {
  sessionStorage.removeItem('tandem.token');
  localStorage.removeItem('tandem.token');
  answer = () => json(401, { message: 'Invalid credentials' });
  const error = await api('auth/sign-in/email', { method: 'POST', body: {} }).catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ message: 'Invalid credentials', status: 401 });
  expect(replace).not.toHaveBeenCalled();
});

test('repeated values repeat their parameter, empty ones leave it out', () => {
  expect(toSearch({ id: ['a', 'b'], q: '', page: null, _end: 10 })).toBe('?id=a&id=b&_end=10');
});
