import { hydrateRoot } from 'react-dom/client';
import { loadPage, loadPageTexts } from './load-page.ts';
import { DATA_ID, type PageData, ROOT_ID } from './site.ts';
import '@fontsource-variable/inter/wght.css';
import './site.css';

const data = JSON.parse(document.getElementById(DATA_ID)!.textContent) as PageData;
const [Page] = await Promise.all([loadPage(data), loadPageTexts(data)]);
hydrateRoot(document.getElementById(ROOT_ID)!, <Page {...data.props} />);
// The page is interactive from here on, for styles and tests.
document.documentElement.dataset.ready = '';
