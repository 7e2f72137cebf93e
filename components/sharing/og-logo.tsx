/** The logo and its colours for Open Graph images. Inline styles, for the reason in og-image.tsx. */

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
        d="M18 2.5V5M18 17v11.5a3.75 3.75 0 0 0 7.5 0V27.5"
        stroke={ogColors.marigold}
        strokeWidth="2.25"
        strokeLinecap="round"
      />
      <path
        d="M2 19.5a16 15.5 0 0 1 32 0a5.34 4 0 0 0-10.67 0a5.34 4 0 0 0-10.66 0A5.34 4 0 0 0 2 19.5Z"
        fill="#fff"
      />
    </svg>
  );
}
