import { createLink } from '@tanstack/react-router';
import { Button } from 'antd';
import { type AnchorHTMLAttributes, isValidElement, type Ref } from 'react';
import { parseSearch } from '../search.ts';
import { useSession } from '../session/session.tsx';
import { isSwitchedOff } from '../session/switchedOff.ts';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  ref?: Ref<HTMLAnchorElement>;
  /** Marks a link to the current screen. The router would also mark the addresses above it. */
  current?: boolean;
};

function Anchor({ ref, current, ...props }: AnchorProps) {
  return <a ref={ref} {...props} aria-current={current ? 'page' : undefined} />;
}

const RouterLink = createLink(Anchor);

/**
 * A link inside the application. `to` is a plain address with an optional query: `/partners?type_id=…`. If the target
 * belongs to a module that is off, a link becomes plain text and a button is not shown.
 */
export function Link({ to, ...props }: AnchorProps & { to: string }) {
  const { flags } = useSession();
  const [path, query] = to.split('?');
  if (isSwitchedOff(path!, flags)) {
    const isButton = isValidElement(props.children) && props.children.type === Button;
    return isButton ? null : <span className={props.className}>{props.children}</span>;
  }
  // The search is always set, so that a link without a query does not keep the current filters.
  return <RouterLink to={path} search={(query ? parseSearch(query) : {}) as never} {...props} />;
}
