/**
 * The drawing of each product in the umbrella's hand: one SVG file of public/pictures serves light and dark pages, and
 * below 120 px its lines are thicker and its details left out. It is drawn for the indigo of the deep hero; `#tile` in
 * its URL draws that ground too, on a page of another colour.
 */
import { productPicturePath } from '@/lib/site/page-urls';
import type { ProductPath } from '@/lib/site/routes';

export const productPictureAlt: Record<ProductPath, string> = {
  '/health-insurance': 'A hospital bed with a drip, under an umbrella',
  '/critical-illness-insurance': 'A heart with its trace, under an umbrella',
  '/super-topup': 'A large umbrella above a small one',
  '/senior-citizen': 'An armchair under an umbrella',
  '/family-health-insurance': 'Three people under one umbrella',
  '/maternity-health-insurance': 'A cot whose canopy is an umbrella',
  '/1crore-health-insurance': 'Zeros fall like rain on an umbrella over a rupee coin',
  '/diabetes-health-insurance': 'A drop and a calendar under an umbrella',
  '/term-insurance': 'An umbrella over two people and an empty chair',
  '/child-plans': 'A school cap under an umbrella',
  '/investment-plans': 'A rising line with an umbrella over its start',
  '/pension-plans': 'Two chairs at a table under a garden umbrella',
  '/capital-guarantee': 'A coin behind a shield, under an umbrella',
  '/car-insurance': 'A car under an umbrella',
  '/bike-insurance': 'A scooter and a helmet under an umbrella',
  '/travel-insurance': 'A passport and a plane under an umbrella',
};

type ProductPictureProps = {
  path: ProductPath;
  /** Empty where the words beside it already name the product. */
  alt?: string;
  isTile?: boolean;
};

export function ProductPicture({ path, alt = '', isTile = false }: ProductPictureProps) {
  const src = productPicturePath(path) + (isTile ? '#tile' : '');
  return (
    // biome-ignore lint/performance/noImgElement: a file of 1.5 KB needs no optimiser (next.config.ts)
    <img
      src={src}
      width="220"
      height="160"
      alt={alt}
      // Text first. React would also write a preload for a picture of higher priority.
      fetchPriority="low"
    />
  );
}
