import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from 'antd';
import { ImportRun, ImportUpload } from '#features/portability/imports/web/index.tsx';
import type { Search } from '#web/search.ts';
import { texts } from './texts.ts';

/** The import inside the setup; the URL holds its id, so it survives a reload. */
export function ImportData() {
  const navigate = useNavigate();
  const { import: id } = useSearch({ strict: false }) as Search;
  const show = (next?: string) =>
    navigate({ to: '/onboarding/import', search: (next ? { import: next } : {}) as never, resetScroll: false });
  if (typeof id !== 'string') return <ImportUpload onCreated={show} />;
  return (
    <>
      <ImportRun id={id} />
      <div>
        <Button onClick={() => show()}>{texts.importAnotherFile}</Button>
      </div>
    </>
  );
}
