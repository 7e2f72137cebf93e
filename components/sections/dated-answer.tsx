/**
 * The answer of a tool that asks for dates: computed from the URL, or the form again with its errors. A URL without
 * fields redirects to the tool's page.
 */
import type { ReactNode } from 'react';
import { allValuesOf, firstValue, type SearchParams } from '@/lib/browser/url-state/search-params';
import { type AnsweringPage, hasAnswerFields } from '@/lib/site/answer-fields';
import { InvalidQueryPage } from './invalid-query-page';
import { redirectInLanguage } from './redirect-in-language';

type DatedAnswerProps<Input, Values, Errors> = {
  path: AnsweringPage;
  params: SearchParams;
  query:
    | { kind: 'valid'; input: Input }
    | {
        kind: 'invalid';
        values: Values;
        errors: Errors & Readonly<Record<string, string>>;
        question?: string;
      };
  /** Removes fields that the form sends but that do not belong in the URL to save and share. */
  formField: string;
  hrefOf: (input: Input) => string;
  renderAnswer: (input: Input) => ReactNode;
  renderForm: (values: Values, errors: Errors) => ReactNode;
  /** Prefix of the form's field ids: an id is this, a hyphen and the field's name. */
  idPrefix: string;
  /** Text of the link to the tool's page. */
  backLabel: string;
};

export function DatedAnswer<Input, Values, Errors>(props: DatedAnswerProps<Input, Values, Errors>) {
  const { path, params, query, formField, hrefOf, idPrefix, backLabel } = props;
  if (!hasAnswerFields(path, params)) redirectInLanguage(path, params);
  if (query.kind === 'valid') {
    if (firstValue(params, formField)) redirectInLanguage(hrefOf(query.input), params);
    return props.renderAnswer(query.input);
  }
  const { question } = query;
  // A form sends its empty fields too; a link has none of what it leaves to the visitor.
  const isSent = Object.keys(query.errors).some((name) => allValuesOf(params, name).length > 0);
  const errors = question && !isSent ? null : query.errors;
  return (
    <InvalidQueryPage
      path={path}
      errors={errors}
      question={question}
      idPrefix={idPrefix}
      backLabel={backLabel}
    >
      {props.renderForm(query.values, errors ?? ({} as Errors))}
    </InvalidQueryPage>
  );
}
