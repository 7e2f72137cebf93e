/** These packages ship no types; only what the audit uses of them. */
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
  /** @returns the name of an encoding; labels nobody knows are passed over. */
  export default function sniffEncoding(
    bytes: Uint8Array,
    options: { transportLayerEncodingLabel?: string; defaultEncoding: string },
  ): string;
}
