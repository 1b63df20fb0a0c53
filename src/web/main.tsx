import './base.css';
import '@fontsource-variable/inter/wght.css';
import { isPublicPath } from '#shared/pages.ts';
import { startApp } from './start.tsx';

// A static host that answers every address with this page still gets its sign-in.
if (isPublicPath(window.location.pathname)) void import('./public/main.tsx');
else startApp(document.getElementById('root')!);
