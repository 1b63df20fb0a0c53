import { Button, Modal } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { type ContactCard, readContactCard } from '../../contact-card.ts';
import { codeReader } from './readCode.ts';
import { texts as t } from './texts.ts';

const EACH_MS = 200;

interface ScannerProps {
  onCard: (card: ContactCard) => void;
  onClose: () => void;
}

/** Reads the contact of a QR code from the camera, or from a picture. Nothing is sent anywhere. */
export default function Scanner({ onCard, onClose }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const take = (text: string | null): boolean => {
    if (text === null) return false;
    const card = readContactCard(text);
    if (card) onCard(card);
    else setProblem(t.noContact);
    return card !== null;
  };
  const latest = useRef(take);
  latest.current = take;

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | undefined;
    const watch = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const screen = video.current;
      if (isOver || !screen) return;
      screen.srcObject = stream;
      await screen.play();
      const read = await codeReader();
      while (!isOver) {
        if (latest.current(await read(screen).catch(() => null))) return;
        await new Promise((resolve) => setTimeout(resolve, EACH_MS));
      }
    };
    watch()
      .catch(() => !isOver && setProblem(t.noCamera))
      .finally(() => isOver && stop());
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    return () => {
      isOver = true;
      stop();
    };
  }, []);

  const readPicture = async (picture: File | undefined) => {
    if (!picture) return;
    setProblem(null);
    try {
      const read = await codeReader();
      const text = await read(await createImageBitmap(picture));
      if (text === null) setProblem(t.noCode);
      else take(text);
    } catch {
      setProblem(t.noCode);
    }
  };

  return (
    <Modal open title={t.scanTitle} onCancel={onClose} footer={null} destroyOnHidden>
      <p>{t.scanHelp}</p>
      <video ref={video} muted playsInline style={{ width: '100%', maxHeight: '50vh', background: 'var(--line)' }} />
      <div role="status" style={{ minHeight: 24, margin: '8px 0' }}>
        {problem}
      </div>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => void readPicture(event.currentTarget.files?.[0])}
      />
      <Button onClick={() => file.current?.click()}>{t.fromPicture}</Button>
    </Modal>
  );
}
