/**
 * Copies text. Browsers offer the clipboard API over HTTPS only, but a page in a company's own network may be loaded
 * without it.
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const focused = document.activeElement as HTMLElement | null;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.cssText = 'position:fixed;opacity:0';
  // The text area is added to the open dialog, because the dialog takes the focus back from elements outside.
  (focused?.closest('[role=dialog]') ?? document.body).append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  focused?.focus({ preventScroll: true });
  if (!isCopied) throw new Error('The browser did not allow copying.');
}
