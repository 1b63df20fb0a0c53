import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Loaded } from '#web/components/Loaded.tsx';
import { addressOptions } from '../file.ts';
import { openPdf } from '../pdf.ts';
import { texts } from './texts.ts';

type Pdf = Awaited<ReturnType<typeof open>>;

async function open(url: string) {
  const loading = await openPdf({ url, disableAutoFetch: true });
  return loading.promise;
}

interface PdfPageProps {
  id: string;
  version: number;
  page: number;
  onPages: (count: number) => void;
}

/** One page of a PDF as a picture of the available width. */
export default function PdfPage({ id, version, page, onPages }: PdfPageProps) {
  const address = useQuery(addressOptions(id, version));
  const pdf = useQuery({
    queryKey: ['resource_pdf', address.data?.url],
    queryFn: () => open(address.data!.url),
    enabled: !!address.data,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    // The PDF library's document is an object that cannot be compared structurally.
    structuralSharing: false,
  });
  return <Loaded query={pdf}>{(document) => <Picture document={document} page={page} onPages={onPages} />}</Loaded>;
}

const WIDTH = 900;

function Picture({ document, page, onPages }: { document: Pdf; page: number; onPages: (count: number) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count belongs to the document
  useEffect(() => onPages(document.numPages), [document]);
  useEffect(() => {
    let isCurrent = true;
    const drawing = document.getPage(Math.min(page, document.numPages)).then((one) => {
      if (!isCurrent || !canvas.current) return;
      const viewport = one.getViewport({ scale: WIDTH / one.getViewport({ scale: 1 }).width });
      canvas.current.width = viewport.width;
      canvas.current.height = viewport.height;
      return one.render({ canvas: canvas.current, viewport }).promise;
    });
    drawing.catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [document, page]);
  return <canvas ref={canvas} aria-label={texts.page(page)} role="img" />;
}
