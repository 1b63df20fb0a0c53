/**
 * Which of the two built pages serves an address: `public.html` for what needs no login (small),
 * `index.html` for the application. The server and the development server both ask here.
 */
const publicPaths = [
  '/login',
  '/register',
  '/forgot-password',
  '/update-password',
  '/confirm-email',
  '/accept-invitation',
];

/** Pages for visitors, which the server renders: `ServerFeature.publicPages`. */
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
  return publicPaths.some((known) => path === known || path.startsWith(`${known}/`));
}

export function pageFor(path: string): 'public.html' | 'index.html' {
  return isPublicPath(path) ? 'public.html' : 'index.html';
}
