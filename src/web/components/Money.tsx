import { formatMoney } from '#shared/money/money.ts';
import { regionLocale } from '../region.ts';
import { Link } from './Link.tsx';

interface MoneyProps {
  /** The amount in minor units. */
  minor: number | null | undefined;
  currency: string | null | undefined;
  /** The address of the breakdown that explains the amount. */
  to?: string | null;
  /** Leaves out the decimals, for columns in which every amount is whole. */
  whole?: boolean | undefined;
}

export function moneyText(minor: number, currency: string, whole?: boolean): string {
  return formatMoney(minor, currency, regionLocale(), whole);
}

export function Money({ minor, currency, to, whole }: MoneyProps) {
  if (minor === null || minor === undefined || !currency) return <span className="meta">–</span>;
  const text = <span className="figures">{moneyText(minor, currency, whole)}</span>;
  return to ? <Link to={to}>{text}</Link> : text;
}
