import type { Reader } from '#server/figures/ask.ts';
import { defineFigures } from '#server/figures/define.ts';

const SHOWN = 6;

/** Certificates whose holders were reminded, ordered by expiry. */
const expiring: Reader = (ask) => {
  const rows = ask.rows('certificates', { status: ['expiring'] });
  const told = {
    kind: 'certificate',
    title: 't.holder_name',
    detail: 't.program_name',
    at: 't.expires_on',
  } as const;
  const found = ask.entries(rows, told, SHOWN);
  return () => ({ listed: [{ id: 'expiring', ...found(), late: null }] });
};

export const figures = defineFigures({ widgets: { expiring_certificates: expiring } });
