/** Types for packages that ship none; only the part that the audit uses. */
declare module '@adobe/structured-data-validator' {
  export type Issue = {
    rootType: string;
    dataFormat: string;
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path?: { type?: string | string[]; property?: string; index?: number }[];
  };
  export default class Validator {
    validate(extracted: Record<string, unknown>): Promise<Issue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] });
    parse(html: string): Record<string, unknown>;
  }
}

declare module 'html-encoding-sniffer' {
  /** @returns the name of an encoding; unknown labels are ignored. */
  export default function sniffEncoding(
    bytes: Uint8Array,
    options: { transportLayerEncodingLabel?: string; defaultEncoding: string },
  ): string;
}
