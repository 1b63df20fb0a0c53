import '../base.css';
import '@fontsource-variable/inter/wght.css';
import { createRoot } from 'react-dom/client';
import { readToken, safeReturn } from '../credentials.ts';
import { LoginPage } from './LoginPage.tsx';

const element = document.getElementById('root')!;
const to = safeReturn(new URLSearchParams(window.location.search).get('to'));

if (readToken()) window.location.replace(to);
else {
  document.title = 'Sign in · Tandem';
  const root = createRoot(element);
  // The application's code is fetched only once somebody signs in, and takes over this same page.
  const enter = async () => {
    const { startApp } = await import('../start.tsx');
    window.history.replaceState(null, '', to);
    root.unmount();
    startApp(element);
  };
  root.render(<LoginPage onSignedIn={enter} />);
}
