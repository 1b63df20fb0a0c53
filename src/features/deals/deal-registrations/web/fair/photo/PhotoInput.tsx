import { Button, Flex } from 'antd';
import Camera from 'lucide-react/icons/camera';
import { useEffect, useRef, useState } from 'react';
import { useCan } from '#web/session/session.tsx';
import { scaledPhoto } from './scaledPhoto.ts';
import { texts as t } from './texts.ts';

/** A photo becomes a document in the comments of the registration. */
export function useMayAttach(): boolean {
  const [documents, comments] = [useCan('documents', 'manage'), useCan('deal_registration_comments', 'manage')];
  return documents && comments;
}

/** Takes a photo of a business card with the camera of a phone, or chooses a picture. */
export function PhotoInput({ photo, onChange }: { photo: Blob | null; onChange: (photo: Blob | null) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const address = useDataAddress(photo);

  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    setBusy(true);
    try {
      onChange(await scaledPhoto(file));
    } catch {
      setProblem(t.unreadable);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        // Forms show file inputs with the attribute.
        style={{ display: 'none' }}
        aria-label={t.add}
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <Button icon={<Camera size={16} />} loading={isBusy} onClick={() => input.current?.click()}>
        {photo ? t.replace : t.add}
      </Button>
      <div role="status" style={{ width: '100%' }}>
        {problem}
        {photo && address && (
          <Flex gap={8} align="center" style={{ marginTop: 4 }}>
            <img src={address} alt={t.alt} style={{ height: 64, maxWidth: 160, objectFit: 'contain' }} />
            <Button size="small" onClick={() => onChange(null)}>
              {t.remove}
            </Button>
          </Flex>
        )}
      </div>
    </>
  );
}

/** The content policy of the page allows pictures as data, not as objects of the browser. */
function useDataAddress(photo: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    setAddress(null);
    if (!photo) return;
    const reader = new FileReader();
    reader.onload = () => setAddress(reader.result as string);
    reader.readAsDataURL(photo);
    return () => reader.abort();
  }, [photo]);
  return address;
}
