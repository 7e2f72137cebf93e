/**
 * The example's answer while the visitor changes it: a chip opens a stepper below the chips, number and bar follow, and
 * the address becomes that of the same answer, so that reload, share and back show what was seen.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { replaceQuery } from '@/lib/browser/url-state/url-query';
import { todayInIndia } from '@/lib/dates/iso-date';
import type { OpeningRule } from '@/lib/tools/calculators/calculator';
import {
  calculatorSearch,
  parseCalculatorQuery,
  productField,
  workingField,
  workingId,
} from '@/lib/tools/calculators/parse-calculator-query';
import { AnswerBar, AnswerNumber } from './answer-in-brief';
import { calculatorFieldId } from './calculator-field-id';
import { FieldStepper } from './field-stepper';
import styles from './opening-answer.module.css';

type Typed = Readonly<Record<string, string>>;
type Chip = { field: string; text: string };
/** One of a choice stays in view when it is chosen; another gives way to a chip with a stepper. */
type Change = Chip & { value: string; isChoice: boolean };

/**
 * Replaces the server's answer by one that changes; called once, with the button that was touched first.
 * @param id of the calculator, for the fields of its form.
 */
export function answerInPlace(
  card: HTMLElement,
  { id, rule }: { id: string; rule: OpeningRule },
  touched: HTMLButtonElement,
): void {
  const answer = touched.closest(`.${styles.answer}`);
  const buttons = [...(answer?.querySelectorAll<HTMLButtonElement>('button[data-text]') ?? [])];
  // The form of a chip has every value of the example.
  const form = buttons.find(({ dataset }) => dataset.field)?.form;
  if (!answer || !form) return;
  const { [productField]: product, ...typed } = Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  );
  const { pathname } = new URL(form.action);
  const addressOf = (values: Typed) => `?${calculatorSearch(rule, values, product)}`;
  const first = touched.dataset.field ?? touched.name;
  const chips: Chip[] = [];
  const changes: Change[] = [];
  for (const { name, value, dataset, ariaPressed } of buttons) {
    const { field, text = '' } = dataset;
    if (field) chips.push({ field, text });
    else changes.push({ field: name, value, text, isChoice: ariaPressed !== null });
  }
  createRoot(answer).render(
    <AnswerInPlace
      rule={rule}
      start={typed}
      first={{ field: first, ...(touched.name && { value: touched.value }) }}
      chips={chips}
      changes={changes}
      onChange={(values) => {
        const search = addressOf(values);
        replaceQuery(search, '', pathname);
        for (const link of card.querySelectorAll<HTMLAnchorElement>(`a[href*="#"]`)) {
          const isCounted = link.hash === `#${workingId}`;
          link.href = `${pathname}${search}${isCounted ? `&${workingField}=1` : ''}${link.hash}`;
        }
      }}
      onInvalid={(values, field) =>
        location.assign(`${pathname}${addressOf(values)}#${calculatorFieldId(id, field)}`)
      }
    />,
  );
}

type StepperChipProps = {
  isFirst: boolean;
  isOpen: boolean;
  onOpen: () => void;
  children: ReactNode;
};

function StepperChip({ isFirst, isOpen, onOpen, children }: StepperChipProps) {
  return (
    <button
      // biome-ignore lint/a11y/noAutofocus: the button that was pressed is gone, and the keyboard's place with it
      autoFocus={isFirst}
      type="button"
      className={styles.chip}
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      {children}
    </button>
  );
}

type AnswerInPlaceProps = {
  rule: OpeningRule;
  start: Typed;
  /** The field whose stepper is open, and the value that the first touch gave it. */
  first: { field: string; value?: string };
  chips: readonly Chip[];
  changes: readonly Change[];
  onChange: (values: Typed) => void;
  /** The values need another field as well, which no chip of the example has. */
  onInvalid: (values: Typed, field: string) => void;
};

function AnswerInPlace(props: AnswerInPlaceProps) {
  const { rule, start, first, chips, changes, onChange, onInvalid } = props;
  const [typed, setTyped] = useState(start);
  const [open, setOpen] = useState(first.field);
  const [error, setError] = useState<string>();
  const [before, setBefore] = useState<ReturnType<OpeningRule['opening']>>();
  const set = useRef(new Set<string>());
  const live = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the touch that brought this here
  useEffect(() => {
    if (first.value !== undefined) change(first.field, first.value);
  }, []);
  const outcome = read(rule, typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a change, which sets both
  useEffect(() => {
    if (!before || outcome.kind !== 'valid') return;
    const { numbers } = rule.opening(outcome.input, today());
    lightUp(live.current, (place) => numbers[place]?.value !== before.numbers[place]?.value);
  }, [before]);
  if (outcome.kind !== 'valid') return null;
  const answer = rule.opening(outcome.input, today());

  function change(field: string, value: string) {
    const one = { ...typed, [field]: value };
    const next = { ...one, ...rule.follow?.(field, one, start, set.current) };
    const changed = read(rule, next);
    if (changed.kind === 'invalid') {
      const [[name, message] = [field, '']] = Object.entries(changed.errors);
      return name === field ? setError(message) : onInvalid(next, name);
    }
    set.current.add(field);
    setError(undefined);
    setBefore(answer);
    setTyped(next);
    onChange(next);
  }

  function openStepper(field: string) {
    setOpen(field);
    setError(undefined);
    setBefore(undefined);
  }

  // A value that the example did not have gets a chip too.
  const added = changes
    .filter(
      ({ field, isChoice }) =>
        !isChoice && typed[field] && !chips.some((chip) => chip.field === field),
    )
    .map(({ field }) => field);
  const isOpenChoice = changes.some(({ field, isChoice }) => isChoice && field === open);
  const definition = isOpenChoice ? undefined : rule.fields[open];
  return (
    <>
      <div ref={live} aria-live="polite" className={styles.live}>
        <AnswerNumber answer={answer} />
      </div>
      <div className={styles.chips}>
        {chips.map(({ field, text }) => (
          <StepperChip
            key={field}
            isFirst={field === first.field}
            isOpen={field === open}
            onOpen={() => openStepper(field)}
          >
            {typed[field] === start[field] || text.includes('{}')
              ? text.replace('{}', typed[field] ?? '')
              : chosenText(rule, field, typed[field])}
          </StepperChip>
        ))}
        {[...new Set(added)].map((field) => (
          <StepperChip
            key={field}
            isFirst={field === first.field}
            isOpen={field === open}
            onOpen={() => openStepper(field)}
          >
            <span>{rule.fields[field]?.label}</span> <span>{typed[field]}</span>
          </StepperChip>
        ))}
        {changes
          .filter(({ field, value, isChoice }) => isChoice || typed[field] !== value)
          .map(({ field, value, text, isChoice }) => (
            <button
              key={text}
              // biome-ignore lint/a11y/noAutofocus: as above
              autoFocus={field === first.field && value === first.value}
              type="button"
              aria-pressed={isChoice ? typed[field] === value : undefined}
              onClick={() => {
                openStepper(field);
                change(field, value);
              }}
            >
              {text}
            </button>
          ))}
      </div>
      {definition && (
        <FieldStepper
          key={open}
          field={definition}
          text={typed[open] ?? ''}
          error={error}
          isSame={JSON.stringify(before) === JSON.stringify(answer)}
          onChange={(value) => change(open, value)}
        />
      )}
      <AnswerBar answer={answer} />
    </>
  );
}

/** The numbers that changed, for who has not asked for less motion. */
function lightUp(answer: HTMLElement | null, isChanged: (place: number) => boolean): void {
  if (!window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches) return;
  for (const [place, number] of [...(answer?.querySelectorAll('dt + dd') ?? [])].entries())
    if (isChanged(place)) number.animate([{ background: '#ffb41f73' }, {}], 900);
}

function today() {
  return todayInIndia(new Date());
}

function read(rule: OpeningRule, typed: Typed) {
  return parseCalculatorQuery(rule, (name) => typed[name] ?? '', today());
}

/** A chip that names a choice or a class says the one that is chosen. */
function chosenText({ fields }: OpeningRule, name: string, typed = ''): string {
  const field = fields[name];
  if (field?.kind === 'choice') return field.options[typed] ?? '';
  // "cc or kW": a motor in kW has a form of its own.
  return field?.kind === 'number' ? `${typed} ${field.unit.split(' ')[0]}` : typed;
}
