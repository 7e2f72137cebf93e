/**
 * Rules that more than one page or tool prints: one row each, with its sentence and the figures in it.
 * site-rules.test.ts requires the sentence wherever a question or a step of a plan is about its subject, so that no two
 * can differ.
 */
import { formatDate } from '../dates/format-date.ts';
import { hitAndRunAmended, hitAndRunDeath, hitAndRunInjury } from './figures/claims.ts';
import { mentalHealthLine } from './figures/life.ts';
import {
  buyerNotifiesInsurer,
  idvOfDiscontinuedModel,
  ownDamageForBuyer,
  thirdPartyNoticeUnread,
  thirdPartyPassesToBuyer,
  thirdPartyRatesUnchangedSince,
} from './figures/motor.ts';
import type { Figure, Prose } from './types.ts';

type SharedRule = {
  /** Matches a question, or the words of a plan's step, that only this rule answers. */
  about: RegExp;
  text: Prose;
  figures: readonly Figure[];
};

/** What a buyer of a used vehicle has to know about the policy that comes with it. */
export const usedVehicleRule: SharedRule = {
  about: /\bbought (it |an? )?(used|second-hand)\b.*\b(insurance|policy)\b/i,
  text: `Third party: yes, by law, ${thirdPartyPassesToBuyer.text}; ask the insurer for the transfer within ${buyerNotifiesInsurer.text}. Own damage: rely on it only ${ownDamageForBuyer.text}.`,
  figures: [thirdPartyPassesToBuyer, buyerNotifiesInsurer, ownDamageForBuyer],
};

/** A victim of a vehicle that nobody found. */
export const hitAndRunRule: SharedRule = {
  about: /hit.and.run.*(₹|form i\b)/i,
  text: `When the police cannot find the vehicle, a public scheme for hit-and-run victims pays ${hitAndRunDeath.text} for a death and ${hitAndRunInjury.text} for grievous hurt. It was amended on ${hitAndRunAmended.text}: apply in Form I to the Claims Enquiry Officer of the place of the accident, and ask there for the sum of today.`,
  figures: [hitAndRunDeath, hitAndRunInjury, hitAndRunAmended],
};

/** Beside the first mention of a suicide on a page or in an answer. */
export const helplineRule: SharedRule = {
  about: /ending your life|pay after a suicide/i,
  text: `If you think of ending your life, talk to somebody now: [Tele-MANAS ${mentalHealthLine.text}](tel:${mentalHealthLine.text}) is free and answers day and night; in danger call [112](tel:112).`,
  figures: [mentalHealthLine],
};

/** This rule is beside every list of third-party premiums. */
export const thirdPartyRatesRule: SharedRule = {
  about: /₹[\d,]+ (a year )?up to [\d,]+ cc|third-party premium the same/i,
  text: `The third-party rates shown have stood since ${thirdPartyRatesUnchangedSince.text}. We last read the list of gazette notices on ${formatDate(thirdPartyRatesUnchangedSince.asOf)}. One on this subject, of ${thirdPartyNoticeUnread.text} (CG-DL-E-17062026-273545), could not be found in public.`,
  figures: [thirdPartyRatesUnchangedSince, thirdPartyNoticeUnread],
};

/**
 * For a vehicle that has no current price. The wording leaves the value to agreement; that insurers look at the last
 * listed price, or at similar vehicles, was read in an article of June 2026 (TFI Post), so it is no figure.
 */
export const discontinuedModelRule: SharedRule = {
  about: /no longer (made|sold)/i,
  text: `A model that is no longer made: its IDV is set ${idvOfDiscontinuedModel.text}, and the table from the last listed price, or that of the most similar model, is only a figure to start from.`,
  figures: [idvOfDiscontinuedModel],
};
