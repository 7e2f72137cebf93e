/** Markup errors that browsers ignore silently. */
import { type Check, pageCheck } from '../check-helpers/check.ts';
import { joinFirst, quote } from '../check-helpers/wording.ts';

const minBlockingScripts = 5;

const baseSeveral = pageCheck(
  {
    id: 'base-several',
    severity: 'warning',
    about: 'A page has several base elements',
    where: '<base href>',
    of: 'html',
    why: 'Only the first counts: links and files meant for another one lead elsewhere.',
    fix: 'Keep one, or none.',
  },
  ({ facts }) => {
    const { bases } = facts.markup;
    return bases.length > 1 && joinFirst(bases.map((href) => quote(href, 80)));
  },
);

const baseOtherHost = pageCheck(
  {
    id: 'base-other-host',
    severity: 'warning',
    about: 'The base of a page is on another host',
    where: '<base href>',
    of: 'live',
    why: 'Every relative link, picture and script of the page leads there.',
    fix: 'Remove the base, or name this site in it.',
  },
  ({ facts, url }) => {
    const [href] = facts.markup.bases;
    if (!href || !URL.canParse(href, url)) return null;
    return new URL(href, url).host !== new URL(url).host && quote(href, 80);
  },
);

const documentEndsEarly = pageCheck(
  {
    id: 'document-ends-early',
    severity: 'warning',
    about: 'A page ends prematurely',
    where: 'end of the HTML',
    of: 'html',
    why: 'The server or a template stopped: the rest is missing for everybody.',
    fix: 'Close the open elements; where the HTML itself breaks off, look for an error in the server’s log.',
  },
  ({ facts, isCut }) =>
    !isCut &&
    facts.markup.unclosedElement &&
    (facts.markup.unclosedElement.startsWith('!--')
      ? `a comment is never closed: ${quote(`<${facts.markup.unclosedElement}`, 40)}`
      : `inside <${facts.markup.unclosedElement}>, without </body>`),
);

const idRepeated = pageCheck(
  {
    id: 'id-repeated',
    severity: 'notice',
    about: 'An id is used on several elements of a page',
    where: 'id="…"',
    of: 'html',
    why: 'Links, labels and scripts that use it reach only the first one.',
    fix: 'Give each element an id of its own.',
  },
  ({ facts }) => {
    const { repeatedIds } = facts.markup;
    return repeatedIds.length > 0 && joinFirst(repeatedIds.map((id) => quote(id, 60)));
  },
);

const linkByScript = pageCheck(
  {
    id: 'link-by-script',
    severity: 'warning',
    about: 'An element looks like a link and is not one',
    where: 'onclick',
    of: 'html',
    why: 'Crawlers do not follow it, keyboards do not reach it, and it cannot be opened in a new tab.',
    fix: 'Use <a href>.',
  },
  ({ facts }) =>
    joinFirst(
      facts.markup.scriptedLinks.map((text) => quote(text, 60)),
      3,
    ),
);

const frameUnnamed = pageCheck(
  {
    id: 'frame-unnamed',
    severity: 'warning',
    about: 'A frame has no name',
    where: '<iframe title>',
    of: 'html',
    why: 'Screen readers announce a frame without its content.',
    fix: 'Describe its content in its title attribute.',
  },
  ({ facts }) => facts.markup.unnamedFrames.map((src) => quote(src, 80)),
);

const fieldUnnamed = pageCheck(
  {
    id: 'field-unnamed',
    severity: 'notice',
    about: 'A field has no label',
    where: '<label>, aria-label',
    of: 'html',
    why: 'Screen readers announce a field without its purpose, and the label is missing as a tap target.',
    fix: 'Write <label for="…"> with the id of the field.',
  },
  ({ facts }) => {
    const { unnamedFields } = facts.markup;
    return unnamedFields.length > 0 && joinFirst(unnamedFields.map((name) => quote(name, 60)));
  },
);

const pluginNeeded = pageCheck(
  {
    id: 'plugin-needed',
    severity: 'warning',
    about: 'A page shows something that needs Flash or another plugin',
    where: '<embed>, <object>',
    of: 'html',
    why: 'No browser has had these plugins since 2021: visitors see an empty box.',
    fix: 'Replace it by HTML, a video or a picture, or remove it.',
  },
  ({ facts }) => facts.markup.pluginFiles.map((file) => quote(file, 80)),
);

const scriptsBlocking = pageCheck(
  {
    id: 'scripts-blocking',
    severity: 'notice',
    about: 'Many scripts in the head delay the page',
    where: '<script src> in the head',
    of: 'html',
    why: 'The browser shows nothing until all of them have been loaded and run.',
    fix: 'Add defer, or load them at the end of the body.',
  },
  ({ facts }) => {
    const { blockingScripts } = facts.markup;
    return (
      blockingScripts.length >= minBlockingScripts &&
      `${blockingScripts.length} scripts: ${joinFirst(
        blockingScripts.map((src) => quote(src, 60)),
        3,
      )}`
    );
  },
);

const preloadWithoutKind = pageCheck(
  {
    id: 'preload-without-kind',
    severity: 'notice',
    about: 'A preload does not say what it loads',
    where: '<link rel="preload" as>',
    of: 'html',
    why: 'Browsers ignore it: the file arrives no earlier.',
    fix: 'Add as="style", as="script", as="font" or as="image"; or remove the tag.',
  },
  ({ facts }) => facts.markup.preloadsWithoutAs.map((href) => quote(href, 80)),
);

export const markupChecks: Check[] = [
  baseSeveral,
  baseOtherHost,
  documentEndsEarly,
  idRepeated,
  linkByScript,
  frameUnnamed,
  fieldUnnamed,
  pluginNeeded,
  scriptsBlocking,
  preloadWithoutKind,
];
