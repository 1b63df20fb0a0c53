import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };

function Anchor({ ref, ...props }: AnchorProps) {
  return <a ref={ref} {...props} />;
}

const RouterLink = createLink(Anchor);

/** A link inside the application. `to` is a plain address and may carry a query: `/partners?type_id=…`. */
export function Link({ to, ...props }: AnchorProps & { to: string }) {
  const [path, query] = to.split('?');
  // Always set, so that a link without a query leads to the clean address and not to the current filters.
  const search = query ? Object.fromEntries(group(new URLSearchParams(query))) : {};
  return <RouterLink to={path} search={search as never} {...props} />;
}

function group(params: URLSearchParams): [string, string | string[]][] {
  return [...new Set(params.keys())].map((key) => {
    const all = params.getAll(key);
    return [key, all.length > 1 ? all : all[0]!];
  });
}
