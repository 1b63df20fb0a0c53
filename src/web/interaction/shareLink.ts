/** Whether this browser has a share sheet; only pages with HTTPS are given one. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens the share sheet of the device. Closing it rejects, and nothing was lost. */
export async function shareLink(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => {});
}
