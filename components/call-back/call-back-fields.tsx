/**
 * The fields and the consent, in reading order before the button. The same HTML on the server, and before and after the
 * enhancement is loaded.
 */

import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BoundForm } from '@/components/forms/form-enhancement';
import { fieldError } from '@/components/forms/use-post-form';
import { localMeaning, localText } from '@/components/languages/local-text';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { TextField } from '@/components/ui/text-field';
import {
  advertiserReportText,
  ageText,
  type ConsentDetails,
  consentParagraphs,
  doNotDisturbText,
  showAnswerText,
} from '@/lib/content/consent';
import { sanitizeMobileInput } from '@/lib/input/mobile';
import {
  callBackProducts,
  type ProductCode,
  productLabel,
} from '@/lib/lead-service/call-back-products';
import { formatSlot, slotMinutes, timeSlots } from '@/lib/lead-service/time-slots';
import { countStartedSlots } from '@/lib/leads/started-slots';
import { callBackFieldNames, callBackFieldRules } from '@/lib/leads/submit/call-back-field-rules';
import type { CallBackInput } from '@/lib/leads/submit/call-back-submission';
import styles from './call-back-form.module.css';
import { ChipField, type ChipGroup } from './chip-field';

export type CallBackFieldsProps = {
  idPrefix: string;
  bound: BoundForm<CallBackInput> | null;
  consent: ConsentDetails;
  productCode?: ProductCode;
  /** Set beside a tool's answer, where the product is text. */
  isProductFixed?: boolean;
  /** The address of that answer, which the visitor may show to the expert. */
  answer?: string;
  /** Choices, other input and errors of the previous attempt, when the form is shown again without JavaScript. */
  timeSlot?: string;
  draft?: Readonly<Partial<Record<keyof CallBackInput, string>>>;
  errors?: Partial<Record<keyof CallBackInput, string>>;
};

const clearedNames = callBackFieldNames.filter(
  (name) => callBackFieldRules[name].onConfirmed === 'clear',
);
const clearedWithFixedProduct = clearedNames.filter((name) => name !== 'product');

/** Cleared by a confirmation. The same array every time, so that it may be the dependency of an effect. */
export function namesToClear(isProductFixed = false): readonly (keyof CallBackInput)[] {
  return isProductFixed ? clearedWithFixedProduct : clearedNames;
}

export function CallBackFields(props: CallBackFieldsProps) {
  const { bound, errors } = props;
  const error = (name: keyof CallBackInput) => fieldError(bound, name, errors);
  return (
    <>
      {/* Registered in reading order: after a failed submit the first invalid field gets the focus. */}
      <div className={styles.fields}>
        <ProductField {...props} error={error('product')} />
        <TimeSlotField {...props} error={error('timeSlot')} />
      </div>
      <MobileField {...props} error={error('mobile')} />
      <CallBackConsent {...props} />
    </>
  );
}

type FieldProps = CallBackFieldsProps & { error: string | undefined };

function ProductField({ idPrefix, bound, productCode, isProductFixed, error }: FieldProps) {
  const field = bound?.register('product') ?? { name: 'product' };
  if (isProductFixed && productCode !== undefined) {
    return (
      <p>
        <input type="hidden" {...field} value={productCode} />
        <span>Product: </span>
        <strong>{localMeaning('product', productLabel(productCode))}</strong>
      </p>
    );
  }
  const chips = callBackProducts.map(({ code, label, drawing }) => ({
    value: String(code),
    label: localMeaning('product', label),
    drawing,
  }));
  return (
    <ChipField
      {...field}
      id={`${idPrefix}-product`}
      label="Which insurance?"
      groups={[{ chips }]}
      defaultValue={productCode === undefined ? undefined : String(productCode)}
      error={error}
      required
    />
  );
}

function TimeSlotField({ idPrefix, bound, timeSlot, error }: FieldProps) {
  const { groups, refresh } = useSlotChips();
  return (
    <ChipField
      {...(bound?.register('timeSlot') ?? { name: 'timeSlot' })}
      id={`${idPrefix}-time-slot`}
      label="When should we call?"
      groups={groups}
      onFocus={refresh}
      onPointerDown={refresh}
      defaultValue={timeSlot}
      error={error}
      required
    />
  );
}

function MobileField({ idPrefix, bound, draft, error }: FieldProps) {
  return (
    <TextField
      {...(bound?.register('mobile') ?? { name: 'mobile' })}
      sanitize={sanitizeMobileInput}
      id={`${idPrefix}-mobile`}
      label="Mobile number"
      type="tel"
      inputMode="numeric"
      autoComplete="tel"
      prefix="+91"
      defaultValue={draft?.mobile}
      error={error}
      required
    />
  );
}

function CallBackConsent({ idPrefix, bound, consent, answer }: CallBackFieldsProps) {
  return (
    <div className={styles.consent}>
      <CallBackNotice consent={consent} />
      <div className={styles.boxes}>
        <CheckboxField
          {...(bound?.register('ageConfirmed') ?? { name: 'ageConfirmed' })}
          value="true"
          id={`${idPrefix}-age`}
          label={ageText.label}
          hint={ageText.hint}
          isCompact
        />
        <CheckboxField
          {...(bound?.register('callDespiteDoNotDisturb') ?? { name: 'callDespiteDoNotDisturb' })}
          value="true"
          id={`${idPrefix}-do-not-disturb`}
          label={doNotDisturbText.label}
          hint={doNotDisturbText.hint}
          isCompact
        />
      </div>
      {consent.mayReportToAdvertiser && (
        <CheckboxField
          {...(bound?.register('reportToAdvertiser') ?? { name: 'reportToAdvertiser' })}
          value="true"
          id={`${idPrefix}-report-to-advertiser`}
          label={advertiserReportText.label}
          hint={advertiserReportText.hint}
          isCompact
        />
      )}
      {answer && (
        <>
          <input type="hidden" name="answer" value={answer} />
          <CheckboxField
            {...(bound?.register('showAnswer') ?? { name: 'showAnswer' })}
            value="true"
            id={`${idPrefix}-show-answer`}
            label={showAnswerText.label}
            hint={showAnswerText.hint}
            isCompact
          />
        </>
      )}
    </div>
  );
}

/**
 * The consent given by pressing the button, shown before it: who calls, why, until when, from where, and how to stop it
 * (docs/rules.md, section 3).
 */
function CallBackNotice({ consent }: { consent: ConsentDetails }) {
  return (
    <p className={styles.notice} data-print="no">
      {consentParagraphs(consent, localText).map((paragraph) => (
        <span key={paragraph}>{paragraph}</span>
      ))}{' '}
      <a href="/privacy-policy#get-a-call">Full notice</a>{' '}
      <a href="/privacy-policy#hindi" lang="hi">
        हिंदी
      </a>{' '}
      <a href="/contact-us#stop-calls">Stop calls</a>{' '}
      <a href="/contact-us#without-voice">E-mail us</a>
    </p>
  );
}

type SlotChips = {
  groups: readonly ChipGroup[];
  /** When a chip is touched: midnight or the start of a slot may have passed. */
  refresh: () => void;
};

/**
 * The time slots as chips. Pages are cached for days, so the server's have no day; with scripts those of tomorrow say
 * so, without a date, which a wrong clock would get wrong. The selection stays. The confirmation has the server's date
 * (lib/leads/call-date.ts).
 */
function useSlotChips(): SlotChips {
  const [startedCount, setStartedCount] = useState<number | null>(null);
  const refresh = useCallback(() => setStartedCount(countStartedSlots(new Date())), []);
  useEffect(refresh, [refresh]);
  const groups = useMemo(() => slotGroups(startedCount), [startedCount]);
  return { groups, refresh };
}

const partsOfDay = [
  { heading: 'Morning', until: 12 * 60 },
  { heading: 'Afternoon', until: 16 * 60 },
  { heading: 'Evening', until: 24 * 60 },
];

/** @param startedCount null before hydration: the server knows no day. */
function slotGroups(startedCount: number | null): ChipGroup[] {
  const chips = timeSlots.map((slot, place) => {
    const day = startedCount === null ? null : place < startedCount ? 'tomorrow' : 'today';
    return {
      value: slot,
      label: formatSlot(slot).split(' to ')[0] ?? slot,
      fullLabel: day ? `${slot}, ${day}` : slot,
      ...(day === 'tomorrow' && { note: day }),
      start: slotMinutes(slot).start,
    };
  });
  return partsOfDay.map(({ heading, until }, place) => {
    const ofPart = chips.filter(
      ({ start }) => start < until && start >= (partsOfDay[place - 1]?.until ?? 0),
    );
    // Said once, where it is the day of all.
    return ofPart.every(({ note }) => note)
      ? { heading, note: 'tomorrow', chips: ofPart.map((chip) => ({ ...chip, note: '' })) }
      : { heading, chips: ofPart };
  });
}
