/** Validates a submitted service request by the fields of its kind: normalised values, or errors by field. */
import 'server-only';
import {
  isRequestKind,
  type RequestKind,
  requestKinds,
} from '../../content/requests/request-kinds.ts';
import type { FormPost } from '../../http/form-post.server.ts';
import type { PostedFile } from '../../http/multipart.server.ts';
import { isIdempotencyKey } from '../../input/parsed-field.ts';
import { readTextField } from '../../input/read-text-field.ts';
import { isPagePath } from '../../site/find-route.ts';
import type { PageLanguage } from '../../site/hindi-pages.ts';
import { findPdfContentError } from './find-pdf-content-error.server.ts';
import { requestMessages } from './request-messages.ts';
import type { InvalidRequest } from './request-outcome.ts';
import { requestSchema } from './request-schema.ts';

export type RequestSubmission = {
  kind: RequestKind;
  /** Values by field name; empty fields are absent. */
  fields: Readonly<Record<string, string>>;
  file?: PostedFile;
  page?: string;
  /** In which the notice was shown; without it that of the page. */
  language?: PageLanguage;
  idempotencyKey?: string;
  /** The honeypot field was filled in (lib/http/form-post.server.ts). */
  isHoneypotFilled?: boolean;
};

type ParsedRequest = { kind: 'valid'; submission: RequestSubmission } | InvalidRequest;

export function parseRequestSubmission(
  { fields, files }: Pick<FormPost, 'fields' | 'files'>,
  now: Date,
): ParsedRequest {
  const { kind, idempotencyKey } = fields;
  const page = readTextField(fields, 'page');
  if (!isRequestKind(kind) || requestKinds[kind].isNeverPosted)
    return unknownForm(null, 'kind', requestMessages.unknownKind);
  if (idempotencyKey !== undefined && !isIdempotencyKey(idempotencyKey))
    return unknownForm(kind, 'idempotencyKey', requestMessages.idempotencyKey);
  const row = requestKinds[kind];
  const texts = row.fields.filter(({ type }) => type !== 'pdf');
  const parsed = requestSchema(texts, () => now, row.oneOf).safeParse(fields);
  const errors: Record<string, string> = {};
  for (const issue of parsed.error?.issues ?? []) errors[String(issue.path[0])] ??= issue.message;
  const pdfField = row.fields.find(({ type }) => type === 'pdf');
  const file = pdfField && files[pdfField.name];
  const error = file ? findPdfContentError(file.bytes) : null;
  if (pdfField && error) errors[pdfField.name] = error;
  if (!parsed.success || error) return { kind: 'invalid', requestKind: kind, errors };
  return {
    kind: 'valid',
    submission: {
      kind,
      fields: Object.fromEntries(
        Object.entries(parsed.data).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
        ),
      ),
      file,
      // An unknown page is dropped: no reason to lose the request.
      page: isPagePath(page) ? page : undefined,
      idempotencyKey,
    },
  };
}

function unknownForm(
  requestKind: RequestKind | null,
  field: string,
  message: string,
): InvalidRequest {
  return { kind: 'invalid', requestKind, errors: { [field]: message } };
}
