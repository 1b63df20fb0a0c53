/** The part of the Barcode Detection API that is used; not all browsers have it. */
interface Detector {
  detect(source: CanvasImageSource): Promise<{ rawValue: string }[]>;
}
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

type ReadCode = (source: HTMLVideoElement | ImageBitmap) => Promise<string | null>;

/** In pixels. Larger pictures take longer and hold no more. */
const MOST_SIDE = 1_024;

/** The browser's own reader of QR codes, or a library that is loaded now. */
export async function codeReader(): Promise<ReadCode> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (BarcodeDetector && formats.includes('qr_code')) {
    const detector = new BarcodeDetector({ formats: ['qr_code'] });
    return async (source) => (await detector.detect(source))[0]?.rawValue ?? null;
  }
  const { default: decode } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  return async (source) => {
    const [width, height] =
      'videoWidth' in source ? [source.videoWidth, source.videoHeight] : [source.width, source.height];
    if (!width || !height) return null;
    const scale = Math.min(1, MOST_SIDE / Math.max(width, height));
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    try {
      return decode(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // The library throws while there is no code in the picture.
      return null;
    }
  };
}
