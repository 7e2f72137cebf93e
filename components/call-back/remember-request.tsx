'use client';
/** On the page that confirms a native post: suppresses the popup, as after any request. */
import { useEffect } from 'react';
import { type BookedCall, isBookedCall, rememberBookedCall } from '@/lib/leads/status/booked-calls';
import { rememberRequest } from '@/lib/leads/submit/exit-popup-suppression';

export function RememberRequest({ booked }: { booked: Partial<BookedCall> }) {
  useEffect(() => {
    rememberRequest(new Date());
    if (isBookedCall(booked)) rememberBookedCall(booked);
  }, [booked]);
  return null;
}
