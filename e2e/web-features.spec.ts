/**
 * Checks the build against package.json's browserslist, which includes Safari 15.4 to 16.3, where no test here can run.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import {
  findUnsupportedCss,
  findUnsupportedScript,
  harmless,
} from '../testing/checks/web-features.ts';

/** This script is for browsers without modules and includes its polyfills. */
const isPolyfill = (script: string) => script.includes('core-js');

function findUnsupported(ending: 'css' | 'js', find: (text: string) => Set<string>): string[] {
  const files = globSync(`.next/static/chunks/*.${ending}`);
  expect(files.length).toBeGreaterThan(0);
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const found = new Set(
    texts.filter((text) => !isPolyfill(text)).flatMap((text) => [...find(text)]),
  );
  return [...found]
    .filter((key) => !Object.keys(harmless).some((beginning) => key.startsWith(beginning)))
    .sort();
}

test('style sheets and scripts use only what every supported browser has, or whose absence is harmless', () => {
  expect(findUnsupported('css', findUnsupportedCss)).toEqual([]);
  expect(findUnsupported('js', findUnsupportedScript)).toEqual([]);
});
