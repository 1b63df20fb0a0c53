import { createElement, useEffect, useState } from 'react';
import { Card } from '#web/components/Card.tsx';
import { Segments } from '#web/components/Segments.tsx';
import { texts as t } from './texts.ts';

const themes = [
  { value: 'auto', label: t.themes.auto },
  { value: 'light', label: t.themes.light },
  { value: 'dark', label: t.themes.dark },
] as const;
type Theme = (typeof themes)[number]['value'];

/** The widget itself, with the figures of its example. */
export function Example() {
  const [theme, setTheme] = useState<Theme>('auto');
  useEffect(() => {
    void import('./widget/main.ts');
  }, []);
  return (
    <Card
      title={t.example}
      actions={<Segments label={t.theme} value={theme} onChange={setTheme} options={[...themes]} />}
    >
      <p style={{ marginBottom: 12 }}>{t.exampleAbout}</p>
      {createElement('tandem-portal', { example: '', theme, style: { maxWidth: 560 } })}
    </Card>
  );
}
