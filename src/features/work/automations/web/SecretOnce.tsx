import { CopyButton } from '#web/components/CopyButton.tsx';
import css from './automations.module.css';

/** A text to copy into another system, such as a secret that is shown only now. */
export function SecretOnce({ label, text, help }: { label: string; text: string; help?: string }) {
  return (
    <>
      <span className={css.label}>{label}</span>
      <span className={css.inline}>
        <code className={css.code}>{text}</code>
        <CopyButton text={text} />
      </span>
      {help && <p className={css.help}>{help}</p>}
    </>
  );
}
