import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  type PDFHexString,
  PDFName,
  PDFRawStream,
  type PDFString,
} from '@cantoo/pdf-lib';
import { brokenLink } from '../../chain.ts';
import type { ContractEvent } from '../../schema.ts';
import { sha256 } from '../events.ts';
import { checkSignature } from './cms.ts';

export const EVIDENCE = 'evidence.json';

/** What is attached to a sealed file, so that it can be verified without this installation. */
export interface Evidence {
  format: 'tandem-contract/1';
  contract: { id: string; number: number; title: string; company: string; partner: string; document_sha256: string };
  /** The text that was signed; of an uploaded PDF, nothing. */
  body: string | null;
  signers: { name: string; email: string; role: string; signed_at: string }[];
  events: ContractEvent[];
}

export interface FileCheck {
  problems: string[];
  sha256: string;
  sealed_by: string | null;
  fingerprint: string | null;
  evidence: Evidence | null;
}

/** Verifies a sealed file from its own bytes: the seal, that it covers the whole file, and the chain of events. */
export async function verifyFile(bytes: Buffer): Promise<FileCheck> {
  const problems: string[] = [];
  const seal = sealOf(bytes, problems);
  const evidence = await evidenceOf(bytes).catch(() => null);
  if (!evidence) problems.push('The file contains no record of its signatures.');
  else {
    const { contract, body, events } = evidence;
    if (body !== null && sha256(body) !== contract.document_sha256)
      problems.push('The text in the record is not the text that was signed.');
    const broken = brokenLink(sha256, contract.id, contract.document_sha256, events);
    if (broken !== undefined) problems.push(`The chain of events is broken at event ${broken}.`);
  }
  return {
    problems,
    sha256: sha256(bytes),
    sealed_by: seal?.signer ?? null,
    fingerprint: seal?.fingerprint ?? null,
    evidence,
  };
}

function sealOf(bytes: Buffer, problems: string[]) {
  const text = bytes.toString('latin1');
  const found = [...text.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)].at(-1);
  if (!found) {
    problems.push('The file is not sealed.');
    return null;
  }
  const [first, before, next, after] = found.slice(1).map(Number) as [number, number, number, number];
  if (first !== 0 || next + after !== bytes.length || before > next) {
    problems.push('Something was added to the file after it was sealed.');
    return null;
  }
  try {
    const hex = text.slice(before + 1, next - 1);
    const content = Buffer.concat([bytes.subarray(0, before), bytes.subarray(next)]);
    const seal = checkSignature(content, Buffer.from(hex, 'hex'));
    if (!seal.is_valid) problems.push('The seal is broken: the file was changed after it was sealed.');
    return seal;
  } catch {
    problems.push('The seal cannot be read.');
    return null;
  }
}

async function evidenceOf(bytes: Buffer): Promise<Evidence | null> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const names = document.catalog.lookupMaybe(PDFName.of('Names'), PDFDict);
  const list = names?.lookupMaybe(PDFName.of('EmbeddedFiles'), PDFDict)?.lookupMaybe(PDFName.of('Names'), PDFArray);
  for (let index = 0; list && index + 1 < list.size(); index += 2) {
    const name = list.lookup(index) as PDFHexString | PDFString;
    if (name.decodeText() !== EVIDENCE) continue;
    const stream = list
      .lookup(index + 1, PDFDict)
      .lookup(PDFName.of('EF'), PDFDict)
      .lookup(PDFName.of('F'));
    if (!(stream instanceof PDFRawStream)) return null;
    return JSON.parse(Buffer.from(decodePDFRawStream(stream).decode()).toString('utf8')) as Evidence;
  }
  return null;
}
