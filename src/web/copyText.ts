/** Browsers lend out the clipboard over HTTPS only; within a company's own network a page may have come without. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const focused = document.activeElement as HTMLElement | null;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position:fixed;opacity:0';
  // Within the dialog that stands open: it takes the focus back from what is outside.
  (focused?.closest('[role=dialog]') ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  focused?.focus({ preventScroll: true });
  if (!isCopied) throw new Error('The browser did not allow copying.');
}
