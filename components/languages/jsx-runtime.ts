/**
 * React's JSX runtime with a language: on a Hindi page the words of each HTML element are translated as it is created
 * (`jsxImportSource` in tsconfig.json). Components and tools are written in English only, and English pages pass here
 * unchanged.
 */
import type { ElementType, ReactElement, JSX as ReactJsx } from 'react';
import { jsx as createElement, jsxs as createElements, Fragment } from 'react/jsx-runtime';
import { currentTranslator } from '#languages/current-translator';
import { translateProps } from './translate-props';

type Props = Readonly<Record<string, unknown>>;

export type { ReactJsx as JSX };
export { Fragment };

export function jsx(type: ElementType, props: Props, key?: string): ReactElement {
  return createElement(type, inPageLanguage(type, props), key);
}

export function jsxs(type: ElementType, props: Props, key?: string): ReactElement {
  return createElements(type, inPageLanguage(type, props), key);
}

export function inPageLanguage(type: ElementType, props: Props): Props {
  const translator = currentTranslator();
  return translator ? translateProps(type, props, translator) : props;
}
