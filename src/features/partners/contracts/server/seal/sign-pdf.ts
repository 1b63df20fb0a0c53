import { PDFArray, type PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import { SignPdf } from '@signpdf/signpdf';
import { DEFAULT_BYTE_RANGE_PLACEHOLDER, Signer, SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import { detachedSignature } from './cms.ts';
import type { SealKey } from './key.ts';

/** Bytes reserved for the signature with its certificate. */
const ROOM = 8192;

class SealSigner extends Signer {
  readonly #keys: SealKey;
  constructor(keys: SealKey) {
    super();
    this.#keys = keys;
  }
  override async sign(content: Buffer): Promise<Buffer> {
    return detachedSignature(content, this.#keys);
  }
}

/** Seals a document: the signature covers every byte of the file but itself (PAdES B-B). */
export async function sealPdf(
  document: PDFDocument,
  keys: SealKey,
  about: { name: string; reason: string; at: Date },
): Promise<Buffer> {
  addSignatureField(document, about);
  // The place of the signature must be found in the bytes, so nothing is packed into object streams.
  const bytes = await document.save({ useObjectStreams: false, updateFieldAppearances: false });
  return new SignPdf().sign(Buffer.from(bytes), new SealSigner(keys));
}

function addSignatureField(
  document: PDFDocument,
  { name, reason, at }: { name: string; reason: string; at: Date },
): void {
  const { context } = document;
  const range = PDFArray.withContext(context);
  range.push(PDFNumber.of(0));
  for (let index = 0; index < 3; index += 1) range.push(PDFName.of(DEFAULT_BYTE_RANGE_PLACEHOLDER));
  const signature = context.obj({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: SUBFILTER_ETSI_CADES_DETACHED,
    ByteRange: range,
    Contents: PDFHexString.of('00'.repeat(ROOM)),
    Reason: PDFHexString.fromText(reason),
    Name: PDFHexString.fromText(name),
    M: PDFString.fromDate(at),
  });
  const signatureRef = context.register(signature);
  const page = document.getPages().at(-1)!;
  const widget = context.register(
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      FT: 'Sig',
      Rect: [0, 0, 0, 0],
      V: signatureRef,
      T: PDFString.of('Seal'),
      // Print, locked.
      F: 132,
      P: page.ref,
    }),
  );
  page.node.addAnnot(widget);
  const fields = PDFArray.withContext(context);
  fields.push(widget);
  // Signatures exist, and the file may only grow.
  document.catalog.set(PDFName.of('AcroForm'), context.obj({ SigFlags: 3, Fields: fields }));
}
