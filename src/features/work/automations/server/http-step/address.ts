import { Refusal } from '#server/errors.ts';

/** A path below the address of a system: it may end the address, and add a query. */
const PATH = /^(?:[/?][A-Za-z0-9/?&=%:@!$'()*+,;._~-]*)?$/;

/** @returns the problem of a path, whose placeholders are already filled, as the end of a sentence */
export function requestPathProblem(path: string): string | undefined {
  if (path !== '' && !/^[/?]/.test(path)) return 'must begin with a slash, such as /contacts';
  if (!PATH.test(path)) return 'has a character that an address cannot have';
  const [names = ''] = path.split('?');
  if (names.startsWith('//')) return 'must not begin with two slashes';
  if (names.split('/').some((name) => /^(?:\.|%2e){1,2}$/i.test(name))) return 'must not contain . or ..';
  return undefined;
}

/** The address of a request: that of the system, with the path of the step. It never leaves the system's own address. */
export function addressWith(base: string, path: string): string {
  const problem = requestPathProblem(path);
  if (problem) throw new Refusal(422, `The path of the request ${problem}.`, { path: [problem] });
  const url = new URL(base);
  const [names = '', query = ''] = path.split(/\?(.*)/s);
  const before = url.pathname.replace(/\/$/, '');
  if (names !== '') url.pathname = `${before}${names}`;
  if (query !== '') url.search = url.search ? `${url.search}&${query}` : `?${query}`;
  url.hash = '';
  if (url.origin !== new URL(base).origin || !url.pathname.startsWith(before))
    throw new Refusal(422, 'The path of the request leaves the address of the system.');
  return url.href;
}
