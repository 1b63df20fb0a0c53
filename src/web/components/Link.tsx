import { createLink } from '@tanstack/react-router';
import { Button } from 'antd';
import { type AnchorHTMLAttributes, isValidElement, type Ref } from 'react';
import { parseSearch } from '../search.ts';
import { useSession } from '../session.tsx';
import { isSwitchedOff } from '../switchedOff.ts';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  ref?: Ref<HTMLAnchorElement>;
  /** The screen one is on. The router would also mark every address above it. */
  current?: boolean;
};

function Anchor({ ref, current, ...props }: AnchorProps) {
  return <a ref={ref} {...props} aria-current={current ? 'page' : undefined} />;
}

const RouterLink = createLink(Anchor);

/**
 * A link inside the application. `to` is a plain address and may carry a query: `/partners?type_id=…`. Where it would lead
 * into a module that is switched off, its text stands there alone; a button, which would do nothing, does not.
 */
export function Link({ to, ...props }: AnchorProps & { to: string }) {
  const { flags } = useSession();
  const [path, query] = to.split('?');
  if (isSwitchedOff(path!, flags)) {
    const isButton = isValidElement(props.children) && props.children.type === Button;
    return isButton ? null : <span className={props.className}>{props.children}</span>;
  }
  // Always set, so that a link without a query leads to the clean address and not to the current filters.
  return <RouterLink to={path} search={(query ? parseSearch(query) : {}) as never} {...props} />;
}
