import { type ReactNode, useRef, useState } from 'react';

interface DropAreaProps {
  className?: string;
  /** Dropping is a shortcut for a button that does the same. */
  onFiles: (files: File[]) => void;
  disabled?: boolean;
  children: ReactNode;
}

/** Accepts dropped files. */
export function DropArea({ className, onFiles, disabled, children }: DropAreaProps) {
  // Entering a child fires a leave event of its parent, so only the balance shows whether the pointer is still inside.
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const hasFiles = (transfer: DataTransfer) => !disabled && transfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      className={className}
      data-over={isOver || undefined}
      onDragEnter={({ dataTransfer }) => {
        depth.current += 1;
        setOver(hasFiles(dataTransfer));
      }}
      onDragOver={(event) => hasFiles(event.dataTransfer) && event.preventDefault()}
      onDragLeave={() => {
        depth.current -= 1;
        if (depth.current === 0) setOver(false);
      }}
      onDrop={(event) => {
        depth.current = 0;
        setOver(false);
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
