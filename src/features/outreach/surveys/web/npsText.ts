/** "+42"; a dash where there is none. */
export function npsText(nps: number | null | undefined): string {
  if (nps === null || nps === undefined) return '–';
  return nps > 0 ? `+${nps}` : nps < 0 ? `−${-nps}` : '0';
}
