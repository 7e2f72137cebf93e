import { callBackComponentHindi } from '@/components/call-back/call-back.hi';
import { codeEntryHindi, formsComponentHindi } from '@/components/forms/forms.hi';
import { ombudsmanPlacesHindi } from '@/components/ombudsman/ombudsman.hi';
import { requestsComponentHindi } from '@/components/requests/requests.hi';
import { ombudsmanStates } from '@/lib/content/ombudsman-offices';
import { httpHindi } from '@/lib/http/http.hi';
import { leadsHindi } from '@/lib/leads/leads.hi';
import { requestMessagesHindi } from '@/lib/requests/requests.hi';
import { areasByOffice } from '@/lib/tools/ombudsman/ombudsman-areas';
import texts from './browser-texts.json';
import { hospitalTexts } from './hospital-texts';

/** What any form that is sent by script may say. */
const sending = [...Object.keys(formsComponentHindi), ...Object.keys(httpHindi)];

const states = ombudsmanStates.map(({ name }) => name);
const offices = areasByOffice().map(([office]) => office);

/**
 * The English texts that client components render in the browser, on every page (`common`) and on some: their Hindi is
 * sent with the page. A text that is missing here turns English when React hydrates the page (e2e/hindi.spec.ts). A text
 * that stays the same in Hindi needs no row in browser-texts.json.
 */
export const browserTexts = {
  ...texts,
  requests: [
    ...sending,
    ...Object.keys(requestsComponentHindi),
    ...Object.keys(requestMessagesHindi),
    ...texts.requests,
  ],
  ombudsman: [...Object.keys(ombudsmanPlacesHindi), ...texts.ombudsman, ...states, ...offices],
  hospitals: [
    ...Object.keys(hospitalTexts),
    ...texts.hospitals,
    // Names of places that a catalogue has.
    ...states,
  ],
  callBack: [
    ...sending,
    ...Object.keys(leadsHindi),
    ...Object.keys(callBackComponentHindi),
    ...texts.callBack,
  ],
  codes: Object.keys(codeEntryHindi),
} satisfies Readonly<Record<string, readonly string[]>>;

export type BrowserTexts = keyof typeof browserTexts;
