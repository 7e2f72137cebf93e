/**
 * Plans a random visit that requests a call-back: device, network, state of Lead.svc, input and the order of actions.
 */
import { callBackProducts } from '../../lib/lead-service/call-back-products.ts';
import { timeSlots } from '../../lib/lead-service/time-slots.ts';
import { routes } from '../../lib/site/routes.ts';
import { Dice } from '../data/seeded-random.ts';
import type { StandInMode } from '../servers/lead-service-stand-in/control.ts';

export type VisitField = 'product' | 'timeSlot' | 'mobile';

export type VisitAction =
  | { kind: 'choose'; field: 'product' | 'timeSlot'; how: 'mouse' | 'keys' }
  | { kind: 'number'; how: 'keys' | 'paste' | 'autofill'; text: string }
  | { kind: 'wait'; ms: number }
  | { kind: 'press-early' }
  | { kind: 'popup-and-close' }
  | { kind: 'away-and-back' }
  | { kind: 'back-and-forward' };

export type VisitPlan = {
  number: number;
  path: string;
  device: 'desktop' | 'phone';
  hasScripts: boolean;
  /** Delay of each script in milliseconds; 'never' if the network drops all of them. */
  scripts: number | 'never';
  /** What happens to the first POST, or for 'never' to every one. */
  network: 'fine' | 'offline' | 'answer-lost' | 'never';
  service: StandInMode;
  /** Whether Lead.svc accepts a second submit after its refusal. */
  willServiceRecover: boolean;
  form: 'page' | 'popup';
  input: { product: string; timeSlot: string; mobile: string };
  /** Whether the typed number is a mobile number. */
  isNumberValid: boolean;
  actions: VisitAction[];
  press: 'click' | 'double-click' | 'enter' | 'two-clicks';
  /** The same request from a second tab at the same time. */
  hasSecondTab: boolean;
};

const pages = routes.filter(({ hasCallBackForm }) => hasCallBackForm);
const outages: StandInMode[] = [
  'empty',
  'html-ok',
  'malformed',
  'server-error-html',
  'reset',
  'slow',
];

/** Depends on the seed and the number only. */
export function planVisit(seed: number, number: number): VisitPlan {
  const dice = new Dice(seed * 7919 + number);
  const route = dice.oneOf(pages);
  const device = dice.isTrue(0.2) ? 'phone' : 'desktop';
  const hasScripts = dice.isTrue(0.85);
  const isPopup = device === 'desktop' && hasScripts && route.hasExitPopup && dice.isTrue(0.25);
  const isNumberValid = dice.isTrue(0.92);
  // Unique per visit, so that a lead identifies its visit.
  const mobile = `9${String(seed % 10_000).padStart(4, '0')}${String(number).padStart(5, '0')}`;
  const input = {
    product: String(dice.oneOf(callBackProducts).code),
    timeSlot: dice.oneOf(timeSlots),
    mobile,
  };
  const network = dice.isTrue(0.75)
    ? 'fine'
    : dice.oneOf(['offline', 'answer-lost', 'never'] as const);
  const service = serviceOf(dice);
  const isPlain = !isPopup && isNumberValid && network === 'fine' && service === 'accept';
  return {
    number,
    path: route.path,
    device,
    hasScripts,
    scripts: dice.oneOf([0, 0, 100, 600, 2_000, dice.isTrue(0.3) ? 'never' : 300]),
    network: isNumberValid ? network : 'fine',
    service,
    willServiceRecover: dice.isTrue(0.5),
    form: isPopup ? 'popup' : 'page',
    input,
    isNumberValid,
    actions: planActions(
      dice,
      isNumberValid ? validNumberText(dice, mobile) : invalidNumberText(dice, mobile),
      isPopup,
    ),
    press: dice.oneOf(['click', 'click', 'double-click', 'enter', 'two-clicks']),
    hasSecondTab: isPlain && dice.isTrue(0.15),
  };
}

function serviceOf(dice: Dice): StandInMode {
  if (dice.isTrue(0.7)) return 'accept';
  return dice.isTrue(0.4) ? 'refuse' : dice.oneOf(outages);
}

function planActions(dice: Dice, text: string, isPopup: boolean): VisitAction[] {
  const how = () => dice.oneOf(['mouse', 'keys'] as const);
  const remaining: VisitAction[] = [
    { kind: 'choose', field: 'product', how: how() },
    { kind: 'choose', field: 'timeSlot', how: how() },
    { kind: 'number', how: dice.oneOf(['keys', 'keys', 'paste', 'autofill'] as const), text },
  ];
  const actions: VisitAction[] = [];
  while (remaining.length > 0) {
    if (dice.isTrue(0.5)) actions.push({ kind: 'wait', ms: dice.below(700) });
    if (dice.isTrue(0.12)) actions.push(detour(dice, isPopup));
    actions.push(...remaining.splice(dice.below(remaining.length), 1));
  }
  if (dice.isTrue(0.15)) actions.push(detour(dice, isPopup));
  return actions;
}

/** The other detours would leave the popup. */
function detour(dice: Dice, isPopup: boolean): VisitAction {
  if (isPopup) return { kind: 'press-early' };
  return {
    kind: dice.oneOf([
      'press-early',
      'popup-and-close',
      'away-and-back',
      'back-and-forward',
    ] as const),
  };
}

function validNumberText(dice: Dice, mobile: string): string {
  const [head, tail] = [mobile.slice(0, 5), mobile.slice(5)];
  const devanagari = [...mobile]
    .map((digit) => String.fromCharCode(0x966 + Number(digit)))
    .join('');
  return dice.oneOf([
    mobile,
    mobile,
    `+91 ${head} ${tail}`,
    `0${mobile}`,
    `0091-${mobile}`,
    `${head}-${tail}`,
    ` ${mobile} `,
    devanagari,
  ]);
}

function invalidNumberText(dice: Dice, mobile: string): string {
  return dice.oneOf([mobile.slice(0, 9), `${mobile}7`, '0000000000', '+65 9123 4567', '']);
}
