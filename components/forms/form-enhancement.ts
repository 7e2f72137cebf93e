/**
 * The enhancement of a form after the first touch: validates fields while typing, sends the form once, and applies the
 * reply. Loaded by use-post-form.ts. It renders nothing: fields already in use are never replaced.
 */
import {
  createFormControl,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormRegister,
  type UseFormReturn,
} from 'react-hook-form';
import { ensureToken } from '@/lib/http/anti-forgery/anti-forgery-fetch';
import { type ReplyOptions, sendForm } from './send-form';

/** State that the fields and the button need to render. */
export type BoundForm<Input extends FieldValues> = {
  register: UseFormRegister<Input>;
  submit: () => void;
  errors: FieldErrors<Input>;
  /** Fields whose value has changed since the enhancement was loaded. */
  changed: Partial<Record<keyof Input, boolean>>;
  isSending: boolean;
  /** While it is sending: nothing has arrived yet. */
  isAwaitingToken: boolean;
  message: string | null;
};

/** For useSyncExternalStore. */
export type FormEnhancement<Input extends FieldValues> = {
  subscribe: (onChange: () => void) => () => void;
  /** The same object until the state changes. */
  current: () => BoundForm<Input>;
  /** Empties these fields, and clears every message. */
  clearFields: (names: readonly Path<Input>[]) => void;
  /** Subscribes to events of the page while the form is mounted. */
  connect?: () => () => void;
};

type EnhancedFormControl<Input extends FieldValues> = FormEnhancement<Input> & {
  clearMessages: () => void;
};

/** The idempotency keys of a form's posts, whoever sends them. */
export type Submission = {
  /** The same until it is answered, while the fields have the same values. */
  key: () => string;
  /** Of earlier posts without an answer, which had other values. */
  earlierKeys: () => readonly string[];
  isUnanswered: () => boolean;
  settle: (key: string, isAnswered: boolean) => void;
};

type FormOptions<
  Input extends FieldValues,
  Details extends FieldValues,
  Confirmation,
> = ReplyOptions<Confirmation> & {
  resolver: Resolver<Input, unknown, Details>;
  endpoint: string;
  /** The body (send-form.ts). The key is the same for every attempt of one submission. */
  toBody: (details: Details, idempotencyKey: string) => object | FormData;
  onConfirmed: (confirmation: Confirmation, details: Details) => void;
  /** Called when only a native post is possible. */
  postNatively: () => void;
  readField: (name: string) => string;
  submission: Submission;
  /** Names of the visible fields: an error of any other is shown beneath the button. */
  visible: readonly string[];
};

export function enhanceForm<Input extends FieldValues, Details extends FieldValues, Confirmation>(
  options: FormOptions<Input, Details, Confirmation>,
): EnhancedFormControl<Input> {
  const { resolver, onConfirmed, postNatively, readField, submission, visible } = options;
  // No default values: each field keeps its value when the enhancement takes over.
  const control = createFormControl<Input, unknown, Details>({ resolver, mode: 'onTouched' });
  // If the first load fails, submit tries again.
  ensureToken().catch(() => undefined);

  const send = async (details: Details) => {
    state.update({ message: null, isSending: true });
    const key = submission.key();
    const reply = await sendForm(options.endpoint, options.toBody(details, key), {
      ...options,
      onAwaitingToken: (isAwaitingToken) => state.update({ isAwaitingToken }),
    });
    submission.settle(key, reply.kind !== 'no-answer');
    state.update({ isSending: false });
    if (reply.kind === 'confirmed') return onConfirmed(reply.confirmation, details);
    if (reply.kind === 'invalid') return showErrors(reply.errors);
    if (reply.kind === 'post-natively') postNatively();
    state.update({ message: reply.message });
  };
  const showErrors = (errors: Record<string, string>) => {
    for (const [field, text] of Object.entries(errors)) {
      if (visible.includes(field)) {
        control.setError(field as Path<Input>, { message: text }, { shouldFocus: true });
      } else state.update({ message: text });
    }
  };
  /** A tool that fills in a field may send no event: what the visitor sees is what is sent. */
  const takeShownTexts = () => {
    for (const name of visible as readonly Path<Input>[]) {
      const [known, shown]: [unknown, string] = [control.getValues(name), readField(name)];
      if (shown !== '' && shown !== known && typeof (known ?? '') === 'string')
        control.setValue(name, shown as PathValue<Input, typeof name>);
    }
  };
  const onCrash = () => {
    // A native post needs none of the features that this browser may lack.
    state.update({ isSending: false });
    postNatively();
  };

  let isSubmitting = false;
  const state = createState<BoundForm<Input>>({
    register: withLateBlur(keepingChoices(control)),
    submit: () => {
      // Two presses before the first reply are one submission.
      if (isSubmitting) return;
      isSubmitting = true;
      takeShownTexts();
      void control
        .handleSubmit(send)()
        .catch(onCrash)
        .finally(() => {
          isSubmitting = false;
        });
    },
    errors: {},
    changed: {},
    isSending: false,
    isAwaitingToken: false,
    message: null,
  });
  control.subscribe({
    formState: { errors: true, dirtyFields: true },
    callback: ({ errors = {}, dirtyFields = {} }) =>
      state.update({ errors, changed: dirtyFields as BoundForm<Input>['changed'] }),
  });

  const clearMessages = () => {
    control.clearErrors();
    state.update({ message: null });
  };
  return {
    subscribe: state.subscribe,
    current: state.current,
    clearMessages,
    clearFields: (names) => {
      for (const name of names) control.setValue(name, '' as PathValue<Input, Path<Input>>);
      clearMessages();
    },
  };
}

/**
 * A field is checked once the press that took its focus has ended: a message that appears before would move what is
 * pressed away from the finger. Focus that moves into an opening dialog does not count as blur.
 */
function withLateBlur<Input extends FieldValues>(
  register: UseFormRegister<Input>,
): UseFormRegister<Input> {
  return (name, rules) => {
    const field = register(name, rules);
    const onBlur: typeof field.onBlur = async (event) => {
      await pressEnd;
      if (!hasFocusMovedToDialog(event.target)) await field.onBlur(event);
    };
    return { ...field, onBlur };
  };
}

/**
 * React Hook Form gives a radio button that registers the value of its group, which is none until the checked one has
 * registered: a choice from before the enhancement would be lost.
 */
function keepingChoices<Input extends FieldValues, Details extends FieldValues>({
  register,
  setValue,
}: Pick<UseFormReturn<Input, unknown, Details>, 'register' | 'setValue'>): UseFormRegister<Input> {
  const kept = new Set<string>();
  return (name, rules) => {
    const field = register(name, rules);
    const ref: typeof field.ref = (element) => {
      const group = element?.type === 'radio' && element.form?.elements.namedItem(name);
      const choice = group instanceof RadioNodeList && group.value;
      field.ref(element);
      if (!choice || kept.has(name)) return;
      kept.add(name);
      setValue(name, choice as PathValue<Input, typeof name>);
    };
    return { ...field, ref };
  };
}

let pressEnd = Promise.resolve();
let endPress = () => {};

// A touch, too, moves the focus with the mouse events that the browser derives from it.
addEventListener(
  'mousedown',
  () => {
    pressEnd = new Promise((resolve) => {
      endPress = resolve;
    });
  },
  true,
);
// The click comes right behind `mouseup`. A list that opens, and a menu, may swallow that one.
for (const type of ['mouseup', 'dragend', 'change', 'keydown']) {
  addEventListener(type, () => setTimeout(endPress), true);
}

/** A dialog took the focus: the visitor did not leave the field. */
function hasFocusMovedToDialog(field: Element): boolean {
  return document.querySelector('dialog[open]') !== null && !field.closest('dialog[open]');
}

/** An object whose changes can be subscribed to. */
function createState<State extends object>(initial: State) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    current: () => state,
    update: (changes: Partial<State>) => {
      state = { ...state, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
