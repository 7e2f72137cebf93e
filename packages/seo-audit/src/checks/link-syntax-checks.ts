/** Mistyped links, and links that count visits on their own site. */
import type { Check } from '../check-helpers/check.ts';
import { describeLink, linkCheck } from '../check-helpers/link-check.ts';
import { hasCampaignParameter } from '../check-helpers/page-urls.ts';
import { quote } from '../check-helpers/wording.ts';

const mistyped =
  /^(?:h?t{1,3}ps?|htps?|htt?p?s?|https?)(?:;|:\/(?!\/)|\/\/|:(?!\/))|^(?:htp|htps|hhtps?|htttps?|ttps?):/i;
/** The link was meant as a mail address, but requests a page of that name. */
const bareMail = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/i;
const moreSlashes = /^https?:\/{3,}/i;
const twoSchemes = /^https?:\/\/https?(?::|\/\/)/i;

const linkMalformed = linkCheck(
  {
    id: 'link-malformed',
    severity: 'error',
    about: 'The beginning of a link is mistyped',
    where: '<a href>',
    why: 'It leads nowhere, or to a page of this site that does not exist.',
    fix: 'Write https:// once, and mailto: before a mail address.',
  },
  (anchor) =>
    [mistyped, moreSlashes, twoSchemes, bareMail].some((slip) => slip.test(anchor.href ?? '')) &&
    `${describeLink(anchor)}: ${quote(anchor.href ?? '', 80)}`,
);

const linkMailMalformed = linkCheck(
  {
    id: 'link-mail-malformed',
    severity: 'warning',
    about: 'A mail link has no valid mail address',
    where: '<a href="mailto:…">',
    why: 'The message cannot be sent.',
    fix: 'Write mailto:name@example.com.',
  },
  (anchor) => {
    const [, to = '', query = ''] = /^mailto:([^?]*)(\?.*)?$/i.exec(anchor.href ?? '') ?? [];
    const isMail = /^mailto:/i.test(anchor.href ?? '');
    // Without an address but with a text, it is a link for sharing by mail.
    const isWrong = to === '' ? query === '' : !/^\S+(?:@|%40)[^\s@]+$/.test(to);
    return isMail && isWrong && `${describeLink(anchor)}: ${quote(anchor.href ?? '', 80)}`;
  },
);

const linkTelMalformed = linkCheck(
  {
    id: 'link-tel-malformed',
    severity: 'warning',
    about: 'A telephone link has no number that can be dialled',
    where: '<a href="tel:…">',
    why: 'The phone opens with nothing to call, or with the wrong number.',
    fix: 'Write tel:+911234567890.',
  },
  (anchor) => {
    const [, number] = /^tel:(.*)$/i.exec(anchor.href ?? '') ?? [];
    const dialled = number?.replace(/%20|[\s().-]|;(?:ext|phone-context|isub)=[^;]*/gi, '');
    // A phone dials the keys of the letters in 1-800-FLOWERS.
    const isNumber = /^\+?(?:[\d*#,]{3,20}|\d{3,}[A-Z]{4,})$/.test(dialled ?? '');
    return (
      dialled !== undefined &&
      !isNumber &&
      `${describeLink(anchor)}: ${quote(anchor.href ?? '', 80)}`
    );
  },
);

const linkCampaign = linkCheck(
  {
    id: 'link-campaign',
    severity: 'notice',
    about: 'A link within the site has campaign parameters',
    where: '<a href>',
    why: 'The visit is counted again, and the page gets another URL.',
    fix: 'Use utm_ parameters only in links from other sites.',
  },
  (anchor, _page, site) =>
    site.origin &&
    anchor.target?.startsWith(`${site.origin}/`) &&
    hasCampaignParameter(anchor.target) &&
    `${describeLink(anchor)}: ${quote(anchor.href ?? '', 80)}`,
);

export const linkSyntaxChecks: Check[] = [
  linkMalformed,
  linkMailMalformed,
  linkTelMalformed,
  linkCampaign,
];
