import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

/** Entries of the catalog that act, or that carry what no page shows. */
const REMOVED = ['AcroForm', 'Perms', 'OpenAction', 'AA', 'AF', 'Collection', 'Metadata', 'Extensions', 'DSS'];
const REMOVED_NAMES = ['EmbeddedFiles', 'JavaScript'];
const nameOf = PDFName.of;

/**
 * Opens an uploaded PDF. Only its pages are part of the contract: forms become plain content, and earlier signatures, attached files
 * and scripts are removed, because signers never saw them and the seal must be the only signature.
 */
export async function openOriginal(bytes: Uint8Array): Promise<PDFDocument> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { catalog, context } = document;
  removeAnnotations(document, (annotation) => annotation.get(nameOf('FT')) === nameOf('Sig'));
  document.getForm().flatten();
  removeAnnotations(document, (annotation) => annotation.get(nameOf('Subtype')) === nameOf('Widget'));
  for (const name of REMOVED) catalog.delete(nameOf(name));
  const names = catalog.lookupMaybe(nameOf('Names'), PDFDict);
  for (const name of REMOVED_NAMES) names?.delete(nameOf(name));
  removeUnused(document);
  for (const [ref, object] of context.enumerateIndirectObjects())
    if (object instanceof PDFInvalidObject) context.assign(ref, PDFNull);
    else if (object instanceof PDFDict) object.delete(nameOf('ByteRange'));
  return document;
}

function removeAnnotations(document: PDFDocument, isRemoved: (annotation: PDFDict) => boolean): void {
  for (const { node } of document.getPages()) {
    const annotations = node.Annots();
    for (let index = (annotations?.size() ?? 0) - 1; index >= 0; index -= 1) {
      const annotation = annotations!.lookup(index);
      if (!(annotation instanceof PDFDict) || isRemoved(annotation)) annotations!.remove(index);
    }
  }
}

/** Removes objects that nothing refers to anymore. */
function removeUnused({ context }: PDFDocument): void {
  const used = new Set<PDFRef>();
  const { Root, Info } = context.trailerInfo;
  const open: (PDFObject | undefined)[] = [Root, Info];
  while (open.length > 0) {
    const object = open.pop();
    if (object instanceof PDFRef) {
      if (used.has(object)) continue;
      used.add(object);
      open.push(context.lookup(object));
    } else if (object instanceof PDFArray) open.push(...object.asArray());
    else if (object instanceof PDFDict) open.push(...object.values());
    else if (object instanceof PDFStream) open.push(...object.dict.values());
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!used.has(ref)) context.delete(ref);
}
