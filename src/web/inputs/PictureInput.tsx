import { Button } from 'antd';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useRef, useState } from 'react';
import { ApiError, api } from '../requests/api.ts';
import css from './PictureInput.module.css';
import { texts } from './texts.ts';

const MOST_BYTES = 2 * 1024 * 1024;
const kinds = 'image/png,image/jpeg,image/webp,image/gif';

/** Selects or accepts a dropped picture, uploads it at once and keeps its address. */
export function PictureInput({
  id,
  value,
  onChange,
  label,
  shape = 'square',
}: {
  id?: string;
  value?: string | null;
  onChange?: (url: string | null) => void;
  label: string;
  shape?: 'square' | 'round' | 'wide';
}) {
  const chooser = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);

  async function take(file: File | undefined) {
    if (!file) return;
    if (!kinds.split(',').includes(file.type)) return setProblem(texts.choosePngJpegWebpOrGif);
    if (file.size > MOST_BYTES) return setProblem(texts.pictureLargerThan2Mb);
    setProblem(undefined);
    setBusy(true);
    const body = new FormData();
    body.append('file', file);
    try {
      onChange?.((await api<{ url: string }>('pictures', { method: 'POST', body })).url);
    } catch (error) {
      setProblem(
        error instanceof ApiError && error.errors.file
          ? texts.thePicture(error.errors.file[0])
          : String((error as Error).message),
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same for everybody */}
      <div
        className={css.row}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void take(event.dataTransfer.files[0]);
        }}
      >
        <span className={css.picture} data-shape={shape}>
          {value ? <img src={value} alt="" /> : <ImagePlus size={20} aria-hidden />}
        </span>
        <Button id={id} size="small" loading={isBusy} onClick={() => chooser.current?.click()}>
          {value ? texts.replace : texts.chooseAPicture}
        </Button>
        {value && (
          <Button size="small" type="text" onClick={() => onChange?.(null)}>
            {texts.remove}
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          accept={kinds}
          // The library's form styles would show the input if it only had the `hidden` attribute.
          style={{ display: 'none' }}
          aria-label={label}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      <div role="status" className={css.problem}>
        {problem}
      </div>
    </div>
  );
}
