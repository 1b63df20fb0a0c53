import { Button } from 'antd';
import type { Mode } from '../session/credentials.ts';
import { switchMode } from '../session/switchMode.ts';
import { texts as t } from '../shell.texts.ts';
import css from './States.module.css';

/** Shown when a link in an email leads to a screen of the other mode. */
export function OtherView({ mode }: { mode: Mode }) {
  const view = mode === 'company' ? t.company : t.partner;
  const here = window.location.pathname + window.location.search;
  return (
    <div className={css.page}>
      <h1>{t.otherView(view)}</h1>
      <Button type="primary" onClick={() => switchMode(mode, here)}>
        {t.switchView(view)}
      </Button>
    </div>
  );
}
