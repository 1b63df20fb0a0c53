import { render, styles } from '../../web/site/render.tsx';
import type { SiteRenderer } from '../site/renderer.ts';

/** Renders the public pages from their source, so that tests need no build. */
export const sourceRenderer: SiteRenderer = { render, styles, filesOf: () => ({ scripts: [], styles: [] }) };
