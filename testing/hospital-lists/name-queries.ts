/** Queries for one hospital: its name as people type it, and the town. */
import type { Dice } from '../seeded-random.ts';
import type { Hospital } from './hospitals.ts';
import { asked, isTelling, sameNames, townOf, typed, type Writer } from './query.ts';
import { readTable } from './read-table.ts';
import { shorten } from './shorthand.ts';
import { oneSlip, transposed, twoSlips } from './slips.ts';

type Typing = (dice: Dice, name: string, hospital: Hospital) => string | null;

/** A hospital whose name tells it apart in its town, typed by `typing`, with the town behind. */
function known(typing: Typing, suits: (hospital: Hospital) => boolean = () => true): Writer {
  return (dice, hospitals) => {
    const hospital = dice.oneOf(hospitals);
    // By-address towns and names that two states share have their own kinds.
    if (hospital.place.use === 'address' || hospital.place.use === 'named') return null;
    if (!suits(hospital) || !isTelling(hospitals, hospital)) return null;
    const name = typing(dice, typed(`${hospital.tell} ${hospital.form}`), hospital);
    return name ? asked(name, sameNames(hospitals, hospital)) : null;
  };
}

const withTown =
  (typing: Typing): Typing =>
  (dice, name, hospital) => {
    const text = typing(dice, name, hospital);
    return text && `${text} ${townOf(hospital)}`;
  };

/** Most slips happen in what tells the name apart; of these queries every other stops there. */
const inTelling =
  (slip: (dice: Dice, text: string) => string | null): Typing =>
  (dice, name, hospital) => {
    const [tell, form] = [typed(hospital.tell), typed(hospital.form)];
    if (dice.isTrue(0.15)) return slip(dice, name);
    const slipped = slip(dice, tell.replace(/ memorial$/, ''));
    return slipped && (dice.isTrue(0.5) ? slipped : `${slipped} ${form}`);
  };

/** The town is mistyped as well as the name: here the name is right. */
const inTown: Typing = (dice, name, hospital) => {
  const town = oneSlip(dice, townOf(hospital));
  return town && `${name} ${town}`;
};

const hindiOf = new Map(
  readTable<'latin' | 'hindi'>('hindi-words.tsv').map(({ latin, hindi }) => [latin, hindi]),
);

export const hindiName = known((_, __, { tell, form, place }) => {
  const parts = [tell, form, place.town].map((part) => hindiOf.get(part));
  return parts.every(Boolean) ? parts.join(' ') : null;
});

export const hindiTown = (town: string): string | undefined => hindiOf.get(town);

const questions = [
  'is {} cashless',
  'does {} accept cashless insurance',
  'please tell me if {} is in the list',
  'i want to know about {}',
  'my father is admitted in {} is it covered',
  'kya {} mein cashless hai',
  'phone number of {}',
  'where is {}',
  '{} cashless facility available or not',
  'can i go to {} for treatment',
  'what is the address of {}',
  '{} ka pata batao',
];

const isBrand = ({ tell }: Hospital) =>
  /^(?:New|Shr?e?e?i?|Om|Jai) |^\w+ (?:Care|Line|Life|City|Point|Well|Rise|Health|Shine|View|Side)$/.test(
    tell,
  );
const isPointed = ({ tell }: Hospital) => /^(?:[A-Z]\.){2,}/.test(tell);

/** "p.g.i.m.s." as "pgims" or "p g i m s". */
function unpointed(dice: Dice, name: string): string {
  const between = dice.oneOf(['', ' ']);
  return name.replace(/(?:[a-z]\.)+/g, (initials) =>
    initials.slice(0, -1).replaceAll('.', between),
  );
}

export const exact = known(withTown((_, name) => name));
/** Without what every hospital calls itself. */
export const tellingOnly = known(withTown((_, __, { tell }) => typed(tell)));
export const slipped = known(withTown(inTelling(oneSlip)));
export const slippedTown = known(inTown);
export const slippedTwice = known(withTown(inTelling(twoSlips)));
export const exchanged = known(withTown(inTelling(transposed)));
export const abbreviated = known(withTown(shorten));

/** Only the hospital of that very PIN: who types a PIN means it. */
export const withPin: Writer = (dice, hospitals) => {
  const found = known((_, name, { place }) => `${name} ${place.pin}`)(dice, hospitals);
  if (!found) return null;
  const there = hospitals.filter(
    ({ id, place }) => found.accept.includes(id) && found.text.endsWith(place.pin),
  );
  return asked(found.text, there);
};

export const initials = known(withTown(unpointed), isPointed);

export const joined = known(
  withTown((_, name, { tell }) => name.replace(typed(tell), typed(tell).replace(' ', ''))),
  isBrand,
);

const apart = new Map(
  'nav jeevan,jivan deep,siddhi vinayak,ram krishna,aust mangal,sneh deep,arogya deep,jeevan dhara,punar jeevan,sad guru,sad bhavna,sah yog,sure tech,push panjali,anna purna,maha veer,vivek ananda,pari jat,raghav endra,jagan nath'
    .split(',')
    .map((words) => [words.replace(' ', ''), words]),
);

/** Where the list has one word: two. */
export const split = known(
  withTown((_, name, { tell }) => name.replace(typed(tell), apart.get(typed(tell)) ?? typed(tell))),
  ({ tell }) => apart.has(typed(tell)),
);

export const chatty = known((dice, name, hospital) => {
  const place = dice.oneOf([`in ${townOf(hospital)}`, townOf(hospital)]);
  return dice.oneOf(questions).replace('{}', `${name} ${place}`);
});
