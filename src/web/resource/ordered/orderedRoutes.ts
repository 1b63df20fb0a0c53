import type { ReactNode } from 'react';
import { capitalized, type Noun } from '#shared/nouns/nouns.ts';
import type { RouteSpec } from '../../feature.ts';
import { texts } from './texts.ts';

/** The three screens of an ordered list, made by `orderedScreens.tsx`. */
export interface OrderedScreens {
  List: () => ReactNode;
  Edit: () => ReactNode;
  Show: () => ReactNode;
}

interface OrderedRoutesOptions {
  /** The path, such as `/partners/types`. */
  path: string;
  resource: string;
  names: Pick<Noun, 'one' | 'many'>;
  /** Partners can read the list as well. */
  forPartners?: boolean;
}

/** The routes for the list, create, edit and show screens, which the specification has for every such list. */
export function orderedRoutes(
  { path, resource, names: { one, many }, forPartners }: OrderedRoutesOptions,
  load: () => Promise<OrderedScreens>,
): RouteSpec[] {
  const page = (name: keyof OrderedScreens) => () => load().then((screens) => ({ default: screens[name] }));
  const view = `${resource}:view` as const;
  const manage = `${resource}:manage` as const;
  const title = capitalized(many);
  const asks = `${resource}/$id` as const;
  return [
    { path, title, ...(!forPartners && { mode: 'company' }), permission: view, page: page('List') },
    { path: `${path}/create`, title: texts.new(one), mode: 'company', permission: manage, page: page('Edit') },
    { path: `${path}/edit/$id`, asks, title: texts.edit(one), mode: 'company', permission: manage, page: page('Edit') },
    { path: `${path}/show/$id`, asks, title, mode: 'company', permission: view, page: page('Show') },
  ];
}
