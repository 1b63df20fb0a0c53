import { Button } from 'antd';
import { texts as t } from '../shell.texts.ts';
import { useTitle } from '../title.ts';
import css from './States.module.css';

export function NotFound() {
  useTitle('404');
  return (
    <div className={css.page}>
      <h1>404</h1>
      <p>{t.notFound}</p>
      <Button type="primary" href="/">
        {t.backHome}
      </Button>
    </div>
  );
}
