import { capitalized, listAddress, type Noun } from '#shared/nouns/nouns.ts';
import type { PageModule, RouteSpec } from '../../feature.ts';
import { texts } from './texts.ts';

interface Pages {
  list?: () => PageModule;
  /** Creates a row and, at an address with an id, changes one. */
  edit?: () => PageModule;
  /** Creates a row, if `edit` only changes one. */
  create?: () => PageModule;
  show?: () => PageModule;
}

/** The screens of a noun at their usual addresses, with their titles and permissions. */
export function nounRoutes(
  resource: string,
  noun: Noun,
  { list, edit, create = edit, show }: Pages,
  guard: Pick<RouteSpec, 'mode'> = {},
): RouteSpec[] {
  const { one, many, address = '/$id' } = noun;
  const base = listAddress(address);
  const asks = `${resource}/$id` as const;
  const view = { permission: `${resource}:view` as const, ...guard };
  const manage = { permission: `${resource}:manage` as const, ...guard };
  return [
    ...(list ? [{ path: base, title: capitalized(many), page: list, ...view }] : []),
    ...(create ? [{ path: `${base}/create`, title: texts.newOne(one), page: create, ...manage }] : []),
    ...(edit ? [{ path: `${base}/edit/$id`, asks, title: texts.editOne(one), page: edit, ...manage }] : []),
    ...(show ? [{ path: address, asks, title: capitalized(one), page: show, ...view }] : []),
  ];
}
