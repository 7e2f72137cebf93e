'use client';
/** Suppresses the popup, as after any request, and stores the booked call, on the page that confirms a native post. */
import { useEffect } from 'react';
import {
  type BookedCall,
  isBookedCall,
  settleNativePost,
  writeBookedCall,
} from '@/lib/leads/status/booked-calls';
import { recordSuccessfulRequest } from './exit-popup-suppression';

export function RememberRequest({ booked }: { booked: Partial<BookedCall> }) {
  useEffect(() => {
    recordSuccessfulRequest(new Date());
    // It has its answer: a call for somebody else, asked for next on this phone, does not replace it.
    settleNativePost(booked);
    if (isBookedCall(booked)) writeBookedCall(booked);
  }, [booked]);
  return null;
}
