import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { Facts } from '#web/components/Facts.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { useShowAll } from '#web/components/useShowAll.tsx';
import css from './ApprovalSheet.module.css';
import { texts } from './texts.ts';

interface Excluded {
  key: string;
  name: ReactNode;
  /** The reason in a few words. */
  why: ReactNode;
  figure: ReactNode;
}

interface ApprovalSheetProps {
  /** The amount that moves, with a short text below it. */
  figure?: ReactNode;
  note?: ReactNode;
  facts?: [label: string, value: ReactNode][];
  /** The amounts before and after the step. */
  changes?: ReactNode;
  excluded?: readonly Excluded[];
  /** Sentences about the effects that cannot be undone. */
  final?: readonly string[];
}

/** A few rows show the kind of reasons; the others open on request. */
const SHOWN = 5;

/**
 * The facts of a step that moves money or cannot be undone, shown in its `ActionDialog` before a person confirms it:
 * the amount, the details, everything left out with its reason, and the effects that are final.
 */
export function ApprovalSheet({ figure, note, facts = [], changes, excluded = [], final = [] }: ApprovalSheetProps) {
  const { shown, more } = useShowAll(excluded, SHOWN);
  return (
    <div className={css.sheet}>
      {figure && (
        <div>
          <strong className={css.figure}>{figure}</strong>
          {note && <div className="meta">{note}</div>}
        </div>
      )}
      <Facts rows={facts} />
      {changes && <section>{changes}</section>}
      {excluded.length > 0 && (
        <section>
          <h3 className={css.title}>{texts.notIncluded}</h3>
          <ScrollTable label={texts.notIncluded}>
            <tbody>
              {shown.map(({ key, name, why, figure }) => (
                <tr key={key}>
                  <th scope="row">
                    {name}
                    <div className="meta">{why}</div>
                  </th>
                  <td data-figure>{figure}</td>
                </tr>
              ))}
            </tbody>
          </ScrollTable>
          {more}
        </section>
      )}
      {final.length > 0 && (
        <ul className={css.final}>
          {final.map((text) => (
            <li key={text}>
              <Lock size={14} aria-hidden />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
