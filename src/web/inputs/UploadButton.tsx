import { Button } from 'antd';
import Upload from 'lucide-react/icons/upload';
import { useRef } from 'react';

interface Props {
  label: string;
  /** Tells this button from others of the same label on the screen. */
  name?: string;
  isLoading: boolean;
  onFile: (file: File) => void;
}

/** A button that opens the file chooser for one file. */
export function UploadButton({ label, name = label, isLoading, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <Button icon={<Upload size={16} />} loading={isLoading} aria-label={name} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
