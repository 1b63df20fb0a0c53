import { useState } from 'react';
import { Segments } from '#web/components/Segments.tsx';
import { Tick } from '#web/components/Tick.tsx';
import { ReferenceSelect } from '#web/inputs/ReferenceSelect.tsx';
import css from './campaigns.module.css';
import { texts as t } from './texts.ts';

interface Props {
  subject: string;
  html: string;
  text: string;
  isDark: boolean;
  onDark: (isDark: boolean) => void;
  /** The contact whose values are shown. */
  contact_id: string | null;
  onContact: (id: string | null) => void;
}

/** An email as a desktop or a phone shows it. The frame runs no scripts and opens no links. */
export function EmailFrame({ subject, html, text, isDark, onDark, contact_id, onContact }: Props) {
  const [width, setWidth] = useState<'wide' | 'narrow' | 'plain'>('wide');
  return (
    <div className={css.preview}>
      <div className={css.previewTools}>
        <Segments
          label={t.width}
          value={width}
          options={[
            { value: 'wide', label: t.wide },
            { value: 'narrow', label: t.narrow },
            { value: 'plain', label: t.plain },
          ]}
          onChange={setWidth}
        />
        <ReferenceSelect
          resource="contacts"
          labelField="full_name"
          aria-label={t.previewAs}
          placeholder={t.exampleValues}
          value={contact_id}
          onChange={onContact}
          isWide
        />
        {width !== 'plain' && <Tick isNamed label={t.dark} checked={isDark} onChange={() => onDark(!isDark)} />}
      </div>
      <p className={css.subject}>{subject || t.noSubject}</p>
      {width === 'plain' ? (
        <pre className={css.plain}>{text}</pre>
      ) : (
        <iframe title={t.previewFrame} className={css.frame} data-width={width} sandbox="" srcDoc={html} />
      )}
    </div>
  );
}
