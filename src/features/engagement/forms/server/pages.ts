import type { FastifyRequest } from 'fastify';
import { sql } from '#server/db/sql.ts';
import { Refusal } from '#server/errors.ts';
import type { Kernel } from '#server/kernel.ts';
import { acceptedTags } from '#server/language.ts';
import { brandOf } from '#server/site/brand.ts';
import { companyOfRow, type PublicPage, type PublicView } from '#server/site/public-page.ts';
import { isId } from '#shared/ids.ts';
import { inLocale, localeFor } from '../definition.schema.ts';
import { countStep } from './figures.ts';
import { toPublicForm } from './open.ts';
import { purposeOf } from './purposes.ts';
import { formForVisitor, openForm } from './visitor.ts';

async function load(kernel: Kernel, request: FastifyRequest, isEmbedded: boolean): Promise<PublicView | null> {
  const { id } = request.params as { id: string };
  const form = isId(id) ? await openForm(kernel, id).catch(onlyMissing) : null;
  // A form for a page of another module is shown only there, with its context.
  if (!form || purposeOf(form.purpose).hasOwnPage === false) return null;
  await formForVisitor(kernel, request, form, (call) => countStep(call, form, 'viewed'));
  const locales = acceptedTags(request.headers['accept-language']);
  const locale = localeFor(form.definition, locales);
  const { title, description, branding } = inLocale(form.definition, locale);
  const brand = await brandOf(kernel, form.organization_id);
  const picture = branding?.logo_url;
  return {
    organization_id: form.organization_id,
    head: {
      title: `${title} · ${brand.name}`,
      ...(description && { description: description.slice(0, 300) }),
      ...(picture && { image: new URL(picture, kernel.hosts.addressOf(form.organization_id)).href }),
      lang: locale,
      ...(isEmbedded && { isHidden: true as const }),
    },
    props: { form: toPublicForm(kernel, form), brand, isEmbedded, locales },
    ...(isEmbedded && form.allowed_origins.length > 0 && { frames: form.allowed_origins }),
  };
}

function onlyMissing(error: unknown): null {
  if (error instanceof Refusal && error.statusCode === 404) return null;
  throw error;
}

export const formPages: readonly PublicPage[] = [
  {
    path: '/f/:id',
    page: 'fill',
    companyOf: companyOfRow((id) => sql`select organization_id from forms where id = ${id}`),
    load: (kernel, request) => load(kernel, request, false),
  },
  {
    path: '/f/:id/embed',
    page: 'fill',
    companyOf: companyOfRow((id) => sql`select organization_id from forms where id = ${id}`),
    load: (kernel, request) => load(kernel, request, true),
  },
];

/**
 * Embeds a form in another site: `<script src=".../f/embed.js" data-form="ID" async></script>` becomes a frame with the
 * height of the form. The old syntax is intentional, because it runs on pages of others.
 */
export const embedScript = {
  path: '/f/embed.js' as const,
  text: `(function () {
  var script = document.currentScript;
  var id = script && script.getAttribute('data-form');
  if (!id || !/^[0-9a-f-]{36}$/i.test(id)) return;
  var origin = new URL(script.src).origin;
  var frame = document.createElement('iframe');
  frame.src = origin + '/f/' + id + '/embed' + location.search;
  frame.title = script.getAttribute('data-title') || 'Form';
  frame.loading = 'lazy';
  frame.style.cssText = 'width:100%;border:0;min-height:320px;color-scheme:auto';
  script.parentNode.insertBefore(frame, script);
  addEventListener('message', function (event) {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    var data = event.data;
    if (data && data.tandemForm === id && data.height > 0) frame.style.height = Math.min(data.height, 20000) + 'px';
  });
})();
`,
};
