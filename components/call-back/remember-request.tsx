'use client';
/** On the page that confirms a form posted by the browser itself: the popup stays away, as after any request. */
import { useEffect } from 'react';
import { rememberRequest } from '@/lib/leads/exit-popup-memory';

export function RememberRequest() {
  useEffect(() => rememberRequest(new Date()), []);
  return null;
}
