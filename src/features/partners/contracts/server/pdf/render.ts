import {
  concatTransformationMatrix,
  PDFDocument,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import { embedTextFonts } from '#server/pdf/text-fonts.ts';
import type { SignerField } from '../../../contract-templates/content.schema.ts';
import { type Block, blocksOf } from '../../markdown.ts';
import { initialsOf, SIGNATURE_LEVEL, type Signature } from '../../model.ts';
import type { ContractEvent } from '../../schema.ts';
import { openOriginal } from './original.ts';
import { seenPage } from './seen-page.ts';
import { type Box, drawSignature, gray, ink, MARGIN, ROOM, Writer } from './writer.ts';

export interface SignedSigner {
  role_key: string;
  role_name: string;
  name: string;
  email: string;
  signed_at: string;
  field_values: Record<string, string>;
  signature: Signature;
  consent_text: string;
}

/** The content of the sealed file. */
export interface SealedContract {
  id: string;
  number: number;
  title: string;
  company: string;
  partner: string;
  timezone: string;
  source: 'text' | 'pdf';
  body: string | null;
  /** The uploaded PDF. */
  original: Uint8Array | null;
  fields: SignerField[];
  document_sha256: string;
  signers: SignedSigner[];
  /** The signers of a preview, whose places are shown empty. */
  waiting?: readonly Pick<SignedSigner, 'role_key' | 'role_name' | 'name' | 'email'>[];
  events: ContractEvent[];
  verify_url: string;
  made_at: Date;
}

/** The document with all values and signatures, and the certificate at its end. Without signers it is the document as it was sent. */
export async function renderContract(contract: SealedContract): Promise<PDFDocument> {
  const document = contract.original ? await openOriginal(contract.original) : await PDFDocument.create();
  const typed = contract.signers.map(({ signature }) => (signature.kind === 'typed' ? signature.text : '')).join('');
  const fonts = await embedTextFonts(document, textIn(contract), typed);
  document.setTitle(contract.title);
  document.setAuthor(contract.company);
  document.setCreator('Tandem');
  document.setProducer('Tandem');
  document.setCreationDate(contract.made_at);
  document.setModificationDate(contract.made_at);
  const pages = document.getPages();
  const writer = new Writer(document, fonts);
  if (contract.source === 'text') {
    writeText(writer, contract);
    writeSignatures(writer, contract);
    writePlaces(writer, contract);
  } else {
    // The writer's first page is the certificate's.
    placeValues(writer, pages, contract);
  }
  if (contract.signers.length > 0) writeCertificate(writer, contract, contract.source === 'text');
  else if (contract.source === 'pdf') document.removePage(document.getPageCount() - 1);
  if (contract.source === 'text') numberPages(writer, contract);
  return document;
}

/** All characters that the document may show. */
const textIn = ({ original: _, ...contract }: SealedContract): string => JSON.stringify(contract);

const sizes = { 1: 18, 2: 15, 3: 12.5 } as const;

function writeText(writer: Writer, { title, number, body }: SealedContract): void {
  writer.text(title, { size: 20, bold: true, leading: 1.25 });
  writer.text(`No. ${number}`, { size: 9, color: gray });
  writer.space(14);
  for (const block of blocksOf(body ?? '')) writeBlock(writer, block);
}

function writeBlock(writer: Writer, block: Block): void {
  switch (block.kind) {
    case 'heading':
      writer.space(8);
      writer.need(sizes[block.level] * 4);
      writer.spans(
        block.spans.map((span) => ({ ...span, bold: true as const })),
        { size: sizes[block.level], leading: 1.3 },
      );
      writer.space(3);
      return;
    case 'paragraph':
      writer.spans(block.spans);
      writer.space(6);
      return;
    case 'quote':
      writer.spans(block.spans, { indent: 18, color: gray });
      writer.space(6);
      return;
    case 'item': {
      const indent = 16 + 16 * block.depth;
      writer.need(16);
      const { y } = writer;
      writer.inBox(
        writer.page,
        block.mark,
        { x: MARGIN + indent - 14, y: y - 13, width: 14, height: 13 },
        { most: 10.5 },
      );
      writer.spans(block.spans, { indent: indent + 4 });
      writer.space(3);
      return;
    }
    case 'rule':
      writer.rule();
      return;
  }
}

/** The signers' blocks at the end of a text, with what each of them filled in. */
function writeSignatures(writer: Writer, contract: SealedContract): void {
  for (const signer of contract.signers) {
    const fields = contract.fields.filter(({ role }) => role === signer.role_key);
    writer.need(120 + 16 * fields.length);
    writer.space(18);
    writer.text(signer.role_name, { bold: true });
    const box: Box = { x: MARGIN, y: writer.y - 48, width: 220, height: 44 };
    drawSignature(writer, writer.page, signer.signature, box);
    writer.space(50);
    writer.page.drawLine({
      start: { x: MARGIN, y: writer.y },
      end: { x: MARGIN + 240, y: writer.y },
      thickness: 0.7,
      color: ink,
    });
    writer.space(4);
    writer.text(signer.name, { size: 10 });
    writer.text(`${signer.email}, signed ${contractTimeText(signer.signed_at, contract.timezone)}`, {
      size: 9,
      color: gray,
    });
    for (const field of fields) {
      const text = valueText(field, signer);
      if (field.kind !== 'signature' && text) writer.text(`${field.label || field.kind}: ${text}`, { size: 9.5 });
    }
  }
}

/** The empty places of those who will sign a text, with the fields that each of them fills in. */
function writePlaces(writer: Writer, { waiting = [], fields }: SealedContract): void {
  for (const { role_key, role_name, name, email } of waiting) {
    const fieldsToFill = fields.filter(({ role, kind }) => role === role_key && kind !== 'signature');
    writer.need(120 + 16 * fieldsToFill.length);
    writer.space(18);
    writer.text(role_name, { bold: true });
    writer.space(50);
    writer.page.drawLine({
      start: { x: MARGIN, y: writer.y },
      end: { x: MARGIN + 240, y: writer.y },
      thickness: 0.7,
      color: ink,
    });
    writer.space(4);
    if (name) writer.text(name, { size: 10 });
    if (email) writer.text(email, { size: 9, color: gray });
    for (const { label, kind } of fieldsToFill) writer.text(`${label || kind}:`, { size: 9.5 });
  }
}

const valueText = ({ kind, key }: SignerField, { field_values, name }: SignedSigner): string => {
  const value = field_values[key] ?? '';
  if (kind === 'initials') return initialsOf(name);
  return kind === 'checkbox' ? (value ? 'Yes' : 'No') : value;
};

/** Values in their places on the pages of an uploaded PDF. */
function placeValues(
  writer: Writer,
  pages: readonly PDFPage[],
  { fields, signers, waiting = [] }: SealedContract,
): void {
  for (const field of fields) {
    const signer = signers.find(({ role_key }) => role_key === field.role);
    const place = waiting.find(({ role_key }) => role_key === field.role);
    const page = pages[(field.page ?? 1) - 1];
    if (!(signer || place) || !page) continue;
    const { width, height, matrix } = seenPage(page);
    const box: Box = {
      x: (field.x ?? 0) * width,
      y: (1 - (field.y ?? 0) - (field.height ?? 0.04)) * height,
      width: (field.width ?? 0.2) * width,
      height: (field.height ?? 0.04) * height,
    };
    page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...matrix));
    if (!signer) {
      page.drawRectangle({ ...box, borderColor: gray, borderWidth: 0.7 });
      writer.inBox(page, `${field.label || field.kind}: ${place!.name || place!.role_name}`, box, { most: 9 });
    } else if (field.kind === 'signature') drawSignature(writer, page, signer.signature, box);
    else if (field.kind !== 'checkbox') writer.inBox(page, valueText(field, signer), box, { most: 12 });
    else if (signer.field_values[field.key]) drawTick(page, box);
    page.pushOperators(popGraphicsState());
  }
}

function drawTick(page: PDFPage, { x, y, width, height }: Box): void {
  const side = Math.min(width, height);
  const tick = [
    { x: x + side * 0.15, y: y + side * 0.5 },
    { x: x + side * 0.4, y: y + side * 0.2 },
    { x: x + side * 0.85, y: y + side * 0.85 },
  ] as const;
  page.drawLine({ start: tick[0], end: tick[1], thickness: 1.4, color: ink });
  page.drawLine({ start: tick[1], end: tick[2], thickness: 1.4, color: ink });
}

const eventLabels: Record<string, string> = {
  sent: 'Sent',
  reminder_sent: 'Reminder sent',
  opened: 'Opened',
  consent_given: 'Agreed to sign electronically',
  code_sent: 'Code sent by email',
  code_confirmed: 'Code confirmed',
  code_failed: 'Wrong code entered',
  signed: 'Signed',
  delegated: 'Passed on to another signer',
  expired: 'Expired',
  resent: 'Sent again',
};

/** Writes the signers with time and origin, and the hashes that prove the signatures. */
function writeCertificate(writer: Writer, contract: SealedContract, isNewPage: boolean): void {
  if (isNewPage) writer.turn();
  writer.text('Certificate of signatures', { size: 18, bold: true, leading: 1.3 });
  writer.text(`${contract.title}, No. ${contract.number}`, { size: 10 });
  writer.text(`${contract.company} and ${contract.partner}`, { size: 10, color: gray });
  writer.space(10);
  for (const signer of contract.signers) {
    const signed = contract.events.findLast(({ kind, actor }) => kind === 'signed' && actor.email === signer.email);
    writer.need(92);
    writer.text(`${signer.name} (${signer.role_name})`, { bold: true });
    writer.text(signer.email, { size: 9 });
    writer.text(
      `Signed ${contractTimeText(signer.signed_at, contract.timezone)} from address ${signed?.ip ?? 'unknown'}`,
      {
        size: 9,
      },
    );
    writer.text('Identified by a personal link and a code sent to this email address.', { size: 9 });
    writer.text(`Agreed: “${signer.consent_text}”`, { size: 8, color: gray });
    writer.space(8);
  }
  writer.space(4);
  writer.text('Events', { bold: true });
  for (const { seq, kind, actor, at, ip } of contract.events) {
    const who = actor.email ? `${actor.name} <${actor.email}>` : actor.name;
    const text = `${seq}. ${contractTimeText(at, contract.timezone)}: ${eventLabels[kind] ?? kind}, ${who}${ip ? `, ${ip}` : ''}`;
    writer.text(text, { size: 8.5 });
  }
  writer.space(10);
  writer.need(120);
  writer.text('Fingerprints', { bold: true });
  writer.text(`Document (SHA-256): ${contract.document_sha256}`, { size: 8.5 });
  writer.text(`Last event (SHA-256): ${contract.events.at(-1)?.hash ?? ''}`, { size: 8.5 });
  writer.text(`Contract: ${contract.id}`, { size: 8.5 });
  writer.space(6);
  writer.text(SIGNATURE_LEVEL, { size: 9 });
  writer.text(
    `This file is sealed with a digital signature of ${contract.company}. Any change breaks the seal. Check it at ${contract.verify_url}, or offline with: npx tandem verify-document file.pdf`,
    { size: 9 },
  );
}

function numberPages(writer: Writer, { title }: SealedContract): void {
  const pages = writer.document.getPages();
  for (const [index, page] of pages.entries()) {
    const box = { y: 26, height: 14 };
    writer.inBox(page, `${index + 1} / ${pages.length}`, { ...box, x: MARGIN + ROOM - 40, width: 40 }, { most: 8 });
    writer.inBox(page, title, { ...box, x: MARGIN, width: ROOM - 60 }, { most: 8 });
  }
}

export function contractTimeText(at: string, timezone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: timezone,
  });
  return format.format(new Date(at)).replace(/\u202f/g, ' ');
}
