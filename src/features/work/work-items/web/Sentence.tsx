import { useHomeWork } from './useWork.ts';
import css from './work.module.css';

/** The state of the reader's work in plain words, above everything else on a home page. */
export default function Sentence() {
  const { data } = useHomeWork();
  return (
    <p className={css.sentence} aria-live="polite" title={data?.sentence ?? undefined}>
      {data?.sentence}
    </p>
  );
}
