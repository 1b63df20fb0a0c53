import { Button } from 'antd';
import UploadIcon from 'lucide-react/icons/upload';
import { useRef } from 'react';
import { DropArea } from './DropArea.tsx';
import css from './documents.module.css';

/** An area where files are dropped or chosen. */
export function FileChoice({ multiple, onFiles }: { multiple: boolean; onFiles: (files: File[]) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <DropArea className={css.drop} onFiles={(files) => onFiles(multiple ? files : files.slice(0, 1))}>
      <UploadIcon size={20} aria-hidden="true" />
      <span>{multiple ? 'Drop files here, or' : 'Drop a file here, or'}</span>
      <Button onClick={() => chooser.current?.click()}>{multiple ? 'Choose files' : 'Choose a file'}</Button>
      <span className="meta">Up to 25 MB per file</span>
      <input
        ref={chooser}
        type="file"
        multiple={multiple}
        style={{ display: 'none' }}
        aria-label={multiple ? 'Files' : 'File'}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </DropArea>
  );
}
