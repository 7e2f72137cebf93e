/** The JSX runtime of the development server and of tests; see jsx-runtime.ts. */
import type { ElementType } from 'react';
import { jsxDEV as createElement, Fragment, type JSXSource } from 'react/jsx-dev-runtime';
import { inPageLanguage } from './jsx-runtime';

export type { JSX } from './jsx-runtime';
export { Fragment };

export function jsxDEV(
  type: ElementType,
  props: Readonly<Record<string, unknown>>,
  key: string | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
) {
  return createElement(type, inPageLanguage(type, props), key, isStatic, source, self);
}
