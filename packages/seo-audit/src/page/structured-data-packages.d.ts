/** The packages ship no types; only what read-structured-data.ts uses. */
declare module '@adobe/structured-data-validator' {
  export type Issue = {
    rootType: string;
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path?: { type?: string; property?: string; index?: number }[];
  };
  export default class Validator {
    validate(extracted: unknown): Promise<Issue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] });
    parse(html: string): unknown;
  }
}
