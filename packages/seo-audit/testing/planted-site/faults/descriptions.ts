/** Faults of the description. */
import { faultBuilder } from '../row-builders.ts';
import { sources } from '../sources.ts';

const fault = faultBuilder('descriptions');
const { snippets } = sources;
const twin =
  'What grows in our beds through the year, what it needs from week to week, and what we would do differently if we began again.';

export const descriptionFaults = [
  fault(
    'description-none',
    'warning',
    'The page has no description.',
    snippets,
    { description: null },
    { lacks: /name="description"/ },
  ),
  fault(
    'description-empty',
    'warning',
    'The description is empty.',
    snippets,
    { description: '' },
    /name="description" content=""/,
  ),
  fault(
    'description-short',
    'notice',
    'The description is four words.',
    snippets,
    { description: 'Garden notes for you.' },
    /content="Garden notes for you\."/,
  ),
  fault(
    'description-long',
    'notice',
    'The description is four times as long as a result shows.',
    snippets,
    { description: `${twin} `.repeat(5).trim() },
    /name="description" content="[^"]{600,}"/,
  ),
  fault(
    'description-twins',
    'warning',
    'Two pages have the same description.',
    snippets,
    [{ description: twin }, { description: twin }],
    /content="What grows in our beds/,
  ),
  fault(
    'description-two',
    'warning',
    'The page has two descriptions.',
    snippets,
    {
      head: '<meta name="description" content="A second description that says something else about the very same page, and of the same length.">',
    },
    /name="description"[\s\S]*?content="A second description/,
  ),
  fault(
    'description-is-title',
    'notice',
    'The description repeats the title.',
    snippets,
    {
      title: 'Soil, water and light for small yards',
      description: 'Soil, water and light for small yards',
    },
    /name="description" content="Soil, water and light for small yards"/,
  ),
  fault(
    'description-filler',
    'warning',
    'The description is filler text.',
    snippets,
    {
      description:
        'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.',
    },
    /content="Lorem ipsum/,
  ),
  fault(
    'description-cut',
    'warning',
    'An unescaped quotation mark cuts the description after two words.',
    snippets,
    {
      edit: (html) =>
        html.replace(
          /name="description" content="/,
          'name="description" content="The so-called "dry" method, as ',
        ),
    },
    /content="The so-called "dry"/,
  ),
  fault(
    'description-in-body',
    'warning',
    'The only description stands in the body, where it is not read.',
    snippets,
    {
      description: null,
      body: '<meta name="description" content="A description in the middle of the text, where no search engine looks for one, however long it is.">',
    },
    /<main[\s\S]*?<meta name="description"/,
  ),
];
