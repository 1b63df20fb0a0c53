import { Alert } from 'antd';
import type { PhotoStatus } from './attach.ts';
import { texts as t } from './texts.ts';

/** Tells whether the photo of a registration was attached. The registration is safe in any case. */
export function PhotoState({ status }: { status: PhotoStatus | 'sending' }) {
  const [type, text] =
    typeof status === 'object'
      ? (['warning', t.failed(status.problem)] as const)
      : (['info', t.status[status]] as const);
  return <Alert type={type} showIcon role="status" style={{ marginTop: 16 }} title={text} />;
}
