import { Button } from 'antd';
import Share from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { canShare, shareLink } from '../interaction/shareLink.ts';
import { useCopy } from './CopyButton.tsx';
import { texts as t } from './texts.ts';

interface ShareButtonProps {
  title: string;
  /** An address, or a request that creates one. */
  address: string | (() => Promise<string>);
  /** Called when the address could not be created. */
  onFailure?: (error: Error) => void;
}

/** Opens the share sheet of the device with a link. Browsers without one offer copying instead, so there is no button. */
export function ShareButton({ title, address, onFailure }: ShareButtonProps) {
  const copy = useCopy();
  const [isPending, setPending] = useState(false);
  if (!canShare()) return null;
  const share = async () => {
    setPending(true);
    try {
      const url = typeof address === 'string' ? address : await address();
      if (!(await shareLink(title, url))) await copy(url);
    } catch (error) {
      onFailure?.(error as Error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button size="small" icon={<Share size={14} />} loading={isPending} onClick={() => void share()}>
      {t.share}
    </Button>
  );
}
