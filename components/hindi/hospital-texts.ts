/** What the hospital search may say about any hospital. */
import { hospitalResultsHindi } from '@/components/hospitals/results/hospital-results.hi';
import type { Catalogue } from '@/lib/languages/create-translator';
import { hospitalsToolHindi } from '@/lib/tools/hospitals/hospitals.hi';

export const hospitalTexts: Catalogue = { ...hospitalResultsHindi, ...hospitalsToolHindi };
