import { useState } from 'react';
import { askFile, saveFile } from './ask.ts';

export function DownloadButton({
  token,
  title,
  label,
  isMain,
}: {
  token: string;
  title: string;
  label: string;
  isMain?: boolean;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const download = () =>
    askFile(token).then(
      (file) => saveFile(file, `${title}.pdf`),
      (error: Error) => setProblem(error.message),
    );
  return (
    <div>
      <button type="button" className={`site-button ${isMain ? 'site-button-primary' : ''}`} onClick={download}>
        {label}
      </button>
      {problem && (
        <p role="alert" className="site-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
