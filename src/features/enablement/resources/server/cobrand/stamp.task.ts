import { stamped, type Wishes } from './stamp.ts';

export const run = ({ bytes, wishes }: { bytes: Uint8Array; wishes: Wishes }): Promise<Uint8Array> =>
  stamped(bytes, wishes);
