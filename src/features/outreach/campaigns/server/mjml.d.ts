declare module 'mjml' {
  interface MjmlOptions {
    fonts?: Record<string, string>;
    validationLevel?: 'strict' | 'soft' | 'skip';
    keepComments?: boolean;
    minify?: boolean;
  }
  /** Renders MJML to HTML. */
  export default function mjml2html(
    source: string,
    options?: MjmlOptions,
  ): Promise<{ html: string; errors: { formattedMessage: string }[] }>;
}
