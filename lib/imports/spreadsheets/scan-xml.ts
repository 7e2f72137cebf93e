/**
 * The tags of a workbook's XML, in one pass over the text however odd it is: read-excel-file takes time with the square
 * of an element's attributes, and trusts what they say.
 */
import { decodeXML } from 'entities';
import { ImportError } from './import-error.ts';
import { assertXmlTextLength } from './list-limits.ts';

export const damagedWorkbook =
  'The XLSX file is damaged or cut off. Open it and save it again, or save it as CSV.';

/** The root of a sheet has about twenty, for namespaces. */
const maxAttributes = 200;

export type XmlTag = {
  /** Without its namespace prefix, which the program that wrote the file chooses. */
  name: string;
  isSelfClosing: boolean;
  /** The value of an attribute, by its name without the prefix. @throws ImportError where it is there twice. */
  attribute: (name: string) => string | undefined;
  /** What stands between it and the next tag. */
  text: () => string;
};

/** What is skipped, with its end: it may hold quotes and tags that are none. */
const skipped = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['</', '>'],
] as const;

/** Elements as they open. @throws ImportError for text that is not XML; a document type, which may define entities. */
export function* scanXml(xml: string): Generator<XmlTag> {
  let end = 0;
  for (let start = xml.indexOf('<'); start >= 0; start = xml.indexOf('<', end)) {
    assertXmlTextLength(start - end);
    const skip = /[!?/]/.test(xml.charAt(start + 1))
      ? skipped.find(([opening]) => xml.startsWith(opening, start))
      : undefined;
    if (skip) {
      end = indexAfter(xml, skip[1], start);
      assertXmlTextLength(end - start);
      continue;
    }
    if (xml[start + 1] === '!') throw new ImportError(damagedWorkbook);
    end = endOfTag(xml, start);
    const [name = ''] = /^(?:[\w.-]+:)?[\w.-]*/.exec(xml.slice(start + 1, start + 100)) ?? [];
    const tag = [start + 1 + name.length, end - 1] as const;
    yield {
      name: localName(name),
      isSelfClosing: xml[end - 2] === '/',
      attribute: (wanted) => readAttribute(xml.slice(...tag), wanted),
      text: () =>
        decodeXML(xml.slice(tag[1] + 1, (xml.indexOf('<', tag[1]) + 1 || xml.length + 1) - 1)),
    };
  }
  assertXmlTextLength(xml.length - end);
}

function indexAfter(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from);
  if (at < 0) throw new ImportError(damagedWorkbook);
  return at + mark.length;
}

/** A value may contain ">". */
function endOfTag(xml: string, start: number): number {
  let attributes = 0;
  for (let at = start + 1; at < xml.length; at++) {
    const sign = xml[at];
    if (sign === '>') return at + 1;
    if (sign !== '"' && sign !== "'") continue;
    at = indexAfter(xml, sign, at + 1) - 1;
    if (++attributes > maxAttributes) break;
  }
  throw new ImportError(damagedWorkbook);
}

/** Attributes are read one by one, because a value may look like another attribute. */
function readAttribute(attributes: string, wanted: string): string | undefined {
  let value: string | undefined;
  for (const [, name = '', quoted = ''] of attributes.matchAll(
    /\s*([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/gy,
  )) {
    if (localName(name) !== wanted) continue;
    if (value !== undefined) throw new ImportError(damagedWorkbook);
    value = decodeXML(quoted.slice(1, -1));
  }
  return value;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
