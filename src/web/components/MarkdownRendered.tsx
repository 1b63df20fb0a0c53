import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import { FALLBACK_LINK, safeAddress } from './safeAddress.ts';

// `safeAddress` checks links; the sanitizer's default would remove `tel:`.
const schema = {
  ...defaultSchema,
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
};

const components: Components = {
  // The sanitizer removes addresses with other schemes; the link keeps its place and leads nowhere.
  a: ({ node: _node, href = FALLBACK_LINK, children, ...rest }) => {
    const leaves = /^[a-z]+:|^\/\//i.test(href);
    return (
      <a {...rest} href={href} {...(leaves && { target: '_blank', rel: 'noreferrer nofollow' })}>
        {children}
      </a>
    );
  },
  pre: ({ node: _node, children, ...rest }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard
    <pre {...rest} tabIndex={0}>
      {children}
    </pre>
  ),
  // Only our own pictures are shown, because others would reveal the reader to another server.
  img: ({ alt, src }) =>
    typeof src === 'string' && /^\/api\/pictures\/[A-Za-z0-9_.-]+$/.test(src) ? (
      <img
        src={src}
        alt={alt ?? ''}
        loading="lazy"
        style={{ maxWidth: '100%', borderRadius: 'var(--radius-control)' }}
      />
    ) : (
      <span>{alt || String(src ?? '')}</span>
    ),
};

export default function MarkdownRendered({ children }: { children: string }) {
  return (
    <ReactMarkdown rehypePlugins={[[rehypeSanitize, schema]]} urlTransform={safeAddress} components={components}>
      {children}
    </ReactMarkdown>
  );
}
