/** Suggestions of places and hospitals as a combobox; downshift provides ARIA, keys and touch. */
import { useCombobox } from 'downshift';
import { type ChangeEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import useSWR from 'swr';
import { fieldId } from '@/components/hospitals/search-links';
import { addQuery } from '@/lib/browser/url-state/add-query';
import type { HospitalSuggestion } from '@/lib/tools/hospitals/api/hospital-answer';
import { fetchSearch, swrOptions, useDebouncedValue } from './use-hospital-search';

type SuggestionsProps = {
  text: string;
  /** Text typed before this hook loaded. */
  hasTyped: boolean;
  field: RefObject<HTMLInputElement | null>;
  onText: (typed: string) => void;
  onChoose: (suggestion: HospitalSuggestion) => void;
};

const debounceMs = 120;
const minLetters = 2;
/** Field and list get their props one render later than downshift checks for them. */
const drawnByParent = { suppressRefError: true };
const noSuggestions: readonly HospitalSuggestion[] = [];

export function useSuggestions({ text, hasTyped, field, onText, onChoose }: SuggestionsProps) {
  const [isWanted, setWanted] = useState(
    () => hasTyped && document.activeElement === field.current,
  );
  const typed = useDebouncedValue(text.trim(), debounceMs);
  const { data = noSuggestions } = useSWR<readonly HospitalSuggestion[]>(
    isWanted && typed.length >= minLetters
      ? addQuery('/api/hospitals/suggestions', { q: typed })
      : null,
    // Suggestions are optional: the search works without them.
    fetchSearch,
    swrOptions,
  );
  const items = text.trim().length >= minLetters ? data : noSuggestions;

  const { getInputProps, getMenuProps, getItemProps, isOpen, highlightedIndex } =
    useCombobox<HospitalSuggestion>({
      inputId: fieldId,
      items: [...items],
      itemToString: (item) => item?.label ?? '',
      inputValue: text,
      selectedItem: null,
      isOpen: isWanted && items.length > 0,
      onIsOpenChange: ({ isOpen: isOpenNow }) => setWanted(isOpenNow),
      onSelectedItemChange: ({ selectedItem }) => {
        setWanted(false);
        if (selectedItem) onChoose(selectedItem);
      },
      stateReducer: (state, { type, changes }) =>
        // Leaving the field selects nothing: only Enter and a tap do.
        type === useCombobox.stateChangeTypes.InputBlur
          ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
          : changes,
      getA11yStatusMessage: ({ isOpen: isOpenNow }) =>
        isOpenNow ? `${items.length} suggestions, use the arrow keys.` : '',
    });

  const { 'aria-labelledby': _label, ...inputProps } = getInputProps(
    {
      ref: field,
      // Here and not in downshift's callback, which runs later and would move the cursor to the end.
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setWanted(true);
        onText(event.target.value);
      },
      // Enter without a selected suggestion searches; by default downshift would only close the list.
      onKeyDown: ({ key, nativeEvent }: KeyboardEvent) => {
        if (key === 'Enter' && highlightedIndex < 0)
          Object.assign(nativeEvent, { preventDownshiftDefault: true });
      },
      // A request for suggestions may still be pending.
      onBlur: () => setWanted(false),
    },
    drawnByParent,
  );
  return {
    inputProps,
    items,
    isOpen,
    menuProps: getMenuProps({ 'aria-label': 'Suggestions' }, drawnByParent),
    getItemProps,
    close: () => setWanted(false),
  };
}
