import { useEffect, useMemo, useRef } from 'react';
import { type SiteBrand, SiteFrame } from '#web/site/SiteFrame.tsx';
import type { PublicForm } from '../public.schema.ts';
import { publicApi } from './api.ts';
import { FormFill } from './FormFill.tsx';

export interface FormPageProps {
  form: PublicForm;
  brand: SiteBrand;
  isEmbedded: boolean;
  /** The languages of the reader's browser. */
  locales: readonly string[];
}

/** `/f/{id}`, and `/f/{id}/embed` in a frame of another site. */
export function FormPage({ form, brand, isEmbedded, locales }: FormPageProps) {
  const api = useMemo(() => publicApi(form.id), [form.id]);
  const whole = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isEmbedded || window.parent === window || !whole.current) return;
    // The page around the frame (`embed.js`) sets its height to that of the form.
    const tell = () =>
      window.parent.postMessage({ tandemForm: form.id, height: document.documentElement.scrollHeight }, '*');
    const observer = new ResizeObserver(tell);
    observer.observe(whole.current);
    return () => observer.disconnect();
  }, [form.id, isEmbedded]);

  return (
    <SiteFrame brand={brand} isEmbedded={isEmbedded} hasCover>
      <div ref={whole}>
        <FormFill form={form} api={api} locales={locales} />
      </div>
    </SiteFrame>
  );
}
