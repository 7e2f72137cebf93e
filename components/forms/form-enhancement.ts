/**
 * What a form of ours does after the first touch: validates as one types, sends once, and applies the reply. Loaded by
 * use-enhanced-form.ts. It renders nothing: fields already in use are never replaced.
 */
import {
  createFormControl,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormRegister,
  type UseFormSetValue,
} from 'react-hook-form';
import { ensureToken } from '@/lib/anti-forgery/anti-forgery-fetch';
import { type ReplyOptions, sendForm } from './send-form';
import { hasFocusMovedToDialog } from './use-blur-replay';

/** State that the fields and the button need to render. */
export type BoundForm<Draft extends FieldValues> = {
  register: UseFormRegister<Draft>;
  submit: () => void;
  errors: FieldErrors<Draft>;
  /** Fields whose value has changed since the enhancement was loaded. */
  changed: Partial<Record<keyof Draft, boolean>>;
  isSending: boolean;
  message: string | null;
};

/** For useSyncExternalStore. */
export type FormEnhancement<Draft extends FieldValues> = {
  subscribe: (onChange: () => void) => () => void;
  /** The same object until the state changes. */
  current: () => BoundForm<Draft>;
  /** Subscribes to events of the page while the form is mounted. */
  connect?: () => () => void;
};

type EnhancedFormControl<Draft extends FieldValues> = FormEnhancement<Draft> & {
  setValue: UseFormSetValue<Draft>;
  /** Clears the messages. */
  clear: () => void;
};

type FormOptions<
  Draft extends FieldValues,
  Details extends FieldValues,
  Confirmation,
> = ReplyOptions<Confirmation> & {
  resolver: Resolver<Draft, unknown, Details>;
  endpoint: string;
  /** The body (send-form.ts). The key is the same for every attempt of one submission. */
  toBody: (details: Details, idempotencyKey: string) => object | FormData;
  onConfirmed: (confirmation: Confirmation, details: Details) => void;
  /** Called when only a native post is possible. */
  postNatively: () => void;
  /** Names of the visible fields: an error of any other is shown beneath the button. */
  visible: readonly string[];
};

export function enhanceForm<Draft extends FieldValues, Details extends FieldValues, Confirmation>(
  options: FormOptions<Draft, Details, Confirmation>,
): EnhancedFormControl<Draft> {
  const { resolver, endpoint, toBody, onConfirmed, postNatively, visible } = options;
  // No default values: each field keeps its value when the enhancement takes over.
  const control = createFormControl<Draft, unknown, Details>({ resolver, mode: 'onTouched' });
  const { handleSubmit, setError, clearErrors, setValue } = control;
  // If the first load fails, submit tries again.
  ensureToken().catch(() => undefined);

  let idempotencyKey: string | null = null;
  const send = async (details: Details) => {
    idempotencyKey ??= newIdempotencyKey();
    update({ message: null, isSending: true });
    const reply = await sendForm(endpoint, toBody(details, idempotencyKey), options);
    update({ isSending: false });
    if (reply.kind !== 'no-answer') idempotencyKey = null;
    if (reply.kind === 'confirmed') return onConfirmed(reply.confirmation, details);
    if (reply.kind === 'post-natively') postNatively();
    if (reply.kind !== 'errors') return update({ message: reply.message });
    for (const [field, text] of Object.entries(reply.errors)) {
      if (visible.includes(field)) {
        setError(field as Path<Draft>, { message: text }, { shouldFocus: true });
      } else update({ message: text });
    }
  };

  // Two presses before the first reply are one submission.
  let isSubmitting = false;
  const submit = () => {
    if (isSubmitting) return;
    isSubmitting = true;
    handleSubmit(send)()
      .catch(() => {
        // A native post needs none of the features that this browser may lack.
        update({ isSending: false });
        postNatively();
      })
      .finally(() => {
        isSubmitting = false;
      });
  };

  const register: UseFormRegister<Draft> = (name, rules) => {
    const field = control.register(name, rules);
    const onBlur: typeof field.onBlur = async (event) => {
      // Focus moved by an opening dialog is no blur: the field is not checked.
      if (!hasFocusMovedToDialog(event.target)) await field.onBlur(event);
    };
    return { ...field, onBlur };
  };

  let bound: BoundForm<Draft> = {
    ...{ register, submit, errors: {}, changed: {} },
    ...{ isSending: false, message: null },
  };
  const listeners = new Set<() => void>();
  const update = (changes: Partial<BoundForm<Draft>>) => {
    bound = { ...bound, ...changes };
    for (const listener of listeners) listener();
  };
  control.subscribe({
    formState: { errors: true, dirtyFields: true },
    callback: ({ errors = {}, dirtyFields = {} }) =>
      update({ errors, changed: dirtyFields as BoundForm<Draft>['changed'] }),
  });

  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    current: () => bound,
    setValue,
    clear: () => {
      clearErrors();
      update({ message: null });
    },
  };
}

/** Not crypto.randomUUID, which is missing over plain http. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
