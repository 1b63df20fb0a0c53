import { type Attached, withFacturX } from './pdf-a.ts';

export const run = ({ pdf, ...attached }: Attached & { pdf: Uint8Array }): Promise<Uint8Array> =>
  withFacturX(pdf, attached);
