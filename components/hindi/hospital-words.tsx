'use client';
/** `HindiWords` with the texts of search results: a script keeps them for the next page, and HTML would not. */
import { HindiWords, type HindiWordsProps } from './hindi-words';
import { hospitalTexts } from './hospital-texts';

export function HospitalWords({ catalogue, children }: HindiWordsProps) {
  return <HindiWords catalogue={{ ...hospitalTexts, ...catalogue }}>{children}</HindiWords>;
}
