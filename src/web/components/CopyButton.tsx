import { App, Button, Tooltip } from 'antd';
import Copy from 'lucide-react/icons/copy';
import { copyText } from '../interaction/copyText.ts';
import { texts as t } from '../shell.texts.ts';

export function useCopy(): (text: string) => Promise<void> {
  const { message } = App.useApp();
  return async (text) => {
    try {
      await copyText(text);
      message.success(t.copied);
    } catch {
      message.error(t.copyFailed);
    }
  };
}

export function CopyButton({ text, label = t.copy }: { text: string; label?: string }) {
  const copy = useCopy();
  return (
    <Tooltip title={label}>
      <Button type="text" size="small" icon={<Copy size={14} />} aria-label={label} onClick={() => copy(text)} />
    </Tooltip>
  );
}
