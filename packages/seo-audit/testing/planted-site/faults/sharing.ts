/** Faults of the tags for a sharing card. */
import { faultBuilder } from '../row-builders.ts';
import { sources } from '../sources.ts';

const fault = faultBuilder('sharing');
const { openGraph } = sources;
const picture = (address: string) => ({
  sharing: { 'og:image': address, 'twitter:image': address },
});

export const sharingFaults = [
  fault(
    'og-title-none',
    'warning',
    'There is no og:title.',
    openGraph,
    { sharing: { 'og:title': null } },
    { lacks: /og:title/ },
  ),
  fault(
    'og-image-none',
    'warning',
    'There is no picture for sharing.',
    openGraph,
    { sharing: { 'og:image': null, 'twitter:image': null } },
    { lacks: /og:image"/ },
  ),
  fault(
    'og-image-relative',
    'warning',
    'The address of the sharing picture is relative.',
    openGraph,
    picture('/files/sharing.png'),
    /og:image" content="\/files/,
  ),
  fault(
    'og-image-missing',
    'error',
    'The sharing picture answers 404.',
    openGraph,
    picture('{origin}/files/no-sharing.png'),
    [/no-sharing\.png/, { path: '/files/no-sharing.png', status: 404 }],
  ),
  fault(
    'og-image-dead-host',
    'error',
    'The sharing picture is on a host that does not exist.',
    openGraph,
    picture('https://pictures.mango-lane.invalid/card.png'),
    /og:image" content="https:\/\/pictures\.mango-lane\.invalid/,
  ),
  fault(
    'og-image-svg',
    'warning',
    'The sharing picture is an SVG, which no network shows.',
    openGraph,
    picture('{origin}/files/icon.svg'),
    [
      /og:image" content="[^"]+icon\.svg/,
      { path: '/files/icon.svg', header: ['content-type', /svg/] },
    ],
  ),
  fault(
    'og-image-small',
    'warning',
    'The sharing picture is 100 by 100 pixels and said to be 1200 by 630.',
    openGraph,
    picture('{origin}/files/small.png'),
    /og:image" content="[^"]+small\.png/,
  ),
  fault(
    'og-image-page',
    'error',
    'The sharing picture is a page, not a picture.',
    openGraph,
    picture('{origin}/about'),
    [/og:image" content="[^"]+\/about"/, { path: '/about', header: ['content-type', /html/] }],
  ),
  fault(
    'twitter-card-unknown',
    'notice',
    'twitter:card has a value that does not exist.',
    sources.cards,
    { sharing: { 'twitter:card': 'large' } },
    /twitter:card" content="large"/,
  ),
  fault(
    'og-description-filler',
    'warning',
    'og:description is the placeholder of the theme.',
    openGraph,
    { sharing: { 'og:description': 'Enter your description here' } },
    /og:description" content="Enter your description here"/,
  ),
];
