/** The addresses of the pages without login, below which everything belongs to them. */
export const publicPaths = [
  '/login',
  '/register',
  '/forgot-password',
  '/update-password',
  '/confirm-email',
  '/accept-invitation',
];

/** Where other apps share something with the installed one, and the screen that shows it. */
export const shareTarget = { action: '/share', screen: '/revenue/deal-desk/fair' } as const;

/** The addresses of public pages that the server renders (`ServerFeature.publicPages`). */
export const sitePrefixes = [
  '/f/',
  '/partner_directory/',
  '/partner-signup/',
  '/referrals/',
  '/public/',
  '/r/',
  '/review/',
  '/sign/',
  '/verify/',
  '/application/',
] as const;

export function isPublicPath(path: string): boolean {
  return publicPaths.some((publicPath) => path === publicPath || path.startsWith(`${publicPath}/`));
}

/**
 * Decides which of the two built pages is served at an address: the small `public.html` for pages without login, or
 * `index.html` for the application. The server and the development server both use it.
 */
export function pageFor(path: string): 'public.html' | 'index.html' {
  return isPublicPath(path) ? 'public.html' : 'index.html';
}
