import { Button } from 'antd';
import UploadIcon from 'lucide-react/icons/upload';
import { useRef } from 'react';
import { DropArea } from './DropArea.tsx';
import css from './documents.module.css';
import { texts } from './texts.ts';

/** An area where files are dropped or chosen. */
export function FileChoice({ multiple, onFiles }: { multiple: boolean; onFiles: (files: File[]) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <DropArea className={css.drop} onFiles={(files) => onFiles(multiple ? files : files.slice(0, 1))}>
      <UploadIcon size={20} aria-hidden="true" />
      <span>{multiple ? texts.dropFilesHereOr : texts.dropFileHereOr}</span>
      <Button onClick={() => chooser.current?.click()}>{multiple ? texts.chooseFiles : texts.chooseAFile}</Button>
      <span className="meta">{texts.upTo25MbPerFile}</span>
      <input
        ref={chooser}
        type="file"
        multiple={multiple}
        style={{ display: 'none' }}
        aria-label={multiple ? texts.files : texts.file}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </DropArea>
  );
}
