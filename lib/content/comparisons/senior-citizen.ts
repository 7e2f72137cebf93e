/** Comparison on the senior citizens' page: getting in, your share of one bill, and the waits. */
import type { Comparison } from '../comparison-types.ts';
import { insurerDecides } from '../comparison-words.ts';
import {
  healthInitialWait,
  healthMoratorium,
  healthNoUpperAge,
  healthPreExistingWait,
  healthRenewalRight,
  healthSpecificWait,
  standardHealthCataract,
  standardHealthCoPay,
  standardHealthEntryAge,
  standardHealthPreExistingWait,
  standardHealthRoomRent,
  standardHealthSpecificWait,
} from '../figures/health.ts';
import {
  vayVandanaAge,
  vayVandanaCover,
  vayVandanaExistingIllness,
} from '../figures/health-schemes.ts';

export const seniorCitizenComparison: Comparison = {
  caption: 'Cover for a parent near or past sixty, side by side',
  verdict:
    'Keep a policy already held, because its waits are served; from 70, add the free public cover.',
  plans: [
    { id: 'old-policy', name: 'Policy already held', summary: 'renewed, never broken' },
    { id: 'vay-vandana', name: 'Ayushman Vay Vandana', summary: 'free public cover from 70' },
    { id: 'senior-plan', name: 'New senior plan', summary: 'made for older entrants' },
    {
      id: 'arogya-sanjeevani',
      name: 'Arogya Sanjeevani',
      summary: 'same benefits at every insurer',
      isStandardProduct: true,
    },
    { id: 'super-top-up', name: 'Super top-up', summary: 'above a deductible' },
    { id: 'individual', name: 'Ordinary new policy', summary: 'open to all ages' },
    {
      id: 'parents-in-floater',
      name: 'Parents in your floater',
      summary: 'one sum for three generations',
    },
  ],
  keyRows: ['Entry age', 'Co-pay', 'Known illness', 'Example bill: ₹4 lakh admitted, you pay'],
  groups: [
    {
      heading: 'Getting in',
      rows: [
        {
          label: 'Entry age',
          cells: [
            'Settled: already insured',
            `From ${vayVandanaAge.text}, every resident`,
            `${healthNoUpperAge.text} overall; each plan has its own`,
            standardHealthEntryAge.text,
            insurerDecides,
            `${healthNoUpperAge.text} overall; each plan has its own`,
            insurerDecides,
          ],
        },
        {
          label: 'Medical check',
          cells: [
            'None to renew the same sum',
            null,
            'Usual',
            insurerDecides,
            'Usual at this age',
            'Usual at this age',
            'Usual for the parents',
          ],
        },
        {
          label: 'Loading on the price',
          cells: [
            'As agreed when bought',
            'None: it is free',
            'Possible',
            'Possible',
            'Possible',
            'Possible',
            'Possible; the eldest sets everyone’s rate',
          ],
        },
      ],
    },
    {
      heading: 'Your share of a bill',
      rows: [
        {
          label: 'Co-pay',
          cells: [
            'As its schedule says; often none',
            null,
            'Common; insurer decides how much',
            `${standardHealthCoPay.text} at every age`,
            insurerDecides,
            'Often from an age, or by entry age',
            'Often for the older members only',
          ],
        },
        {
          label: 'Example bill: ₹4 lakh admitted, you pay',
          cells: [
            'Nothing, without co-pay',
            'Nothing, if its packages have the treatment',
            '₹80,000, if the co-pay is 20%',
            `₹20,000, at ${standardHealthCoPay.text}`,
            '₹3 lakh, if that is the deductible',
            '₹40,000, if the co-pay is 10%',
            '₹80,000, if the co-pay is 20%',
          ],
        },
        {
          label: 'Room limit',
          cells: [
            'As its schedule says; old ones often low',
            'As its packages say; they differ by state',
            insurerDecides,
            standardHealthRoomRent.text,
            insurerDecides,
            insurerDecides,
            insurerDecides,
          ],
        },
        {
          label: 'Cataract, per eye',
          cells: [
            'As its schedule says',
            null,
            'Often a limit; insurer decides',
            `${standardHealthCataract.text}, the less`,
            'Seldom reaches the deductible',
            insurerDecides,
            insurerDecides,
          ],
        },
      ],
    },
    {
      heading: 'When it starts to pay',
      rows: [
        {
          label: 'Illness, first wait',
          cells: [
            'Already served',
            'None',
            healthInitialWait.text,
            healthInitialWait.text,
            healthInitialWait.text,
            healthInitialWait.text,
            `${healthInitialWait.text} from joining`,
          ],
        },
        {
          label: 'Listed diseases: cataract, joints, hernia',
          cells: [
            'Served, if held that long',
            'None',
            `At most ${healthSpecificWait.text}`,
            standardHealthSpecificWait.text,
            `At most ${healthSpecificWait.text}`,
            `At most ${healthSpecificWait.text}`,
            `At most ${healthSpecificWait.text} from joining`,
          ],
        },
        {
          label: 'Known illness',
          cells: [
            'Served, if held that long',
            vayVandanaExistingIllness.text,
            `At most ${healthPreExistingWait.text}`,
            standardHealthPreExistingWait.text,
            `At most ${healthPreExistingWait.text}`,
            `At most ${healthPreExistingWait.text}`,
            `At most ${healthPreExistingWait.text} from joining`,
          ],
        },
        {
          label: 'Answers open to dispute',
          cells: [
            `No longer, after ${healthMoratorium.text}`,
            null,
            `For ${healthMoratorium.text}`,
            `For ${healthMoratorium.text}`,
            `For ${healthMoratorium.text}`,
            `For ${healthMoratorium.text}`,
            `For ${healthMoratorium.text} from joining`,
          ],
        },
      ],
    },
    {
      heading: 'Later years',
      rows: [
        {
          label: 'Renewal after claims',
          cells: [
            healthRenewalRight.text,
            `${vayVandanaCover.text}, anew each year`,
            healthRenewalRight.text,
            healthRenewalRight.text,
            healthRenewalRight.text,
            healthRenewalRight.text,
            healthRenewalRight.text,
          ],
        },
        {
          label: 'After one long stay',
          cells: [
            'The rest of the parent’s own sum',
            'The rest of the sum the family’s elders share',
            'The rest of the parent’s own sum',
            'The rest of the parent’s own sum',
            'Later bills paid above the deductible',
            'The rest of the parent’s own sum',
            'Less for you and your children',
          ],
        },
      ],
    },
  ],
  figures: [
    vayVandanaAge,
    vayVandanaCover,
    vayVandanaExistingIllness,
    healthNoUpperAge,
    standardHealthEntryAge,
    standardHealthCoPay,
    standardHealthRoomRent,
    standardHealthCataract,
    healthInitialWait,
    healthSpecificWait,
    standardHealthSpecificWait,
    healthPreExistingWait,
    standardHealthPreExistingWait,
    healthMoratorium,
    healthRenewalRight,
  ],
};
