import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { type FieldSpec, specOf } from '#shared/conditions/condition-kinds.ts';
import { conditionText, valueText } from '#shared/conditions/condition-words.ts';
import type { AnyCondition, AnyWhen, Scalar } from '#shared/conditions/conditions.ts';
import { regionWriting } from '#web/conditions/writing.ts';
import type { ExplainedRow } from '../schema.ts';
import css from './Audiences.module.css';
import { texts } from './texts.ts';

interface WhyProps {
  when: AnyWhen;
  why: ExplainedRow['why'];
  specs: readonly FieldSpec[];
  /** Every condition of every group; otherwise only the group that decided. */
  isWhole?: boolean;
}

/** Why a row is in or not: each condition with a tick or a cross and what was found. */
export function Why({ when, why, specs, isWhole }: WhyProps) {
  const shown = isWhole ? why.groups.map((_, index) => index) : [decisive(why)];
  return shown.map((index) => (
    <div key={index}>
      {isWhole && why.groups.length > 1 && (
        <span className="meta">{index === 0 ? texts.allOfThese : texts.orAllThese}</span>
      )}
      <ul className={css.why}>
        {why.groups[index]!.conditions.map(({ holds, actual }, at) => {
          const condition = when.any[index]!.all[at]!;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no identity but their place
            <li key={at}>
              {holds ? (
                <Check size={12} className={css.yes} aria-hidden />
              ) : (
                <X size={12} className={css.no} aria-hidden />
              )}
              <span>
                <span className="only-for-readers">{holds ? texts.yes : texts.no}</span>
                {sentence(conditionText(condition, specs, regionWriting))}
                {actualText(condition, actual, specs)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  ));
}

/** The group that holds, or the one that came closest. */
function decisive({ groups }: ExplainedRow['why']): number {
  const broken = groups.map(({ conditions }) => conditions.filter(({ holds }) => !holds).length);
  return broken.indexOf(Math.min(...broken));
}

/** The actual value, where the condition does not already imply it. */
function actualText(
  condition: AnyCondition,
  actual: Scalar | readonly Scalar[] | null,
  specs: readonly FieldSpec[],
): string {
  const { spec, currency = '' } = specOf(specs, condition.field);
  // `*` is the built-in audience of everyone.
  const values = [actual ?? []].flat().filter((value) => value !== '*');
  if (spec?.says) return '';
  if (values.length === 0) return condition.op === 'is_not_set' ? '' : texts.noValue;
  const words = values.map((value) => valueText(value, spec, currency, regionWriting));
  const expected = [condition.value ?? []].flat();
  const isSaid = values.length === 1 && expected.length === 1 && expected[0] === values[0] && condition.op !== 'gte';
  return isSaid ? '' : ` – actual: ${words.slice(0, 6).join(', ')}${words.length > 6 ? ' …' : ''}`;
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
