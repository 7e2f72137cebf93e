/** The drawing of a product page, or nothing where a page has none; with the styles of all it is made of. */
import '@/components/sections/section.module.css';
import '@/components/ui/disclosure.module.css';
import '@/components/ui/prose.module.css';
import { pagePictures } from '@/lib/content/drawings';
import type { ProductPath } from '@/lib/site/routes';
import './drawing.module.css';
import { KeptDrawing } from './kept-drawing';

export function DrawingPart({ path }: { path: ProductPath }) {
  return path in pagePictures && <KeptDrawing path={path} />;
}
