import type { ReactNode } from 'react';
import { DateText } from '#web/components/DateText.tsx';
import { type Entitlement, isStanding } from '../schema.ts';
import css from './benefits.module.css';
import { texts as t } from './texts.ts';
import { entitlementText } from './words.ts';

export type Shown = Pick<
  Entitlement,
  'id' | 'name' | 'kind' | 'currency' | 'granted' | 'available' | 'ends_on' | 'reduced_to' | 'reduced_on'
>;

interface BenefitRowsProps {
  rows: readonly Shown[];
  nameOf?: (row: Shown) => ReactNode;
  actionOf?: (row: Shown) => ReactNode;
}

/** The benefits of a partner, line by line. */
export function BenefitRows({ rows, nameOf = ({ name }) => name, actionOf }: BenefitRowsProps) {
  return (
    <ul className={css.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          <span className={css.name}>
            {nameOf(row)}
            <br />
            <span className="meta">
              {isStanding(row.kind)
                ? t.applies(entitlementText(row, row.granted))
                : t.left(entitlementText(row, row.available), entitlementText(row, row.granted))}
              {row.reduced_on && (
                <>
                  . {t.reduces(entitlementText(row, row.reduced_to!))} <DateText value={row.reduced_on} />
                </>
              )}
              {row.ends_on && !row.reduced_on && (
                <>
                  . {t.renews} <DateText value={row.ends_on} />
                </>
              )}
            </span>
          </span>
          {actionOf?.(row)}
        </li>
      ))}
    </ul>
  );
}
