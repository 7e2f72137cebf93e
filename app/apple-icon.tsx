/** The mark as a PNG for home screens that take no SVG. */
import { ImageResponse } from 'next/og';
import { TouchIcon } from '@/components/sections/touch-icon';

export const size = { width: 180, height: 180 };
export const contentType = 'image/png';

export default function AppleIcon() {
  return new ImageResponse(<TouchIcon size={size.width} />, size);
}
