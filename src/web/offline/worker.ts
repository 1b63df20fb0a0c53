/** Installs the worker that keeps the files of the application, once the page has what it needs itself. */
export function keepApplication(): void {
  // Pages without HTTPS have no workers.
  if (!('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => {});
  // Safari has no idle callbacks.
  const idle = () => ('requestIdleCallback' in window ? window.requestIdleCallback(register) : register());
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}
