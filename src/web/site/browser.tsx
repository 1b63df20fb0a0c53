import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadPage, loadPageTexts } from './load-page.ts';
import { DATA_ID, type PageData, ROOT_ID } from './site.ts';
import { typedSoFar } from './typed.ts';
import '@fontsource-variable/inter/wght.css';
import './site.css';

function Interactive({ onInteractive, children }: { onInteractive: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page becomes interactive once.
  useEffect(onInteractive, []);
  return children;
}

const data = JSON.parse(document.getElementById(DATA_ID)!.textContent) as PageData;
const [Page] = await Promise.all([loadPage(data), loadPageTexts(data)]);
const root = document.getElementById(ROOT_ID)!;
const tellTyped = typedSoFar(root);
hydrateRoot(
  root,
  <Interactive
    onInteractive={() => {
      void tellTyped().then(() => {
        // The page is interactive from here on, for styles and tests.
        document.documentElement.dataset.ready = '';
      });
    }}
  >
    <Page {...data.props} />
  </Interactive>,
);
