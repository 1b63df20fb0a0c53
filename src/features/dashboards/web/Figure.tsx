import type { ReactNode } from 'react';
import { Link } from '#web/components/Link.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { useSession } from '#web/session.tsx';
import { About } from './About.tsx';
import css from './dashboard.module.css';
import { roundText } from './money.ts';
import { placeOf } from './places.ts';

interface FigureProps {
  label: string;
  about: string;
  /** The rows behind it, as the server names them. */
  rows: string;
  value: string;
  /** The exact figure, where `value` is rounded. */
  exact?: string;
  children?: ReactNode;
}

/** One number that matters: what it counts, how it moves, and the rows behind it. */
export function Figure({ label, about, rows, value, exact, children }: FigureProps) {
  const { mode } = useSession();
  return (
    <div className={css.figure}>
      <div className={css.label}>
        {label}
        <About label={label}>{about}</About>
      </div>
      <Link to={placeOf(rows, mode)} className={css.value} title={exact}>
        {value}
      </Link>
      <div className={css.under}>{children}</div>
    </div>
  );
}

export function MoneyFigure({
  minor,
  currency,
  isOwed = false,
  ...props
}: Omit<FigureProps, 'value' | 'exact'> & {
  minor: number;
  currency: string;
  /** Money somebody gets is shown to the cent. */
  isOwed?: boolean;
}) {
  const exact = moneyText(minor, currency);
  return <Figure {...props} value={isOwed ? exact : roundText(minor, currency)} exact={exact} />;
}
