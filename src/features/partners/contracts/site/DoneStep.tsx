import { useEffect, useState } from 'react';
import type { SignDone, SigningOpened } from '../public.schema.ts';
import { askContractServer } from './ask.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { texts as t } from './texts.ts';

const SECONDS = 3;
const MOST_TRIES = 20;

/** The last page: the signer takes a copy along, the sealed file as soon as it is made. */
export function DoneStep({
  token,
  title,
  isComplete,
  waitsFor,
}: {
  token: string;
  title: string;
  isComplete: boolean;
  waitsFor: SignDone['waits_for'];
}) {
  const [isSealed, setSealed] = useState(false);
  useEffect(() => {
    if (!isComplete) return;
    let tries = 0;
    const timer = setInterval(async () => {
      tries += 1;
      if (tries >= MOST_TRIES) clearInterval(timer);
      const opened = await askContractServer<SigningOpened>('open', { token }).catch(() => null);
      if (!opened?.has_sealed_file) return;
      clearInterval(timer);
      setSealed(true);
    }, SECONDS * 1000);
    return () => clearInterval(timer);
  }, [token, isComplete]);
  return (
    <>
      <h1 tabIndex={-1}>{t.doneTitle}</h1>
      <p role="status">{isSealed ? t.doneSealed : isComplete ? t.doneAll : t.done}</p>
      {waitsFor.length > 0 && <p>{t.next(waitsFor.map(({ name, role }) => `${name} (${role})`))}</p>}
      {/* A button of its own for each file, so that neither keeps the problem of the other. */}
      {isSealed ? (
        <DownloadButton key="sealed" token={token} title={title} label={t.downloadSigned} isMain />
      ) : (
        <DownloadButton key="sent" token={token} title={title} label={t.downloadUnsealed} />
      )}
      <p>
        <a href="/">{t.toContracts}</a>
      </p>
    </>
  );
}
