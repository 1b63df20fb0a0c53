import { exponentOf } from '#shared/money/money.ts';
import type { ProductLine } from '../answers.ts';
import styles from './FormFill.module.css';
import type { InputProps } from './inputProps.ts';

/** Products with quantities, and with amounts where the field requires them. */
export function LinesInput({ form, field, id, isInvalid }: InputProps) {
  const { texts } = form;
  const answer = form.answers[field.key];
  const lines: Partial<ProductLine>[] = Array.isArray(answer) && answer.length > 0 ? answer : [{}];
  const keep = (next: Partial<ProductLine>[]) => {
    const filled = next.some((line) => line.product_id);
    form.setAnswer(field.key, filled || next.length > 1 ? next : undefined);
  };
  const change = (at: number, part: Partial<ProductLine>) =>
    keep(lines.map((line, index) => (index === at ? { quantity: 1, ...line, ...part } : line)));
  const digits = field.currency ? exponentOf(field.currency) : 0;
  return (
    <div className={styles.lines}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
        <fieldset key={at} className={styles.line} aria-label={texts.line(at + 1)}>
          <label className={styles.part}>
            {texts.product}
            <select
              id={at === 0 ? id : undefined}
              className={styles.input}
              value={line.product_id ?? ''}
              aria-invalid={isInvalid && !line.product_id}
              onChange={(event) => change(at, { product_id: event.target.value || undefined } as Partial<ProductLine>)}
            >
              <option value="">{texts.choose}</option>
              {field.options?.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <label className={styles.part}>
            {texts.quantity}
            <input
              className={styles.input}
              type="number"
              min={1}
              inputMode="numeric"
              value={line.quantity ?? 1}
              onChange={(event) => change(at, { quantity: Math.trunc(event.target.valueAsNumber) || 1 })}
            />
          </label>
          {field.currency && (
            <label className={styles.part}>
              {texts.amount(field.currency)}
              <input
                className={styles.input}
                type="number"
                min={0}
                step="any"
                inputMode="decimal"
                value={line.amount_minor === undefined ? '' : line.amount_minor / 10 ** digits}
                onChange={(event) => {
                  const { valueAsNumber: amount } = event.target;
                  const { amount_minor: _, ...rest } = line;
                  const next = Number.isNaN(amount)
                    ? rest
                    : { ...rest, amount_minor: Math.round(amount * 10 ** digits) };
                  keep(lines.map((one, index) => (index === at ? next : one)));
                }}
              />
            </label>
          )}
          {lines.length > 1 && (
            <button
              type="button"
              className={styles.link}
              aria-label={texts.remove(texts.line(at + 1))}
              onClick={() => keep(lines.filter((_, index) => index !== at))}
            >
              ×
            </button>
          )}
        </fieldset>
      ))}
      <button type="button" className={styles.link} onClick={() => keep([...lines, { quantity: 1 }])}>
        {texts.addLine}
      </button>
    </div>
  );
}
