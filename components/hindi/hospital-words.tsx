'use client';
/** `HindiWords` with the texts of search results: a script keeps them for the next page, and HTML would not. */
import hospitalTexts from '@/translations/hi/hospital-results.po';
import { HindiWords, type HindiWordsProps } from './hindi-words';

export function HospitalWords({ catalogue, children }: HindiWordsProps) {
  return <HindiWords catalogue={{ ...hospitalTexts, ...catalogue }}>{children}</HindiWords>;
}
