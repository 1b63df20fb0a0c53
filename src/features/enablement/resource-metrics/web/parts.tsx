import type { ReactNode } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { OptionSelect } from '#web/inputs/OptionSelect.tsx';
import css from './metrics.module.css';
import { texts as t } from './texts.ts';

export function PeriodSelect({ days, onChange }: { days: number; onChange: (days: number) => void }) {
  return (
    <OptionSelect
      aria-label={t.period}
      value={String(days)}
      onChange={(value) => onChange(Number(value ?? 90))}
      options={[30, 90, 180, 365].map((count) => ({ value: String(count), label: t.days(count) }))}
    />
  );
}

/** The main figures side by side. */
export function Figures({ items }: { items: readonly (readonly [label: string, value: number, note?: string])[] }) {
  return (
    <dl className={css.figures}>
      {items.map(([label, value, note]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="figures">{value.toLocaleString()}</dd>
          {note && <dd className="meta">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

interface Opened {
  views: number;
  downloads: number;
  people: number;
  partners: number;
  last_at?: string | null;
}

interface OpensTableProps<R extends Opened> {
  title: string;
  heading: string;
  rows: readonly R[];
  keyOf: (row: R) => string;
  nameOf: (row: R) => ReactNode;
  /** The table has one partner's data, so the column with the number of partners is hidden. */
  isPartner?: boolean;
}

/** Opens by group. */
export function OpensTable<R extends Opened>({ title, heading, rows, keyOf, nameOf, isPartner }: OpensTableProps<R>) {
  return (
    <Card title={title}>
      {rows.length === 0 ? (
        <p className="meta">{t.nothing}</p>
      ) : (
        <ScrollTable label={title}>
          <thead>
            <tr>
              <th>{heading}</th>
              <th data-figure>{t.views}</th>
              <th data-figure>{t.downloads}</th>
              <th data-figure>{t.people}</th>
              {!isPartner && <th data-figure>{t.partners}</th>}
              {rows[0]!.last_at !== undefined && <th data-tight>{t.lastOpened}</th>}
            </tr>
          </thead>
          <tbody className="figures">
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                <td>{nameOf(row)}</td>
                <td data-figure>{row.views}</td>
                <td data-figure>{row.downloads}</td>
                <td data-figure>{row.people}</td>
                {!isPartner && <td data-figure>{row.partners}</td>}
                {row.last_at !== undefined && (
                  <td data-tight>{row.last_at && <DateText value={row.last_at} as="relative" />}</td>
                )}
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
    </Card>
  );
}

interface Breakdown {
  by_partner: readonly (Opened & { partner_id: string; name: string | null })[];
  by_tier: readonly (Opened & { id: string | null; name: string | null })[];
  by_region: readonly (Opened & { id: string | null; name: string | null })[];
}

export function Breakdowns({ of }: { of: Breakdown }) {
  return (
    <>
      <OpensTable
        title={t.byPartner}
        heading={t.partner}
        rows={of.by_partner}
        isPartner
        keyOf={({ partner_id }) => partner_id}
        nameOf={({ partner_id, name }) => <Link to={`/partners/show/${partner_id}`}>{name ?? ''}</Link>}
      />
      <div className={css.pair}>
        <OpensTable
          title={t.byTier}
          heading={t.tier}
          rows={of.by_tier}
          keyOf={({ id }) => id ?? 'none'}
          nameOf={({ name }) => name ?? t.none}
        />
        <OpensTable
          title={t.byRegion}
          heading={t.region}
          rows={of.by_region}
          keyOf={({ id }) => id ?? 'none'}
          nameOf={({ name }) => name ?? t.none}
        />
      </div>
    </>
  );
}
