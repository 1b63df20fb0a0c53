import { Money } from '#web/components/Money.tsx';
import css from './Balance.module.css';
import { texts as t } from './texts.ts';

type Part = keyof typeof t.parts;
type Parts = Partial<Record<Part, number | null>> & { currency: string };

/** The parts of the money; the allocated amount is the sum of the others. */
export function Balance({ of }: { of: Parts }) {
  const shown = (Object.keys(t.parts) as Part[]).filter((part) => of[part] !== null && of[part] !== undefined);
  return (
    <dl className={css.figures}>
      {shown.map((part) => (
        <div key={part}>
          <dt>{t.parts[part]}</dt>
          <dd>
            <Money minor={of[part]} currency={of.currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
