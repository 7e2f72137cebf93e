/**
 * React's JSX runtime with a language: on a Hindi page the words of each HTML element are translated as it is created
 * (`jsxImportSource` in tsconfig.json). Components and tools are written in English only. English pages have no
 * translator, and its code is not here, because every page loads this file several times.
 */
import type { ElementType, ReactElement, JSX as ReactJsx } from 'react';
import { jsx as createElement, jsxs as createElements, Fragment } from 'react/jsx-runtime';
import { currentTranslator } from '#languages/current-translator';
import type { Props } from './page-translator';

export type { ReactJsx as JSX };
export { Fragment };

export function jsx(type: ElementType, props: Props, key?: string): ReactElement {
  return createElement(type, inPageLanguage(type, props), key);
}

export function jsxs(type: ElementType, props: Props, key?: string): ReactElement {
  return createElements(type, inPageLanguage(type, props), key);
}

export function inPageLanguage(type: ElementType, props: Props): Props {
  return currentTranslator()?.translateProps(type, props) ?? props;
}
