import { hydrateRoot } from 'react-dom/client';
import { sites } from '#features/site.ts';
import { DATA_ID, type PageData, ROOT_ID } from './site.ts';
import '@fontsource-variable/inter/wght.css';
import './site.css';

const { feature, page, props } = JSON.parse(document.getElementById(DATA_ID)!.textContent) as PageData;
const { site } = await sites[feature]!();
const Page = site[page]!;
hydrateRoot(document.getElementById(ROOT_ID)!, <Page {...props} />);
// The page is interactive from here on, for styles and tests.
document.documentElement.dataset.ready = '';
