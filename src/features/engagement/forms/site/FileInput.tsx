import styles from './FormFill.module.css';
import type { InputProps } from './inputProps.ts';
import { inputProps } from './inputProps.ts';

export function FileInput(props: InputProps) {
  const { form, field, id } = props;
  const { texts, uploads } = form;
  const answer = form.answers[field.key];
  const ids: readonly string[] = Array.isArray(answer) ? answer : [];
  const remove = (gone: string) => {
    const left = ids.filter((one) => one !== gone);
    form.setAnswer(field.key, left.length > 0 ? left : undefined);
  };
  return (
    <div className={styles.files}>
      <label htmlFor={id} className={styles.part}>
        {texts.upload}
      </label>
      <input
        {...inputProps(props)}
        type="file"
        multiple={field.max_length !== 1}
        className={styles.file}
        onChange={(event) => {
          const { files } = event.currentTarget;
          void form.upload(field.key, [...(files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      {ids.length > 0 && (
        <ul className={styles.uploads}>
          {ids.map((one) => (
            <li key={one}>
              <span>{uploads[one]?.file_name ?? one}</span>
              <button
                type="button"
                className={styles.link}
                aria-label={texts.remove(uploads[one]?.file_name ?? one)}
                onClick={() => remove(one)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
