import { Button } from 'antd';
import { useTitle } from '../interaction/title.ts';
import { texts as t } from '../shell.texts.ts';
import css from './States.module.css';

/** A whole screen that shows one message and a link to the home page. */
export function StatePage({ title, text }: { title: string; text: string }) {
  useTitle(title);
  return (
    <div className={css.page}>
      <h1>{title}</h1>
      <p>{text}</p>
      <Button type="primary" href="/">
        {t.backHome}
      </Button>
    </div>
  );
}
