import './base.css';
import '@fontsource-variable/inter/wght.css';
import { isPublicPath } from '#shared/pages.ts';
import { startApp } from './start.tsx';

// A static host that serves this page at every address still shows the sign-in page.
if (isPublicPath(window.location.pathname)) void import('./public/main.tsx');
else startApp(document.getElementById('root')!);
