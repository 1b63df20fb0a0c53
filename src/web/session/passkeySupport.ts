/** Browsers offer passkeys on pages with HTTPS, and on this computer. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window && window.isSecureContext;
