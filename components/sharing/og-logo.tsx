/** The logo and its colours for Open Graph images. Inline styles, for the reason in og-image.tsx. */

import { umbrella } from '@/components/ui/umbrella';

export const ogColors = {
  deep: '#241c6b',
  lineOnDeep: '#4a4293',
  marigold: '#ffb41f',
  paper: '#fffdf8',
  lavender: '#cfcaf0',
};

export function OgLogo({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" fill="none" aria-hidden="true">
      <path
        d={umbrella.shaft}
        stroke={ogColors.marigold}
        strokeWidth="2.25"
        strokeLinecap="round"
      />
      <path d={umbrella.canopy} fill="#fff" />
    </svg>
  );
}
