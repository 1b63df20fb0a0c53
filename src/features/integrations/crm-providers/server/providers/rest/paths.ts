import { CrmError } from '#server/ports/crm.ts';

/** @returns the reason why a path cannot be used, as the rest of a sentence */
export function pathProblem(path: string, needsId: boolean): string | undefined {
  if (!/^\/[A-Za-z0-9._~{}/-]*$/.test(path) || path.includes('//'))
    return 'must begin with one slash and contain only letters, digits, and . _ ~ - /';
  if (path.split('/').some((part) => part === '.' || part === '..')) return 'must not contain the parts . and ..';
  const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
  if (names.some((name) => name !== 'id') || path.replaceAll('{id}', '').match(/[{}]/))
    return 'may contain only {id} in braces.';
  if (needsId && !path.includes('{id}')) return 'must contain {id}.';
  if (!needsId && path.includes('{id}')) return 'must not contain {id}.';
  return undefined;
}

/** The address of a path below the base. @throws CrmError `invalid` when an id would leave it */
export function addressBelow(base: string, path: string, id?: string): URL {
  // Dots survive encoding and would be resolved as the parent.
  if (id !== undefined && (id === '' || /^\.{1,2}$/.test(id) || id.length > 500))
    throw new CrmError('missing', `"${id.slice(0, 80)}" is not an id.`);
  const url = URL.parse(`${base.replace(/(?<!\/)\/+$/, '')}${path.replaceAll('{id}', encodeURIComponent(id ?? ''))}`);
  if (!url || !isBelow(url, base)) throw new CrmError('invalid', 'The path leaves the base address.');
  return url;
}

/** The next page that a system names. @throws CrmError `invalid` when it leads away from the base address */
export function nextBelow(base: string, current: URL, next: string): URL {
  const url = URL.parse(next, current);
  if (!url || !isBelow(url, base))
    throw new CrmError('invalid', 'The next page that the system names is outside of its base address.');
  return url;
}

function isBelow(url: URL, base: string): boolean {
  const root = URL.parse(base);
  if (!root || url.origin !== root.origin || url.username || url.password) return false;
  const folder = root.pathname.replace(/(?<!\/)\/+$/, '');
  // An encoded slash or dot could be decoded by a server on the way.
  return (url.pathname === folder || url.pathname.startsWith(`${folder}/`)) && !/%2e%2e|(^|\/)%2e/i.test(url.pathname);
}
