import { Button } from 'antd';
import UploadIcon from 'lucide-react/icons/upload';
import { useRef, useState } from 'react';
import { formatBytes } from '#web/region.ts';
import css from './resources.module.css';
import { texts as t } from './texts.ts';

interface FilePickProps {
  value?: File | null;
  onChange?: (file: File | null) => void;
}

/** A form field where a file is dropped or chosen. */
export function FilePick({ value, onChange }: FilePickProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the button does the same
    <div
      className={css.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onChange?.(event.dataTransfer.files[0] ?? null);
      }}
    >
      <UploadIcon size={20} aria-hidden="true" />
      <span>{value ? `${value.name} (${formatBytes(value.size)})` : t.dropFile}</span>
      <Button onClick={() => chooser.current?.click()}>{t.chooseFile}</Button>
      <span className="meta">{t.upTo}</span>
      <input
        ref={chooser}
        type="file"
        style={{ display: 'none' }}
        aria-label={t.fileStep}
        onChange={(event) => {
          onChange?.(event.target.files?.[0] ?? null);
          event.target.value = '';
        }}
      />
    </div>
  );
}
