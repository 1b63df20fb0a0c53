import { useQuery } from '@tanstack/react-query';
import { App, Button } from 'antd';
import Download from 'lucide-react/icons/download';
import { apiResponse } from '#web/requests/api.ts';
import { downloadFile } from '#web/requests/download.ts';
import css from './links.module.css';
import { texts } from './texts.ts';

/** A picture as a data address: pages show pictures from there, and none from `blob:`. */
function addressOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
}

/** The QR code of a link, to look at and to keep. */
export function QrCode({ id, code }: { id: string; code: string }) {
  const { message } = App.useApp();
  const path = `referral_links/${id}/qr`;
  const picture = useQuery({
    queryKey: ['referral_link_qr', id],
    queryFn: async ({ signal }) => {
      const answer = await apiResponse(path, { query: { size: 320 }, signal });
      return addressOf(await answer.blob());
    },
    staleTime: Infinity,
  });
  const keep = (format: 'png' | 'svg') => () =>
    void downloadFile(path, { format, size: 1024 }).catch((error: Error) => message.error(error.message));
  return (
    <section className={css.qr} aria-label={texts.qrCode}>
      {picture.data && <img src={picture.data} alt={texts.qrCodeR(code)} width={160} height={160} />}
      <div className={css.buttons}>
        <Button size="small" icon={<Download size={14} />} onClick={keep('png')}>
          PNG
        </Button>
        <Button size="small" icon={<Download size={14} />} onClick={keep('svg')}>
          SVG
        </Button>
      </div>
    </section>
  );
}
