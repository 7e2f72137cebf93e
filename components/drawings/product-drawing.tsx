/** The drawing of a product page, folded on phones under its heading; nothing where a page has none. */
import { Disclosure } from '@/components/ui/disclosure';
import { Inline } from '@/components/ui/prose';
import type { Drawing, PageDrawings } from '@/lib/content/drawings';
import { products } from '@/lib/content/products';
import type { ProductPath } from '@/lib/site/routes';
import { AnnuityIncome } from './annuity-income';
import { CoverByAge } from './cover-by-age';
import { DeclaredValue } from './declared-value';
import styles from './drawing.module.css';
import { DrawingFigure } from './drawing-figure';
import { NoClaimBonus } from './no-claim-bonus';
import { SuperTopUpLayers } from './super-top-up-layers';
import { WaitingPeriods } from './waiting-periods';

export function ProductDrawing({ path }: { path: ProductPath }) {
  const picture = products[path].picture;
  if (!picture) return null;
  const { heading, lead, drawings } = picture;
  return (
    <Disclosure id="picture" summary={heading} isOpenOnWideScreens contentClass={styles.picture}>
      <p>{Inline({ text: lead })}</p>
      <PictureDrawings drawings={drawings} />
    </Disclosure>
  );
}

function PictureDrawings({ drawings }: Pick<PageDrawings, 'drawings'>) {
  return (
    <div className={styles.drawings}>
      {drawings.map((drawing) => (
        <DrawingFigure key={drawing.id} drawing={drawing} hasHeading={drawings.length > 1}>
          <DrawingShapes drawing={drawing} />
        </DrawingFigure>
      ))}
    </div>
  );
}

export function DrawingShapes({ drawing }: { drawing: Drawing }) {
  switch (drawing.kind) {
    case 'layers':
      return <SuperTopUpLayers drawing={drawing} />;
    case 'waits':
      return <WaitingPeriods drawing={drawing} />;
    case 'bonus':
      return <NoClaimBonus drawing={drawing} />;
    case 'value':
      return <DeclaredValue drawing={drawing} />;
    case 'cover':
      return <CoverByAge drawing={drawing} />;
    case 'annuity':
      return <AnnuityIncome drawing={drawing} />;
  }
}
