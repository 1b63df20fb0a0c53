/** Whether this browser has a share sheet; only pages with HTTPS are given one. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/**
 * Opens the share sheet of the device. Closing it is no failure.
 * @returns false if the browser did not open it, for example because too much time has passed since the press
 */
export async function shareLink(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return (error as Error).name === 'AbortError';
  }
}
